import Helm from "~icons/game-icons/visored-helm";
import type { FaceCard } from "../index";

const card: FaceCard = {
  Sign: Helm,
  blurb: {
    en: "Your deck is your life: every wound takes a card from it, and a hero without cards falls. Place your heroes on the flagstones, turn your blades the right way, foresee what every enemy will do, and grow stronger from one encounter to the next until the boss stands before you.",
    fr: "Votre paquet est votre vie : chaque blessure lui prend une carte, et un héros sans cartes tombe. Placez vos héros sur les dalles, orientez vos lames, prévoyez ce que fera chaque ennemi et devenez plus forts de rencontre en rencontre, jusqu'au boss.",
  },
};

export default card;
