import Tower from "~icons/game-icons/evil-tower";
import type { FaceCard } from "../index";

const card: FaceCard = {
  Sign: Tower,
  blurb: {
    en: "A crypt with three wings, five incursions at most, and one boss at the far end. Lead two to six heroes from room to room, fight lines of monsters with two dice against each other, spend crystals on steel and levels, and beat the dungeon master: a person, a program, or nobody at all.",
    fr: "Une crypte à trois ailes, cinq incursions au plus, et un boss tout au bout. Menez deux à six héros de salle en salle, affrontez des rangées de monstres aux dés, dépensez vos cristaux en acier et en niveaux, et battez le maître du donjon : une personne, un programme, ou personne.",
  },
};

export default card;
