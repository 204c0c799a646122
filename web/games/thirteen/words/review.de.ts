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
  "keeps-too-many": "Behält zu viele Würfel",
  "keeps-too-few": "Behält zu wenige Würfel",
  "keeps-the-wrong": "Behält die falschen Würfel",
  "rolls-on": "Wirft weiter, wo ein Feld besser war",
  "stops-early": "Füllt ein Feld, wo Weiterwerfen besser war",
  "fills-the-wrong": "Füllt das falsche Feld",
  "scratches-the-wrong": "Streicht das falsche Feld",
};

const reasons: Readonly<Record<string, string>> = {
  "keeps-too-many": "Mit weniger behaltenen Würfeln führten mehr Wege zu dem, was fehlte.",
  "keeps-too-few": "Mehr behaltene Würfel waren schon auf dem Weg zu dem, was fehlte.",
  "keeps-the-wrong": "Andere Würfel führten eher zu dem, was fehlte.",
  "rolls-on": "Das Feld war mehr wert, als ein weiterer Wurf bringen konnte.",
  "stops-early": "Es waren noch Würfe übrig, und das Feld konnte warten.",
  "fills-the-wrong": "Das andere Feld gibt mehr, oder dieses wird noch gebraucht.",
  "scratches-the-wrong": "Ein anderes Feld wird weniger fehlen.",
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
    return kept === "" ? "Alle Würfel zu werfen" : `${kept} zu behalten`;
  },
  habit: (habit) => habits[habit] ?? habit,
  why: (habit) => reasons[habit] ?? habit,
};
