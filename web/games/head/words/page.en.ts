/** Don't Lose Your Head: rules in short and the labels of its settings, in English. */
import type { PageTexts } from "../../page.ts";

export const texts: PageTexts = {
  rules: [
    "Find your opponent’s hidden words before they find yours: take turns to guess a letter, a cell or a whole word.",
    "A wrong letter or an empty cell is one miss, a wrong word two. At your miss limit, the blade falls.",
    "Once you know every letter and have found every cell, it falls on your opponent instead.",
  ],
  tips: [
    "Start with common letters: a hit is filled in wherever it appears.",
    "Words run in straight lines. Two cells found side by side often show which way a word runs.",
    "A wrong word costs two misses. Guess one when hardly any other word would fit.",
  ],
  labels: {
    bank: "Dictionary",
    english: "English",
    german: "German",
    pack: "Word pack",
    none: "None",
    animals: "Animals",
    kitchen: "Kitchen",
    sea: "Sea",
    castle: "Castle",
    woods: "Woods",
  },
};
