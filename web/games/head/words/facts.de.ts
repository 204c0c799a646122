/** Don't Lose Your Head: sentences for facts, in German. */

import type { HeadFact, HeadView } from "@turnlight/games/head";
import { listIn } from "../../../language/lists.ts";
import { behind } from "../../../language/texts/declined.ts";
import type { FactWords } from "../../facts.ts";
import { de } from "./play.de.ts";
import { ways } from "./ways.de.ts";

const texts = de.last;

export const facts: FactWords<HeadView, HeadFact> = {
  placed: ({ seat, board }, { nameOf }) =>
    board === undefined
      ? `${nameOf(seat)} hat die Wörter versteckt.`
      : `${nameOf(seat)} versteckt ${listIn(
          "de",
          board.map(({ word }) => word),
        )}.`,
  began: ({ seat }, { nameOf }) => `${nameOf(seat)} beginnt.`,
  letter: ({ seat, letter, hit }, { nameOf }) => (hit ? texts.letterHit : texts.letterMiss)(nameOf(seat), letter),
  cell(fact, { nameOf }) {
    const name = nameOf(fact.seat);
    if (fact.colour === "green") return texts.cellGreen(name, fact.cell, fact.letter);
    return (fact.colour === "yellow" ? texts.cellYellow : texts.cellRed)(name, fact.cell);
  },
  word: ({ seat, word, hit }, { nameOf }) => (hit ? texts.wordHit : texts.wordMiss)(nameOf(seat), word),
  known: ({ letters }) => `Jetzt bekannt: ${listIn("de", [...letters])}.`,
  pattern: ({ row, pattern }) => `Wort ${row}: ${[...pattern].join(" ")}.`,
  "turned-green": ({ cell, letter }) => `Im Feld ${cell} steht ${letter}.`,
  solved: ({ word, toward }) =>
    toward === undefined ? `${word} ist gelöst.` : `${word} ist gelöst. Es verläuft ${ways[toward]}.`,
  missed: ({ seat, misses, limit }, { nameOf }) =>
    `Das Beil sinkt: ${misses} von ${limit} Fehlern ${behind("bei", nameOf(seat))}.`,
  again: ({ seat }, { nameOf }) => `${nameOf(seat)} ist noch einmal dran.`,
  fell: ({ seat, why }, { nameOf }) =>
    why === "misses"
      ? `Zu viele Fehler: ${nameOf(seat)} verliert den Kopf.`
      : `Alles ist gefunden: ${nameOf(seat)} verliert den Kopf.`,
  revealed: () => "Beide Gitter sind aufgedeckt.",
};
