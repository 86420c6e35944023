import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const FILES = import.meta.glob<string>("../src/**/*.{ts,svelte,ftl}", { query: "?raw", import: "default", eager: true });

const messages = (locale: string) =>
  new Map(new FluentResource(FILES[`../src/text/${locale}.ftl`]!).body.map((one) => [one.id, one]));

/** What the page is written in. */
const code = Object.entries(FILES).filter(([name]) => !name.endsWith(".ftl"));

const ANY = { configurable: true, enumerable: true, value: 2 };

/** The arguments that a message mentions. */
const argumentsOf = (message: unknown) =>
  [...new Set(JSON.stringify(message).match(/"type":"var","name":"\w+"/g))].sort();

const en = messages("en");
const fr = messages("fr");

describe("the texts of the page", () => {
  it("are there in both languages, with the same arguments", () => {
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [id, message] of en) expect(argumentsOf(fr.get(id)), id).toEqual(argumentsOf(message));
  });

  it("can be formatted without errors", () => {
    for (const [locale, found] of Object.entries({ en, fr })) {
      const bundle = new FluentBundle(locale, { useIsolating: false });
      bundle.addResource({ body: [...found.values()] } as FluentResource);
      const errors: Error[] = [];
      const given = new Proxy({}, { get: () => 2, has: () => true, getOwnPropertyDescriptor: () => ANY });
      for (const message of found.values()) if (message.value) bundle.formatPattern(message.value, given, errors);
      expect(errors).toEqual([]);
    }
  });

  it("are all there that the page asks for by name", () => {
    const shell = code.filter(([name]) => !name.includes("/games/"));
    const asked = shell.flatMap(([, text]) => [...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((found) => found[1]!));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !en.has(id))).toEqual([]);
  });

  it("are all used", () => {
    const source = code.map(([, text]) => text).join("\n");
    const starts = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1]!);
    const prefixes = [...starts, "set-light-", "set-text-", "set-motion-", "set-speed-", "blurb-", "chapter-"];
    const unused = [...en.keys()].filter(
      (id) => !source.includes(`"${id}"`) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
