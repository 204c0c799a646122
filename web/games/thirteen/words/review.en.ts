/** Thirteen Throws: texts of the review, in English. */
import { type Category, categories, type RunView } from "@turnlight/games/thirteen";
import type { ReviewWords } from "../shared.ts";
import { en } from "./texts.en.ts";

const boxOf = (name: string): string =>
  en.boxes[categories.find((box) => box === name) ?? ("chance" satisfies Category)];
const keptIn = (move: string, { sheet }: RunView): string =>
  (/^roll keep (.*)$/.exec(move)?.[1] ?? "")
    .split(" ")
    .filter((place) => place !== "")
    .map((place) => sheet.shown[Number(place) - 1] ?? "")
    .join(" ");

const habits: Readonly<Record<string, string>> = {
  "keeps-too-many": "Keeps too many dice",
  "keeps-too-few": "Keeps too few dice",
  "keeps-the-wrong": "Keeps the wrong dice",
  "rolls-on": "Rolls on where a box was better",
  "stops-early": "Fills a box where rolling on was better",
  "fills-the-wrong": "Fills the wrong box",
  "scratches-the-wrong": "Scratches the wrong box",
};

const reasons: Readonly<Record<string, string>> = {
  "keeps-too-many": "Fewer kept dice left more ways to what was needed.",
  "keeps-too-few": "More kept dice were already on the way to what was needed.",
  "keeps-the-wrong": "Other dice led to more of what was needed.",
  "rolls-on": "The box was worth more than what another roll could bring.",
  "stops-early": "There were rolls left, and the box could wait.",
  "fills-the-wrong": "The other box gives more, or this one is needed later.",
  "scratches-the-wrong": "Another box will be missed less.",
};

export const review: ReviewWords<RunView> = {
  move(move, view) {
    const [kind = "", box = ""] = move.split(" ");
    if (kind === "score" || kind === "scratch") return en.coach[kind](boxOf(box));
    return en.coach.roll(keptIn(move, view));
  },
  doing(move, view) {
    const [kind = "", box = ""] = move.split(" ");
    if (kind === "score") return `Taking ${boxOf(box)}`;
    if (kind === "scratch") return `Scratching ${boxOf(box)}`;
    const kept = keptIn(move, view);
    return kept === "" ? "Rolling all dice" : `Keeping ${kept}`;
  },
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
