import type { TableStore } from "../../lib/table.svelte";
import type { Aids, Furniture, VeridiaState } from "./records";

export type VeridiaTable = TableStore<VeridiaState, Aids, Furniture>;
