/** Opponents that adapt over matches: the landlady to results, the learning one to habits. */
import { isLandlady, landladyAt, learningWith, noMemory, type OpponentMemory } from "@turnlight/games/zonk";
import { isEqual } from "@turnlight/kernel";
import type { Sitter } from "../shared.ts";

const learning = "hybrid:learning";
const isLearning = (bot: string): boolean => bot === learning || bot.startsWith(`${learning};`);

export const isFollowing = (sitter: Sitter): boolean =>
  sitter.kind === "bot" && (isLandlady(sitter.bot) || isLearning(sitter.bot));

/** Habits belong to one person: with several at the device, none are used. */
export const withWhatTheyKnow = (
  sitters: readonly Sitter[],
  level: number,
  memory: OpponentMemory,
): readonly Sitter[] => {
  const people = [...sitters.keys()].filter((seat) => sitters[seat]?.kind === "person");
  const [seat] = people;
  const isKnown = people.length === 1 && !isEqual(memory, noMemory);
  return sitters.map((sitter) => {
    if (sitter.kind !== "bot") return sitter;
    if (isLandlady(sitter.bot)) return { ...sitter, bot: landladyAt(level) };
    if (!isLearning(sitter.bot)) return sitter;
    return { ...sitter, bot: isKnown && seat !== undefined ? learningWith({ seat, memory }) : learning };
  });
};
