/** Thirteen Throws: texts of the review, in German. */
import { type Category, categories, type RunView } from "@turnlight/games/thirteen";
import type { ReviewWords } from "../shared.ts";
import { de } from "./texts.de.ts";

const boxOf = (name: string): string =>
  de.boxes[categories.find((box) => box === name) ?? ("chance" satisfies Category)];
const keptIn = (move: string, { sheet }: RunView): string =>
  (/^roll keep (.*)$/.exec(move)?.[1] ?? "")
    .split(" ")
    .filter((place) => place !== "")
    .map((place) => sheet.shown[Number(place) - 1] ?? "")
    .join(" ");

const habits: Readonly<Record<string, string>> = {
  "keeps-too-many": "Zu viele Würfel halten",
  "keeps-too-few": "Zu wenige Würfel halten",
  "keeps-the-wrong": "Die falschen Würfel halten",
  "rolls-on": "Weiterwürfeln, statt ein Feld zu nehmen",
  "stops-early": "Ein Feld nehmen, statt weiterzuwürfeln",
  "fills-the-wrong": "Das falsche Feld nehmen",
  "scratches-the-wrong": "Das falsche Feld streichen",
};

const reasons: Readonly<Record<string, string>> = {
  "keeps-too-many": "Hättest du weniger Würfel gehalten, hättest du mehr Möglichkeiten gehabt.",
  "keeps-too-few": "Von diesen Würfeln hättest du noch mehr gebrauchen können.",
  "keeps-the-wrong": "Andere Würfel passten besser zu dem, was fehlte.",
  "rolls-on": "Das Feld war mehr wert, als ein weiterer Wurf im Schnitt bringt.",
  "stops-early": "Es waren noch Würfe übrig, und das Feld konnte warten.",
  "fills-the-wrong": "Das andere Feld bringt mehr, oder dieses wird noch gebraucht.",
  "scratches-the-wrong": "Auf ein anderes Feld hättest du eher verzichten können.",
};

export const review: ReviewWords<RunView> = {
  move(move, view) {
    const [kind = "", box = ""] = move.split(" ");
    if (kind === "score" || kind === "scratch") return de.coach[kind](boxOf(box));
    return de.coach.roll(keptIn(move, view));
  },
  doing(move, view) {
    const [kind = "", box = ""] = move.split(" ");
    if (kind === "score") return `${boxOf(box)} zu nehmen`;
    if (kind === "scratch") return `${boxOf(box)} zu streichen`;
    const kept = keptIn(move, view);
    return kept === "" ? "Alle Würfel zu werfen" : `${kept} zu halten`;
  },
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
