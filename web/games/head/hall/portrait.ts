/** The duel on the profile: won against lost, and the squares that are looked at first. */
import { cellAt, head as game, type HeadStanding, indexOf, other, tallyOf } from "@turnlight/games/head";
import { localized } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
import type { GamePortrait } from "../../portrait.ts";
import type { OwnRecord, PortraitInput } from "../../statistics.ts";
import { portraitWords } from "../words/portrait.ts";
import "./art/letters.css";

/** How many squares of each duel count as the first ones. */
const firstOnes = 4;

interface FirstLooks {
  readonly size: number;
  readonly cells: readonly number[];
}

const looksIn = ({ record, seat }: OwnRecord): readonly FirstLooks[] => {
  const config = game.rules.configText.read(record.config);
  if (!config.ok) return [];
  const size = config.value.grids[other(seat)];
  const cells = record.entries.flatMap(({ by, move }) => {
    const read = by === seat ? game.rules.moveText.read(move) : undefined;
    return read?.ok === true && read.value.kind === "cell" ? [indexOf(read.value.cell, size)] : [];
  });
  return cells.length === 0 ? [] : [{ size, cells: cells.slice(0, firstOnes) }];
};

/** The size that was searched most often, and how often each of its squares came first. */
const firstLooksIn = (
  records: readonly OwnRecord[],
): { readonly size: number; readonly counts: readonly number[] } | undefined => {
  const looks = records.flatMap(looksIn);
  const searched = (size: number) => looks.filter((look) => look.size === size);
  const [size] = looks.map((look) => look.size).toSorted((a, b) => searched(b).length - searched(a).length || a - b);
  if (size === undefined) return undefined;
  const counts = Array.from({ length: size * size }, () => 0);
  for (const cell of searched(size).flatMap(({ cells }) => cells)) counts[cell] = (counts[cell] ?? 0) + 1;
  return { size, counts };
};

export const portraitOf = async ({
  standing: { duels },
  records,
}: PortraitInput<HeadStanding>): Promise<GamePortrait> => {
  const { played, won, bestStreak } = tallyOf(duels);
  const looks = firstLooksIn(await records());
  const top = looks === undefined ? 0 : looks.counts.indexOf(Math.max(...looks.counts));
  return {
    figure: localized(portraitWords, (words) => words.score(number(won), number(played - won))),
    unit: localized(portraitWords, (words) => words.wonLost),
    caption: localized(portraitWords, (words) => (looks === undefined ? words.noLooks : words.firstLooks)),
    note: localized(portraitWords, (words) => words.streak(bestStreak)),
    ...(looks !== undefined && {
      chart: { kind: "heat", ...looks },
      said: localized(portraitWords, (words) => words.looksSaid(cellAt(top, looks.size))),
    }),
  };
};
