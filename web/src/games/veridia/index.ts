import type { AnswerStyle, GameFace } from "../index";
import Table from "./Table.svelte";
import { CHAPTERS } from "./model/story";
import type { AnyEvent } from "./records";

const answers: Readonly<Record<string, AnswerStyle>> = {};

/** Questions that a table shows and answers by itself. */
const BY_TABLE: ReadonlySet<string> = new Set(["veridia.build"]);

const face: GameFace = {
  Table,
  theme: "veridia",
  texts: { en: () => import("./text/en.ftl?raw"), fr: () => import("./text/fr.ftl?raw") },
  answers,
  asksItself: (table) => BY_TABLE.has(table.question?.key ?? ""),
  isChapter: (event) => CHAPTERS.has((event as AnyEvent).type),
};

export default face;
