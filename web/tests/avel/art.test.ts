import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import sheet from "../../src/games/avel/art/sprite.svg?raw";
import english from "../../src/games/avel/text/en.ftl?raw";
import french from "../../src/games/avel/text/fr.ftl?raw";
import pictures from "../../src/games/avel/art/pictures.json";
import { box } from "./box";

describe("pictures", () => {
  it("are all on the sheet", () => {
    const names = Object.values(pictures).flatMap((kind) => Object.values(kind));
    expect(names.filter((name) => !sheet.includes(`<symbol id="${name}"`))).toEqual([]);
  });

  it("exist for everything in the box", () => {
    expect(Object.keys(box.monsters).filter((id) => !(id in pictures.monsters))).toEqual([]);
    expect(Object.keys(box.tokens).filter((id) => !(id in pictures.tokens))).toEqual([]);
    expect(Object.keys(box.tiles).filter((id) => !(id in pictures.tiles))).toEqual([]);
    expect(Object.keys(box.traps).filter((id) => !(id in pictures.traps))).toEqual([]);
  });
});

describe("texts", () => {
  const ids = (source: string): string[] => new FluentResource(source).body.map(({ id }) => id);

  it("are the same messages in both languages, each once", () => {
    expect(ids(french).sort()).toEqual(ids(english).sort());
    expect(new Set(ids(english)).size).toBe(ids(english).length);
  });
});
