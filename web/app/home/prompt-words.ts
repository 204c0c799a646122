/** Texts of the home page's one-time prompts, in both languages. */
import type { Localized } from "../../language/language.ts";
import type { HomePrompt } from "./prompt.ts";

interface PromptWords {
  readonly title: string;
  readonly no: string;
  readonly offers: Readonly<Record<HomePrompt, { readonly text: string; readonly yes: string }>>;
}

export const promptWords: Localized<PromptWords> = {
  en: {
    title: "An offer",
    no: "No, thank you",
    offers: {
      persist: {
        text: "The browser may clear away what you have played when space is short. Shall we ask it to keep it?",
        yes: "Keep it safe",
      },
      install: { text: "Turnlight works without a network. Put it on your home screen?", yes: "Put it there" },
      backup: { text: "You have played a lot. Save your progress in a backup file?", yes: "Export backup" },
    },
  },
  de: {
    title: "Ein Angebot",
    no: "Nein, danke",
    offers: {
      persist: {
        text: "Wird der Platz knapp, darf der Browser wegräumen, was du gespielt hast. Sollen wir ihn bitten, es zu behalten?",
        yes: "Behalten",
      },
      install: { text: "Turnlight läuft auch ohne Netz. Auf den Startbildschirm damit?", yes: "Dahin legen" },
      backup: {
        text: "Du hast schon viel gespielt. Möchtest du deinen Fortschritt in einem Backup sichern?",
        yes: "Backup exportieren",
      },
    },
  },
};
