import Dell from "~icons/game-icons/oak-leaf";
import type { FaceCard } from "../index";

const card: FaceCard = {
  Sign: Dell,
  blurb: {
    en: "Roll the dice, draft one, walk your own copy of the dungeon and strike at the monster on your sheet: a straight line from point to point hurts where it crosses an older one on the body. No ruler, no second try. Race one to four heroes to the boss or the shrines before the rounds run out.",
    fr: "Lancez les dés, choisissez-en un, parcourez votre propre plan du donjon et frappez le monstre de votre fiche : un trait droit d'un point à l'autre blesse là où il en croise un plus ancien sur le corps. Ni règle ni repentir. Un à quatre héros courent vers le boss ou les autels avant la dernière manche.",
  },
};

export default card;
