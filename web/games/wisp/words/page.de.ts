/** Will-o'-the-Wisp: rules in short and the labels of its settings, in German. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Locke alle Wesen in den Hain, ohne dich fangen zu lassen. Du bist das Licht: Geh einen Schritt in eine von acht Richtungen, und jeder Jäger macht einen Schritt auf dich zu.",
    "Wesen, die den Hain betreten, werden erlöst. Erreicht dich eines, wirst du gefangen.",
    "Bäume halten sie auf, Schlamm hält sie fest, und Schläfer wachen auf, wenn du neben ihnen stehst. Mit Glück hat das nichts zu tun.",
  ],
  labels: {},
};
