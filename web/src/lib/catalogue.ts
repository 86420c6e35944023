import { api } from "./api";
import type { GameCard, GameSheet, RuleText } from "./protocol";
import { settings } from "./settings.svelte";

/** What the server says about its games, asked once for each language. */
class Catalogue {
  private readonly asked = new Map<string, Promise<unknown>>();

  games(): Promise<GameCard[]> {
    return this.once("games", () => api.games());
  }

  /** A game played with a content pack (its hash); "": with the content of the house. */
  sheet(game: string, pack = ""): Promise<GameSheet> {
    return this.once(`sheet ${game} ${pack}`, () => api.game(game, pack));
  }

  rules(game: string): Promise<RuleText[]> {
    return this.once(`rules ${game}`, () => api.rules(game));
  }

  private once<T>(name: string, load: () => Promise<T>): Promise<T> {
    const key = `${settings.chosen.locale} ${name}`;
    const before = this.asked.get(key) as Promise<T> | undefined;
    if (before) return before;
    const found = load();
    this.asked.set(key, found);
    found.catch(() => this.asked.delete(key)); // what failed is asked again
    return found;
  }
}

export const catalogue = new Catalogue();
