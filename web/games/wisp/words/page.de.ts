/** Will-o'-the-Wisp: rules in short and the labels of its settings, in German. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Locke alle Wesen in den Hain, ohne dich fangen zu lassen. Du bist das Licht: Geh einen Schritt in eine von acht Richtungen, und jeder Jäger macht einen Schritt auf dich zu.",
    "Wesen, die den Hain betreten, werden erlöst. Erreicht dich eines, wirst du gefangen.",
    "Bäume halten sie auf, Schlamm hält sie fest, und Schläfer wachen auf, wenn du neben ihnen stehst. Mit Glück hat das nichts zu tun.",
  ],
  tips: [
    "Rückgängigmachen kostet nichts. Zeige auf ein Feld oder halte es gedrückt, um zu sehen, was jedes Wesen tun würde.",
    "Im Hain und in Bäumen bist du sicher. Wesen suchen nie einen Weg um einen Baum herum, deshalb kann er sie aufhalten.",
    "Wesen derselben Farbe verschmelzen, wenn sie sich treffen. Danach führt ein Weg sie alle in den Hain.",
    "Eine kürzeste Lösung bringt drei Sterne, bis zu zwei Züge mehr bringen zwei, jede andere Lösung oder eine mit Tipp bringt einen.",
  ],
  labels: {},
};
