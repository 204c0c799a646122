/** The wisp: refusals of moves and requests, in German, by code. */
import type { refusals as english } from "./refusals.en.ts";

export const refusals: Readonly<Record<keyof typeof english, string>> = {
  "off-grid": "Du kannst das Spielfeld nicht verlassen.",
  occupied: "Dort steht ein Wesen. Geh in eine andere Richtung.",
  "unknown-move": "Das ist keine Richtung.",
  "bad-size": "Diese Größe ist nicht möglich. Ein Level ist 3 bis 9 Felder breit und hoch.",
  outside: "Etwas liegt außerhalb des Spielfelds.",
  "bad-goal": "Der Hain muss auf freiem Boden stehen.",
  "bad-pad": "Zwillingssteine müssen paarweise auf freiem Boden liegen.",
  "bad-route":
    "Die Route eines Wächters muss Schritt für Schritt über freie Felder führen und darf sich nicht selbst kreuzen.",
  "no-enemy": "Es gibt noch kein Wesen. Setze mindestens eines.",
  misplaced: "Zwei Dinge teilen sich ein Feld, oder ein Wesen steht im Baum oder im Hain. Versetze eines davon.",
  "bad-code": "Dieser Code ist beschädigt oder unvollständig. Kopiere ihn noch einmal.",
  "bad-pack": "Er ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken und kopiere ihn ganz.",
  "bad-date": "Das ist kein gültiges Datum.",
  "none-found":
    "Es konnte kein Level erstellt werden. Versuche eine andere Schwierigkeit, weniger Elemente oder ein größeres Spielfeld.",
  cancelled: "Abgebrochen, bevor ein Level gefunden wurde.",
  "bad-difficulty": "Die Schwierigkeit muss eine ganze Zahl von 1 bis 10 sein.",
  "unknown-letter": "Dieser Buchstabe hat in einem Level keine Bedeutung.",
  "ragged-row": "Diese Reihe ist nicht so lang wie die erste.",
  "bad-row": "Die Reihen müssen direkt aufeinanderfolgen.",
  "too-long": "Das ist zu viel Text für ein Level.",
  "two-goals": "Es gibt einen zweiten Hain. Entferne einen.",
  "two-wisps": "Es gibt ein zweites Irrlicht. Entferne eines.",
  "no-grid": "In diesem Text ist kein Spielfeld.",
  "no-wisp": "Auf dem Spielfeld fehlt das Irrlicht. Setze eines.",
  "no-goal": "Auf dem Spielfeld fehlt der Hain. Setze einen.",
  "bad-header": "Diese Zeile über dem Spielfeld ist nicht lesbar.",
  "unknown-header": "Diese Zeile über dem Spielfeld beginnt mit einem unbekannten Wort.",
  "bad-name": "Der Name ist leer oder zu lang.",
  "bad-order": "Die Reihenfolge muss jedes Wesen einmal nennen.",
  "no-solution": "Dieses Level lässt sich nicht lösen und deshalb nicht veröffentlichen.",
  "too-large": "Dieses Level ist zu groß, als dass der Server es lösen könnte. Mach es etwas kleiner.",
};
