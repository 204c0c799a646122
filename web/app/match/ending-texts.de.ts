/** Texts of the result dialog about claims and other players' boards, in German. */
import { behind } from "../../language/texts/declined.ts";
import type { EndingTexts } from "./ending-texts.en.ts";

export const de: EndingTexts = {
  claimedWin: (claimer, absent) => `${absent} war zu lange weg. ${claimer} hat den Sieg beansprucht.`,
  claimedDraw: (claimer, absent) => `${absent} war zu lange weg. ${claimer} hat ein Remis beansprucht.`,
  drawTitle: "Remis.",
  wonBoard: "Gewonnen",
  noBoards: "Die Bretter können gerade nicht gezeigt werden.",
  watchTogether: "Alle Wege zusammen ansehen",
  backToBoards: "Zurück zu den Spielfeldern",
  watchBoard: (name) => `Brett ${behind("von", name)} ansehen`,
};
