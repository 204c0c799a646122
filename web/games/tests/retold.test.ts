/** Decisive moments say "you" to the player whose decisions they are, and the player's name to everybody else. */
import { readFileSync } from "node:fs";
import { type ReviewedEntry, type ReviewScale, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { showLanguage } from "../../language/catalogue.ts";
import { openMatch } from "../../match/review/opened-match.ts";
import type { ReviewWords } from "../../match/review/review-words.ts";
import { retoldMoments } from "../../match/review/story.ts";
import { review as headGerman } from "../head/words/review.de.ts";
import { review as headEnglish } from "../head/words/review.en.ts";
import { review as thirteenGerman } from "../thirteen/words/review.de.ts";
import { review as thirteenEnglish } from "../thirteen/words/review.en.ts";
import { review as wispGerman } from "../wisp/words/review.de.ts";
import { review as wispEnglish } from "../wisp/words/review.en.ts";
import { review as zonkGerman } from "../zonk/words/review.de.ts";
import { review as zonkEnglish } from "../zonk/words/review.en.ts";

const names = ["Ada", "Bo", "Cleo"] as const;
const player = names[0];

interface RetoldGame {
  readonly english: ReviewWords;
  readonly german: ReviewWords;
  readonly story: string;
  readonly unit: ReviewScale["unit"];
  /** Rolls by their entries, and the player's mistakes by entry and kind. */
  readonly rolls: readonly number[];
  readonly faults: readonly (readonly [n: number, habit: string])[];
}

const games: Readonly<Record<string, RetoldGame>> = {
  zonk: {
    english: zonkEnglish,
    german: zonkGerman,
    story: "zonk/golden/classic-three.story",
    unit: "chance",
    // The player's own and an opponent's, each rolled and zonked.
    rolls: [2, 8, 10, 13],
    faults: [[3, "takes-too-many"]],
  },
  thirteen: {
    english: thirteenEnglish,
    german: thirteenGerman,
    story: "thirteen/golden/greedy-human.story",
    unit: "chance",
    rolls: [6],
    faults: [
      [5, "keeps-too-many"],
      [9, "fills-the-wrong"],
    ],
  },
  wisp: {
    english: wispEnglish,
    german: wispGerman,
    story: "wisp/golden/caught.story",
    unit: "moves",
    rolls: [],
    faults: [
      [1, "takes-a-detour"],
      [2, "locks-itself-out"],
      [3, "walks-into-it"],
    ],
  },
  head: {
    english: headEnglish,
    german: headGerman,
    story: "head/golden/normal-evening.story",
    unit: "misses",
    rolls: [],
    faults: [
      [3, "rash"],
      [5, "impossible"],
    ],
  },
};

const rolled = (n: number, gain: number): readonly ReviewedEntry[] => [
  { n: n - 1, cause: "others", outlook: { value: 0.5, exact: true } },
  { n, cause: "dice", outlook: { value: 0.5 + gain, exact: true } },
];

const faulty = (n: number, habit: string, move: string): readonly ReviewedEntry[] => {
  const judged = { move, options: [], best: 2, made: 0, given: 2, counts: true, turn: n, exact: true, habit } as const;
  return [{ n, cause: "you", judged: { ...judged, mark: "blunder" } }];
};

for (const [game, { english, german, story, unit, rolls, faults }] of Object.entries(games))
  test(`${game}: what is retold names whoever is reviewed, and addresses nobody else`, async () => {
    const opened = await openMatch(readFileSync(new URL(`../../../games/${story}`, import.meta.url), "utf8"));
    if (!opened.ok) throw new Error(sentence(opened.refusal));
    const match = opened.value;
    const scale: ReviewScale = { unit, marks: { slip: 0.01, mistake: 0.03, blunder: 0.08 }, half: 0.04 };
    const moments = [
      ...rolls.flatMap((n) => [rolled(n, 0.3), rolled(n, -0.3)]),
      ...faults.map(([n, habit]) => faulty(n, habit, match.entryAt(n)?.move ?? "")),
    ];
    for (const [language, own, addressed] of [
      ["en", english, /\byou\b/i],
      ["de", german, /\b(?:du|dir|dich)\b/i],
    ] as const) {
      await showLanguage(language);
      for (const entries of moments)
        for (const isOwn of [true, false]) {
          const nameOf = (seat: number) => names[seat] ?? "";
          const viewBefore = (n: number) => match.viewAt(n - 1, 0);
          const { stories: _stories, ...alone } = own;
          const [told, ...more] = retoldMoments(scale, entries, {
            own: alone,
            viewBefore,
            match,
            seat: 0,
            isOwn,
            nameOf,
          });
          expect(more).toEqual([]);
          expect(addressed.test(told?.text ?? ""), told?.text).toBe(isOwn);
          expect(told?.text.includes(player), told?.text).toBe(!isOwn);
        }
    }
  });
