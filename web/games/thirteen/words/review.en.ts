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
  "keeps-too-many": "Locking too many dice",
  "keeps-too-few": "Locking too few dice",
  "keeps-the-wrong": "Locking the wrong dice",
  "rolls-on": "Rolling again instead of taking a box",
  "stops-early": "Taking a box instead of rolling again",
  "fills-the-wrong": "Taking the wrong box",
  "scratches-the-wrong": "Scratching the wrong box",
};

const reasons: Readonly<Record<string, string>> = {
  "keeps-too-many": "Locking fewer dice would have left more ways to get what you needed.",
  "keeps-too-few": "More of these dice would have helped towards what you needed.",
  "keeps-the-wrong": "Other dice would have been a better start.",
  "rolls-on": "The box was worth more than another roll was likely to bring.",
  "stops-early": "There were rolls left, and the box could wait.",
  "fills-the-wrong": "The other box scores more, or this one is needed later.",
  "scratches-the-wrong": "Another box would have been easier to give up.",
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
    return kept === "" ? "Rolling all dice" : `Locking ${kept}`;
  },
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
