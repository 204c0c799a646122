/** Side-by-side levels: texts in German. */
import type { BoardProgress } from "@turnlight/kernel";
import { counting } from "../../../language/texts/plural.ts";
import type { WispSideTexts } from "./side.en.ts";

const count = counting("de-DE");

const standing = ({ stands, moves, counts }: BoardProgress): string => {
  if (stands === "left") return "hat aufgegeben";
  if (stands === "done") return `fertig nach ${count(moves, { one: "# Zug", other: "# Zügen" })}`;
  const made = count(moves, { one: "# Zug", other: "# Züge" });
  return `${made}, ${count(counts["left"] ?? 0, { one: "noch # Wesen", other: "noch # Wesen" })}`;
};

export const de: WispSideTexts = {
  title: "Irrlicht, Seite an Seite",
  tagline: "Ein Level, für jeden eine Lichtung.",
  rules: [
    "Alle spielen dasselbe Level, jeder auf seiner Lichtung. Die der anderen siehst du nicht, nur wie weit sie sind.",
    "Nimm Züge zurück, so oft du magst: Es zählt der Weg, der am Ende steht.",
    "Die wenigsten Züge gewinnen. Wer ausgelöscht wird, versucht es noch einmal.",
  ],
  progress: standing,
  told: (name, progress) => `${name}: ${progress}.`,
  back: "Zurückgenommen.",
  level: "Level",
  today: "Die Lichtung von heute",
};
