import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import pictures from "../../src/games/tactique/art/pictures.json";
import sheet from "../../src/games/tactique/art/sprite.svg?raw";
import english from "../../src/games/tactique/text/en.ftl?raw";
import french from "../../src/games/tactique/text/fr.ftl?raw";

describe("pictures", () => {
  it("are all on the sheet", () => {
    const names = Object.values(pictures).flatMap((kind) => Object.values(kind));
    expect(names.filter((name) => !sheet.includes(`<symbol id="${name}"`))).toEqual([]);
  });
});

describe("texts", () => {
  const ids = (source: string): string[] => new FluentResource(source).body.map(({ id }) => id);

  it("are the same messages in both languages, each once", () => {
    expect(ids(french).sort()).toEqual(ids(english).sort());
    expect(new Set(ids(english)).size).toBe(ids(english).length);
  });
});
