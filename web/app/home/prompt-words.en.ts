/** Texts of the home page's one-time prompts, in English. */
import type { HomePrompt } from "./prompt.ts";

export interface PromptWords {
  readonly title: string;
  readonly no: string;
  readonly offers: Readonly<Record<HomePrompt, { readonly text: string; readonly yes: string }>>;
}

export const texts: PromptWords = {
  title: "Suggestion",
  no: "No, thanks",
  offers: {
    persist: {
      text: "Your browser may delete your saved matches when storage runs low. Ask it to keep them?",
      yes: "Keep my data",
    },
    install: { text: "Turnlight works offline too. Add it to your home screen?", yes: "Install" },
    backup: { text: "You’ve played a lot. Save your progress in a backup file?", yes: "Export backup" },
  },
};
