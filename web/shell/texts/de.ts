/** Deutsch. */
import type { Texts } from "./en.ts";

export const de: Texts = {
  tagline: "Ein Spielsalon nach Einbruch der Dunkelheit.",
  onTheTable: "Auf dem Tisch",
  seats: (least, most) => (least === most ? `${least} Plätze` : `${least} bis ${most} Plätze`),
  play: "Auf der Kommandozeile",
  fairDice: "Würfel zum Nachprüfen",
  fairDiceAbout:
    "Jeder Wurf folgt aus einem geheimen Startwert. Erst siehst du seinen Fingerabdruck, danach den Startwert selbst: Wer zweifelt, würfelt nach.",
  throwDice: "Sechs Würfel werfen",
  fingerprint: "Fingerabdruck",
  seed: "Startwert",
  notThrown: "Kommt nach dem Wurf",
  dice: (faces) => `Die Würfel zeigen ${faces.join(", ")}.`,
  language: "English",
  source: "Frei und offen, unter der MIT-Lizenz.",
};
