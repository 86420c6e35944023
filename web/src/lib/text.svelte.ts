import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Locale, settings } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;
/** For each language, how to load its messages (text of an .ftl file). */
export type Catalogue = Readonly<Record<Locale, () => Promise<{ default: string }>>>;

const SHELL: Catalogue = {
  en: () => import("../text/en.ftl?raw"),
  fr: () => import("../text/fr.ftl?raw"),
};

/** The messages of the page, in the language that was chosen. */
class Texts {
  private bundle = $state.raw(new FluentBundle("en"));
  private readonly catalogues = [SHELL];

  /** Load the messages of the chosen language. */
  async load(): Promise<void> {
    const { locale } = settings.chosen;
    const sources = await Promise.all(this.catalogues.map((catalogue) => catalogue[locale]()));
    // Marks of direction around arguments would be read out by some screen readers.
    const bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source.default));
    this.bundle = bundle;
    document.documentElement.lang = locale;
  }

  /** Add the messages of a game. */
  async add(catalogue: Catalogue): Promise<void> {
    if (this.catalogues.includes(catalogue)) return;
    this.catalogues.push(catalogue);
    await this.load();
  }

  /** The message `id` or, after a dot, an attribute of it; the id itself if there is none. */
  say(id: string, args?: Args): string {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, args ?? null, []) : id;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

export const texts = new Texts();

/** The message `id` in the language of the page. */
export const t = (id: string, args?: Args): string => texts.say(id, args);
