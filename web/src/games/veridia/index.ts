import type { AnswerStyle, GameFace } from "../index";
import Table from "./Table.svelte";
import { CHAPTERS } from "./model/story";
import type { AnyEvent } from "./records";

const answers: Readonly<Record<string, AnswerStyle>> = {};

const face: GameFace = {
  Table,
  theme: "veridia",
  texts: { en: () => import("./text/en.ftl?raw"), fr: () => import("./text/fr.ftl?raw") },
  answers,
  isChapter: (event) => CHAPTERS.has((event as AnyEvent).type),
};

export default face;
