import Sign from "~icons/game-icons/crossed-swords";
import type { FaceCard } from "../index";

const card: FaceCard = {
  Sign,
  blurb: {
    en: "Build a character without classes, level by level and trait by trait, and fight with pools of twelve-sided dice: who strikes, who parries, who keeps dice for later? The odds of every roll lie open before it is made. Alone or in company: a skirmish, a journey, or a whole table with a game master.",
    fr: "Construisez un personnage sans classe, niveau après niveau, et combattez avec des poignées de dés à douze faces : qui frappe, qui pare, qui garde des dés pour plus tard ? Les chances de chaque jet sont connues avant qu’il ne roule. Seul ou à plusieurs : une escarmouche, un voyage, ou toute une table avec meneur.",
  },
};

export default card;
