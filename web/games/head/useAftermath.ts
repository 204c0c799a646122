/** What the house remembers once a duel is over: how the evening with the Executioner goes on, and the day's result. */
import { useSignalEffect } from "@preact/signals";
import { type Evening, eveningAfter, eveningText, freshEvening, type HeadView, other } from "@turnlight/games/head";
import { dayOf } from "@turnlight/kernel";
import type { ScreenProps } from "../screen.ts";
import { keepDay, keepMood } from "./keep.ts";
import { signsOf } from "./play/summary.ts";
import { dayOfMatch, shapeIn } from "./shapes.ts";
import { headViewIn } from "./view.ts";

/** The evening as it stood when the duel began: as the bot's name tells. */
const eveningOf = (bot: string, view: HeadView, human: 0 | 1): Evening => {
  const read = eveningText.read(bot.replace(/^executioner:/, ""));
  return read.ok ? read.value : freshEvening(shapeIn(view.config, human).difficulty);
};

export const useAftermath = ({ sight, actions }: ScreenProps): void => {
  const keeps = actions !== undefined;
  useSignalEffect(() => {
    const { outcome, laid, commitment, view } = sight.value;
    const seen = headViewIn(view);
    const human = laid.sitters[0]?.kind === "person" ? 0 : 1;
    const rival = laid.sitters[other(human)];
    if (!keeps || outcome === undefined || seen === undefined || rival?.kind !== "bot") return;
    const day = dayOfMatch(commitment, Date.now());
    if (day !== undefined) {
      const { misses, limit } = seen.hunts[human];
      void keepDay(day, {
        won: outcome.scores[human] === 1,
        turns: seen.guesses.filter(({ by }) => by === human).length,
        misses,
        limit,
        signs: signsOf(seen, human),
        inTime: day === dayOf(Date.now()),
      });
    } else if (rival.bot.startsWith("executioner")) {
      const evening = eveningAfter(eveningOf(rival.bot, seen, human), outcome.scores[human] === 1);
      void keepMood({ difficulty: evening.difficulty, temper: eveningText.write(evening) });
    }
  });
};
