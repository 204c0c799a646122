/** The campaign's chapters, in German. */
import type { ChapterTexts } from "./chapters.en.ts";

export const texts: ChapterTexts = {
  "first-light": {
    title: "Erstes Licht",
    opening:
      "In den Dörfern heißt es, du führst Wanderer ins Moor. Gefragt hat dich nie jemand. Heute Nacht geht etwas Rotes durch den Wald, krank und hungrig nach Licht, und nur der alte Hain kann noch heilen.",
    closing:
      "Was rot in den Hain gegangen ist, kommt als Hase wieder heraus. Bevor er davonspringt, sieht er dich an, und so hat dich noch nie etwas angesehen. Du brennst ein wenig wärmer.",
  },
  company: {
    title: "Gesellschaft",
    opening:
      "Dass hier ein Licht ist, spricht sich herum. Jetzt kommen sie zu zweit, und zwei werden nicht müde wie einer. Aber zwei, die dasselbe wollen, vergessen leicht, dass sie zwei sind.",
    closing:
      "Zwei Rehe verlassen den Hain, das eine noch an das andere gelehnt. Du hattest geglaubt, viele bedeuteten nur noch mehr Gefahr. Seit heute ist in deiner Flamme eine zweite Farbe, ganz schwach.",
  },
  "root-and-mire": {
    title: "Wurzel und Morast",
    opening:
      "Wo der Boden weich wird, warst du schon immer zu Hause. Bäume stehen dem im Weg, was Gewicht hat, und der Schlamm hält jeden Fuß ein wenig zu lange fest. Dich hält hier nichts.",
    closing:
      "Du hast gelernt, andere warten zu lassen. Eine seltsame Macht für etwas, das immer nur geflackert hat und geflohen ist. Dein Licht brennt jetzt langsamer, und im Wind zittert es nicht mehr.",
  },
  sleepers: {
    title: "Die Schläfer",
    opening:
      "Weiter drinnen haben sich manche hingelegt und sind nicht mehr aufgestanden. Violettes Moos ist über sie gewachsen. Sie würden weiterschlafen, wenn du sie lässt, und gesund würden sie nie.",
    closing:
      "Wer jemanden weckt, gibt ein Versprechen: Wer die Augen aufschlägt, muss auch nach Hause kommen. Du hast es jedes Mal gehalten. Du kommst jetzt leiser näher, und das Moos wendet sich dir zu.",
  },
  frost: {
    title: "Frost",
    opening:
      "Unter dem Hügel liegt eine Höhle, in der es nie taut. Wer hier aufs Eis tritt, geht, wohin das Eis will. Du schwebst darüber, und dein Licht hängt in allen Wänden.",
    closing:
      "Das letzte schüttelt sich den Reif aus dem Fell. Du hast deine Wärme durch einen Ort getragen, der keine hatte, und sie ist nicht weniger geworden. In der Mitte deiner Flamme sitzt nun ein blauer Kern.",
  },
  "twin-stones": {
    title: "Zwillingssteine",
    opening:
      "Hier hat einmal jemand gebaut und Steine gesetzt, immer zwei, die voneinander wissen. Tritt auf den einen, und du stehst auf dem anderen. Was dich jagt, weiß das nicht. Es sieht nur, wie weit weg du bist.",
    closing:
      "Zwischen zwei Steinen, kürzer als ein Augenblick, hast du dich von außen gesehen: ein kleines, ruhiges Licht, und viele gehen darauf zu. Du hattest keine Angst vor ihm. Das also sehen sie.",
  },
  "the-watch": {
    title: "Die Wache",
    opening:
      "Im großen Saal hält noch jemand Wache. Die Wächter gehen die Runden, die sie gingen, als es noch etwas zu bewachen gab, und sehen nur geradeaus. Sie jagen dich nicht. Du musst dich schon sehen lassen.",
    closing:
      "Einer nach dem anderen nimmt den Helm ab. Sie hatten auf Ablösung gewartet, und niemand kam mit einem Licht. Jetzt ist eins da, und du merkst, dass du auch bei jemandem bleiben kannst.",
  },
  "deep-forest": {
    title: "Der tiefe Wald",
    opening:
      "Hier stehen die Bäume so dicht, dass kein Mond hindurchkommt. Wer sich hier verlaufen hat, hat sich vor langer Zeit verlaufen, und es sind viele. Du bist das erste Licht seit Jahren, und sie kommen gerannt.",
    closing:
      "Hinter dir ist der Wald wieder voll kleiner Geräusche: Flügel, Pfoten, Atem. Du wirfst jetzt Schatten. Ein Funke tut das nicht, und du brauchst eine Weile, bis du begreifst, was aus dir geworden ist.",
  },
  "the-wide-night": {
    title: "Die weite Nacht",
    opening:
      "Hinter dem Wald wird das Land weit und der Himmel auch. Hier sind die Wege lang, und man sieht dich von fern. Früher bliebst du im Dickicht; jetzt gehst du, wo dich alle finden können.",
    closing:
      "Gegen Morgen ist es still über dem Moor. In den Dörfern erzählen sie es inzwischen anders: Wer sich verlaufen hat, soll das kleine Licht suchen und gehen, wohin es geht. Du hörst es, und du brennst, und du bleibst.",
  },
};
