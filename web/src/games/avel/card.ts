import Castle from "~icons/game-icons/elven-castle";
import type { FaceCard } from "../index";

const card: FaceCard = {
  Sign: Castle,
  emblems: ["falcon", "stag", "bear", "fox"],
  blurb: {
    en: "Walk a land of hidden tiles, fight its monsters with dice and pack their treasures into your backpack. Twelve nights later the Black Moon rises, and all that is left of the monsters marches on the castle. Win together or lose together.",
    fr: "Parcourez un pays de tuiles cachées, affrontez ses monstres aux dés et rangez leurs trésors dans votre sac à dos. Douze nuits plus tard, la Lune noire se lève, et tous les monstres restants marchent sur le château. Gagnez ensemble ou perdez ensemble.",
  },
};

export default card;
