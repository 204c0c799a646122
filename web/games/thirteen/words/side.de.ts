/** Side-by-side runs: texts in German. */
import type { BoardProgress } from "@turnlight/kernel";
import { counting, writtenIn } from "../../../language/texts/plural.ts";
import type { RunSideTexts } from "./side.en.ts";

const count = counting("de-DE");

const standing = ({ stands, counts }: BoardProgress): string => {
  const { stage = 1, cleared = 0, score = 0 } = counts;
  if (stands === "left") return "hat aufgegeben";
  if (stands !== "done") return `Stufe ${stage}, ${count(score, { one: "# Punkt", other: "# Punkte" })}`;
  return `${count(cleared, { one: "# Stufe", other: "# Stufen" })} gewonnen, ${writtenIn("de-DE", score)} in der letzten`;
};

export const de: RunSideTexts = {
  title: "Dreizehn Würfe, Seite an Seite",
  tagline: "Dieselben Würfel, für jeden ein Lauf.",
  rules: [
    "Alle spielen denselben Startwert, jeder seinen eigenen Lauf: Für alle fallen dieselben Würfel. Die Automaten der anderen siehst du nicht, nur wie weit sie sind.",
    "Wer mehr Stufen gewinnt, liegt vorn; bei gleich vielen, wer in der letzten mehr Punkte hat.",
  ],
  progress: standing,
  told: (name, progress) => `${name}: ${progress}.`,
  back: "Zurückgenommen.",
};
