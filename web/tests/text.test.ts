import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = "src";

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const messages = (locale: string) =>
  new Map(new FluentResource(readFileSync(`${SOURCE}/text/${locale}.ftl`, "utf8")).body.map((one) => [one.id, one]));

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
      const given = new Proxy({}, { get: () => 2, has: () => true, getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 2 }) });
      for (const message of found.values()) if (message.value) bundle.formatPattern(message.value, given, errors);
      expect(errors).toEqual([]);
    }
  });

  it("are all there that the page asks for by name", () => {
    const shell = files(SOURCE).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("games"));
    const asked = shell.flatMap((name) =>
      [...readFileSync(name, "utf8").matchAll(/\bt\("([a-z0-9-]+)"/g)].map((found) => found[1]!),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !en.has(id))).toEqual([]);
  });

  it("are all used", () => {
    const source = files(SOURCE)
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(name, "utf8"))
      .join("\n");
    const starts = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1]!);
    const prefixes = [...starts, "set-light-", "set-text-", "set-motion-", "set-speed-", "blurb-", "chapter-"];
    const unused = [...en.keys()].filter(
      (id) => !source.includes(`"${id}"`) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
