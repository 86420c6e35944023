// Gathers the pictures that the pictures.json of a game names into its sprite.svg: node src/games/gather.mjs GAME (in web/).
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const [game] = process.argv.slice(2);
const here = (name) => fileURLToPath(new URL(`./${game}/art/${name}`, import.meta.url));
const { icons, aliases = {} } = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../node_modules/@iconify-json/game-icons/icons.json", import.meta.url)), "utf8"),
);
const pictures = JSON.parse(readFileSync(here("pictures.json"), "utf8"));
const names = [...new Set(Object.values(pictures).flatMap((kind) => Object.values(kind)))].sort();

/** A tenth of a 512th is finer than any screen. Arcs stay: their flags may stand next to a number without a space. */
function rounded(path) {
  return path.replace(/([a-z])([^a-z]*)/gi, (segment, command, numbers) =>
    command === "a" || command === "A" ? segment : command + numbers.replace(/\d*\.\d+/g, tenths),
  );
}

function tenths(number, offset, whole) {
  const gap = /[\d.]/.test(whole[offset - 1] ?? "") ? " " : "";
  return gap + Math.round(Number(number) * 10) / 10;
}

const symbols = names.map((name) => {
  const icon = icons[name] ?? icons[aliases[name]?.parent];
  if (!icon) throw new Error(`there is no picture ${name}`);
  const body = icon.body
    .replaceAll(' fill="currentColor"', "") // the colour comes from wherever a picture is used
    .replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path)}"`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
});

writeFileSync(here("sprite.svg"), `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>\n`);
console.log(`${names.length} pictures`);
