import { faceOf, type GameFace } from "../games";
import { catalogue } from "./catalogue";
import { addressOf, Line, type LineState } from "./line";
import type { KeptTable } from "./mine.svelte";
import type { GameSheet } from "./protocol";
import { settings } from "./settings.svelte";
import { TableStore } from "./table.svelte";
import { texts } from "./text.svelte";

/** Our visit to a table: the line to it, what is on it, and the face of its game. */
export class Session {
  state: LineState = $state("connecting");
  face: GameFace | null = $state.raw(null);
  readonly table: TableStore;
  private readonly line: Line;

  private constructor(
    readonly kept: KeptTable,
    readonly sheet: GameSheet,
    face: GameFace | null,
  ) {
    this.face = face;
    this.table = new TableStore(kept.game, sheet.furniture, { say: (message) => this.line.say(message) });
    this.line = new Line(addressOf(kept.table), { token: kept.token, locale: settings.chosen.locale }, {
      seen: () => this.table.log.at(-1)?.number ?? 0,
      hear: (report) => this.table.hear(report),
      change: (state) => {
        this.state = state;
        this.table.isOnline = state === "open";
      },
    });
  }

  /** Come to a table. Raises Failed. */
  static async open(kept: KeptTable): Promise<Session> {
    const [sheet, face] = await Promise.all([catalogue.sheet(kept.game, kept.pack), faceOf(kept.game)]);
    if (face?.texts) await texts.add(face.texts);
    return new Session(kept, sheet, face);
  }

  close(): void {
    this.line.close();
  }
}
