/** Side-by-side levels: texts in German. */
import type { BoardProgress } from "@turnlight/kernel";
import { pluralIn } from "../../../language/count.ts";
import type { WispSideTexts } from "./side.en.ts";

const count = pluralIn("de");

const standing = ({ stands, moves, counts }: BoardProgress): string => {
  if (stands === "left") return "hat aufgegeben";
  if (stands === "done") return `fertig nach ${count(moves, { one: "# Zug", other: "# Zügen" })}`;
  const made = count(moves, { one: "# Zug", other: "# Züge" });
  return `${made}, ${count(counts["left"] ?? 0, { one: "noch # Wesen", other: "noch # Wesen" })}`;
};

export const de: WispSideTexts = {
  title: "Irrlicht um die Wette",
  tagline: "Alle spielen dasselbe Level, jeder auf seinem Spielfeld.",
  rules: [
    "Locke alle Wesen mit möglichst wenigen Zügen in den Hain. Alle spielen dasselbe Level auf einem eigenen Spielfeld; von den anderen siehst du nur, wie weit sie sind.",
    "Du kannst Züge beliebig oft rückgängig machen: Es zählen nur die Züge deiner fertigen Lösung.",
    "Wer die wenigsten Wesen übrig hat, gewinnt; bei Gleichstand, wer weniger Züge gebraucht hat. Wirst du gefangen, versuche es noch einmal.",
  ],
  progress: standing,
  told: (name, progress) => `${name}: ${progress}.`,
  back: "Rückgängig gemacht.",
  level: "Level",
  today: "Level des Tages",
  own: (name) => `Mein Level: ${name}`,
  linked: (name) => `Aus einem Link: ${name}`,
  ghosts: {
    board: (name) => `Spielfeld von ${name}; die anderen sind Geister`,
    whose: "Wessen Spielfeld",
    move: (n, of) => `Zug ${n} von ${of}`,
    back: "Einen Zug zurück",
    next: "Einen Zug weiter",
    play: "Abspielen",
    pause: "Pause",
    stands: { won: "fertig", caught: "gefangen", left: "hier aufgehört", going: "unterwegs" },
  },
};
