import type { Furniture } from "../../src/games/avel/records";
import told from "./box.json";

/** The box as the server tells it; a test of the server keeps the file as it should be. */
export const box = told as unknown as Furniture;
