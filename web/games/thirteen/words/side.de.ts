/** Side-by-side runs: texts in German. */
import type { BoardProgress } from "@turnlight/kernel";
import { numberIn, pluralIn } from "../../../language/count.ts";
import type { RunSideTexts } from "./side.en.ts";

const count = pluralIn("de");

const standing = ({ stands, counts }: BoardProgress): string => {
  const { stage = 1, cleared = 0, score = 0 } = counts;
  if (stands === "left") return "hat aufgegeben";
  if (stands !== "done") return `Stufe ${stage}, ${count(score, { one: "# Punkt", other: "# Punkte" })}`;
  return `${count(cleared, { one: "# Stufe", other: "# Stufen" })} geschafft, zuletzt ${numberIn("de", score)} Punkte`;
};

export const de: RunSideTexts = {
  title: "Dreizehn Würfe um die Wette",
  tagline: "Gleiche Würfel, getrennte Läufe: Wer kommt weiter?",
  rules: [
    "Komm weiter als die anderen. Alle spielen ihren eigenen Lauf mit demselben Startwert und bekommen dieselben Würfel. Von den anderen siehst du nur, wie weit sie sind.",
    "Wer mehr Stufen schafft, gewinnt. Bei Gleichstand entscheiden die Punkte in der letzten Stufe.",
  ],
  progress: standing,
  told: (name, progress) => `${name}: ${progress}.`,
  back: "Zurückgenommen.",
};
