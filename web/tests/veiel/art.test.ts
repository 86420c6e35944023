import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import pictures from "../../src/games/veiel/art/pictures.json";
import sheet from "../../src/games/veiel/art/sprite.svg?raw";
import { stagingOf } from "../../src/games/veiel/model/staging";
import type { AnyEvent } from "../../src/games/veiel/records";
import { SOUNDS } from "../../src/games/veiel/sound";
import english from "../../src/games/veiel/text/en.ftl?raw";
import french from "../../src/games/veiel/text/fr.ftl?raw";

const ids = (source: string): string[] => new FluentResource(source).body.map(({ id }) => id);
const told = new Set(ids(english));
const SOURCES = import.meta.glob<string>("../../src/games/veiel/**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" });

describe("pictures", () => {
  it("are all on the sheet", () => {
    const names = Object.values(pictures).flatMap((kind) => Object.values(kind));
    expect(names.filter((name) => !sheet.includes(`<symbol id="${name}"`))).toEqual([]);
  });
});

describe("texts", () => {
  it("are the same messages in both languages, each once", () => {
    expect(ids(french).sort()).toEqual(ids(english).sort());
    expect(told.size).toBe(ids(english).length);
  });

  it("are there for all that the page says", () => {
    const said = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/"(veiel-[a-zA-Z_-]+)"/g)].map(([, id]) => id!));
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((id) => !told.has(id))).toEqual([]);
  });

  it("are not without use", () => {
    const code = Object.values(SOURCES).join("\n");
    const composed = [...code.matchAll(/`(veiel-[a-z-]+-)\$\{/g)].map(([, start]) => start!);
    const unused = [...told].filter((id) => !code.includes(`"${id}"`) && !composed.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

describe("sounds", () => {
  it("are there for all that can be heard", () => {
    const { sound } = stagingOf({ type: "RoomRevealed", place: "A1", room: "chest" } as AnyEvent);
    expect(Object.keys(SOUNDS)).toContain(sound);
  });
});
