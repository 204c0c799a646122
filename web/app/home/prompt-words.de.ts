/** Texts of the home page's one-time prompts, in German. */
import type { PromptWords } from "./prompt-words.en.ts";

export const texts: PromptWords = {
  title: "Vorschlag",
  no: "Nein, danke",
  offers: {
    persist: {
      text: "Wenn der Speicherplatz knapp wird, kann dein Browser gespeicherte Partien löschen. Soll er sie dauerhaft behalten?",
      yes: "Daten behalten",
    },
    install: {
      text: "Turnlight funktioniert auch offline. Möchtest du es zum Startbildschirm hinzufügen?",
      yes: "Installieren",
    },
    backup: {
      text: "Du hast schon viel gespielt. Möchtest du deinen Fortschritt in einem Backup sichern?",
      yes: "Backup exportieren",
    },
  },
};
