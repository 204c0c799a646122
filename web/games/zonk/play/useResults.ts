/** A match is over: the landlady, who plays as strong as one's results, moves a step. */
import { useSignalEffect } from "@preact/signals";
import { mostLevel } from "@turnlight/games/zonk";
import { winners } from "@turnlight/kernel";
import type { ScreenProps } from "../../screen.ts";
import { keepSetting, setting } from "../keep.ts";

/** Up after a win, down after a loss. */
const step = 6;

const nextLevel = (level: number, won: boolean): number =>
  Math.max(0, Math.min(mostLevel, level + (won ? step : -step)));

const follow = async (won: boolean, match: string): Promise<void> => {
  const { level, followed } = await setting();
  if (followed !== match) await keepSetting({ level: nextLevel(level, won), followed: match });
};

export const useResults = ({ sight }: Pick<ScreenProps, "sight">): void => {
  useSignalEffect(() => {
    const { outcome, laid, commitment } = sight.value;
    if (outcome === undefined) return;
    const seat = laid.sitters.findIndex(({ kind }) => kind === "person");
    const landlady = laid.sitters.some((sitter) => sitter.kind === "bot" && /^hybrid:\d+$/.test(sitter.bot));
    if (landlady && seat >= 0) void follow(winners(outcome.scores).includes(seat), commitment);
  });
};
