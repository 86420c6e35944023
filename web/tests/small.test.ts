import { describe, expect, it } from "vitest";
import { entriesOf, entryFor } from "../src/lib/answers";
import { linkIn, linkOf, mine } from "../src/lib/mine.svelte";
import type { Offer, RuleText } from "../src/lib/protocol";
import { match } from "../src/lib/router.svelte";
import { chaptersOf, found, wordsOf } from "../src/lib/rules";
import { ago, clock } from "../src/lib/time";
import { initialOf } from "../src/lib/words";

const TOKEN = "AbCdEfGhIjKlMnOpQrSt_-";

describe("the buttons in the bar", () => {
  const offer = (type: string, tile = ""): Offer => ({ choice: { type, tile }, label: type, rule: "", default: false });
  const offers = [offer("Move", "a"), offer("Rest"), offer("Move", "b")];
  const styles = { Move: { group: "moves", key: "m" }, Rest: { key: "r" } };

  it("are one for each answer where nothing else is wanted", () => {
    expect(entriesOf(offers, {}).map((entry) => entry.offers.length)).toEqual([1, 1, 1]);
  });

  it("are one for all answers of a kind that is grouped, where the first of them stands", () => {
    const entries = entriesOf(offers, styles);
    expect(entries.map((entry) => [entry.kind, entry.offers.length, entry.isGroup])).toEqual([
      ["Move", 2, true],
      ["Rest", 1, false],
    ]);
  });

  it("are pressed by their letter, or by the digit of their place", () => {
    const entries = entriesOf(offers, styles);
    expect(entryFor("R", entries)?.kind).toBe("Rest");
    expect(entryFor("1", entries)?.kind).toBe("Move");
    expect(entryFor("3", entries)).toBeNull();
    expect(entryFor("x", entries)).toBeNull();
  });
});

describe("addresses", () => {
  it("that were mutilated on their way lead nowhere, and break nothing", () => {
    expect(match("/table/:id", "/table/%zz")).toEqual({ id: "%zz" });
  });

  it("have names where the pattern has", () => {
    expect(match("/table/:id", "/table/k3f9c2m7qx")).toEqual({ id: "k3f9c2m7qx" });
    expect(match("/table/:id", "/table/")).toBeNull();
    expect(match("/", "/")).toEqual({});
    expect(match("/", "/nowhere")).toBeNull();
    expect(match("/settings", "/settings/")).toEqual({});
  });

  it("that are shared are understood however they are pasted", () => {
    const wanted = { table: "k3f9c2m7qx", token: TOKEN };
    expect(linkIn(linkOf("k3f9c2m7qx", TOKEN))).toEqual(wanted);
    expect(linkIn(`  Come here: https://oak.example/table/k3f9c2m7qx#${TOKEN} `)).toEqual(wanted);
    expect(linkIn(`k3f9c2m7qx.${TOKEN}`)).toEqual(wanted);
    expect(linkIn("https://oak.example/table/k3f9c2m7qx")).toBeNull();
  });
});

describe("names", () => {
  it("begin with a whole letter, whatever it takes to write it", () => {
    expect(["ada", " é", "👩‍🚀 Vera", "ß", ""].map(initialOf)).toEqual(["A", "É", "👩‍🚀", "SS", ""]);
  });
});

describe("the tables we know", () => {
  const kept = { table: "k3f9c2m7qx", game: "avel", title: "Avel" };

  it("keep the link that allows most", () => {
    mine.keep({ ...kept, token: TOKEN, role: "player" });
    mine.keep({ ...kept, token: "other", role: "watcher" });
    expect(mine.table("k3f9c2m7qx")).toMatchObject({ token: TOKEN, role: "player" });
    mine.keep({ ...kept, token: "ours", role: "host" });
    expect(mine.table("k3f9c2m7qx")).toMatchObject({ token: "ours", role: "host" });
  });

  it("begin with the one where we were last", () => {
    mine.keep({ ...kept, table: "aaaaaaaaaa", token: TOKEN, role: "host" });
    mine.keep({ ...kept, token: "ours", role: "host" });
    expect(mine.tables.map(({ table }) => table)).toEqual(["k3f9c2m7qx", "aaaaaaaaaa"]);
    mine.forget("k3f9c2m7qx");
    expect(mine.table("k3f9c2m7qx")).toBeUndefined();
  });
});

describe("rules", () => {
  const rule = (id: string, statement: string): RuleText => ({ id, statement, locale: "en", advice: false });
  const rules = [rule("AVEL-MOVE-01", "A hero walks."), rule("AVEL-REST-01", "A hero rests."), rule("AVEL-MOVE-02", "Été")];

  it("stand in chapters, in their order", () => {
    expect(chaptersOf(rules).map(({ chapter, rules: some }) => [chapter, some.length])).toEqual([
      ["MOVE", 2],
      ["REST", 1],
    ]);
  });

  it("tell names of options without their dashes, and which words are rules of their own", () => {
    const told = wordsOf("With first_seat or `bag_window`, see AVEL-MOVE-02: **never** twice.");
    expect(told.filter(({ kind }) => kind !== "plain")).toEqual([
      { kind: "name", words: "first seat" },
      { kind: "name", words: "bag window" },
      { kind: "rule", words: "AVEL-MOVE-02" },
      { kind: "strong", words: "never" },
    ]);
    expect(wordsOf("A hero walks.")).toEqual([{ kind: "plain", words: "A hero walks." }]);
  });

  it("are found by words in any order, by id, and without accents", () => {
    expect(found(rules, "walks HERO").map(({ id }) => id)).toEqual(["AVEL-MOVE-01"]);
    expect(found(rules, "rest-01")).toHaveLength(1);
    expect(found(rules, "ete")).toHaveLength(1);
    expect(found(rules, "")).toHaveLength(3);
  });
});

it("times are told as people tell them", () => {
  expect(ago(0, "en", 86_400_000)).toBe("yesterday");
  expect(ago(0, "fr", 2 * 3_600_000)).toBe("il y a 2 heures");
  expect(clock(65)).toBe("1:05");
  expect(clock(-3)).toBe("0:00");
});
