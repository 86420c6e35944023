/** The bosses. */
import { ring } from "../ink";
import type { Detail, Drawing } from "./drawing";

/** An eye on its stalk, around its own middle. Its letter stands below the pupil. */
function eye(x: number, y: number, towards: readonly [number, number]): Detail {
  const [dx, dy] = [towards[0] - x, towards[1] - y];
  const far = Math.hypot(dx, dy);
  const [ux, uy] = [dx / far, dy / far];
  const rungs = [128, 150, 172]
    .filter((at) => at < far - 130)
    .map((at) => `M${x + ux * at - uy * 22} ${y + uy * at + ux * 22}L${x + ux * at + uy * 22} ${y + uy * at - ux * 22}`);
  return {
    wash: "flesh",
    fills: [
      ["bone", ring(x, y, 52)],
      ["glow", ring(x + ux * 8, y + uy * 8, 28)],
      ["dark", ring(x + ux * 12, y + uy * 12, 13)],
      ["bone", ring(x + ux * 12 - 6, y + uy * 12 - 6, 4)],
    ],
    ink: [ring(x, y, 52), ring(x + ux * 8, y + uy * 8, 28)],
    fine: [
      ...rungs,
      `M${x - 44} ${y - 18}Q${x - 30} ${y - 14} ${x - 24} ${y - 22}`,
      `M${x + 44} ${y + 16}Q${x + 30} ${y + 14} ${x + 26} ${y + 24}`,
      `M${x - 40} ${y + 24}Q${x - 30} ${y + 20} ${x - 26} ${y + 28}`,
      `M${x + 38} ${y - 26}Q${x + 28} ${y - 20} ${x + 22} ${y - 28}`,
    ],
  };
}

const HEART = [500, 560] as const;
const EYES: Readonly<Record<string, readonly [number, number]>> = {
  A1: [500, 190],
  B1: [715, 250],
  C1: [850, 450],
  A2: [790, 700],
  C2: [150, 450],
  B2: [285, 250],
  A3: [210, 700],
};

/** On the stalk, where the eye leaves room. */
function letter(name: string, [x, y]: readonly [number, number]): readonly [number, number, string] {
  const far = Math.hypot(HEART[0] - x, HEART[1] - y);
  return [x + ((HEART[0] - x) * 98) / far, y + ((HEART[1] - y) * 98) / far + 10, name.charAt(0)];
}

const seven_eyed_watcher: Drawing = {
  wash: "violet",
  parts: {
    body: {
      fills: [
        ["pale", "M390 480Q430 430 500 424Q440 470 420 560Q370 540 390 480Z"],
        ["dark", "M412 614Q500 690 588 614Q570 690 500 698Q430 690 412 614Z"],
        ["bone", "M424 628L440 660L454 644Z"],
        ["bone", "M462 650L476 682L490 660Z"],
        ["bone", "M510 660L524 682L538 650Z"],
        ["bone", "M546 644L560 660L576 628Z"],
        ["blood", "M462 690Q500 664 538 690Q500 700 462 690Z"],
      ],
      ink: ["M412 614Q500 690 588 614", "M396 598Q410 604 412 622", "M604 598Q590 604 588 622"],
      fine: [
        "M376 520Q390 530 402 518",
        "M420 480Q436 492 450 480",
        "M470 450Q486 460 500 448",
        "M540 470Q556 480 570 468",
        "M590 520Q604 530 618 518",
        "M450 530Q466 540 480 530",
        "M520 520Q536 530 552 520",
        "M370 580Q386 590 398 580",
        "M600 580Q616 590 628 580",
        ring(440, 570, 6),
        ring(560, 580, 7),
        ring(500, 600, 5),
        ring(480, 500, 4),
      ],
    },
    ...Object.fromEntries(Object.entries(EYES).map(([name, [x, y]]) => [`eye_${name}`, eye(x, y, HEART)])),
  },
  letters: Object.entries(EYES).map(([name, place]) => letter(name, place)),
};

const hollow_colossus: Drawing = {
  wash: "stone",
  parts: {
    head: {
      fills: [
        ["dark", "M408 222Q446 192 486 226Q474 262 440 258Q412 250 408 222Z"],
        ["dark", "M592 222Q554 192 514 226Q526 262 560 258Q588 250 592 222Z"],
        ["glow", ring(448, 232, 9)],
        ["glow", ring(552, 232, 9)],
        ["dark", "M440 302L470 318L500 302L530 318L560 302L556 328L444 328Z"],
        ["pale", "M396 160Q450 118 520 120Q450 140 410 200Z"],
      ],
      ink: ["M440 302L470 318L500 302L530 318L560 302", "M400 204Q446 176 494 214", "M600 204Q554 176 506 214", "M486 270L500 250L514 270"],
      fine: ["M520 120L530 146L518 164L530 182", "M376 250L396 262L390 282", "M622 280L604 288L610 306", "M440 346L452 358", "M470 340L476 356"],
    },
    torso: {
      fills: [
        ["pale", "M346 420Q400 380 470 376Q390 430 380 540Q340 520 346 420Z"],
        ["dark", ring(500, 520, 76, 92)],
        ["deep", ring(500, 520, 58, 74)],
        ["blood", "M500 570Q440 520 466 484Q486 464 500 490Q514 464 534 484Q560 520 500 570Z"],
      ],
      ink: [ring(500, 520, 76, 92), "M430 440L570 440", "M400 660L600 660", "M390 720L610 720", "M380 800L620 800", "M500 660L500 880"],
      fine: [
        "M352 470L372 480L366 500L384 512",
        "M640 440L622 452L630 470L614 484",
        "M380 600L396 612L390 630",
        "M620 590L604 606L612 622",
        "M440 680L452 696L444 708",
        "M560 740L546 756L554 772",
        "M420 820L434 836L426 856",
        "M590 830L576 846L584 862",
        "M440 520L424 516",
        "M560 520L576 516",
        "M470 596L462 610",
        "M530 596L538 610",
      ],
    },
    right: {
      ink: ["M716 460Q706 540 700 590", "M780 590Q820 520 866 520", "M810 470Q850 470 880 440", "M846 330Q870 344 904 332", "M840 380Q870 392 914 380"],
      fine: ["M850 290L856 312", "M874 280L878 304", "M760 480L772 500L764 520", "M880 420L894 432L886 446", "M740 560L756 566", "M820 540L832 552L826 568"],
    },
    left: {
      ink: ["M284 460Q294 540 300 590", "M220 590Q180 520 134 520", "M190 470Q150 470 120 440", "M154 330Q130 344 96 332", "M160 380Q130 392 86 380"],
      fine: ["M150 290L144 312", "M126 280L122 304", "M240 480L228 500L236 520", "M120 420L106 432L114 446", "M260 560L244 566", "M180 540L168 552L174 568"],
    },
  },
  beside: ["M330 912Q500 926 680 910", "M240 900Q270 892 300 904"],
};

export const BOSSES: Readonly<Record<string, Drawing>> = { seven_eyed_watcher, hollow_colossus };
