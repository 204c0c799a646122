/** Hints about what a player to move is doing, which others see and which are not stored. */
import { type Intent, intentSchema, readMessage } from "@turnlight/wire";

/** Games in which it is public which dice a player is about to keep. */
const showsHeldDice: ReadonlySet<string> = new Set(["zonk"]);

/** Whether a hint tells nothing that is secret in this game. */
export const mayShow = (game: string, intent: Intent): boolean => intent.kind === "thinking" || showsHeldDice.has(game);

/** One word, for messages between nodes. */
export const writeIntent = (intent: Intent): string =>
  intent.kind === "thinking" ? intent.kind : `${intent.kind}:${intent.dice.join("")}`;

export const readIntent = (word: string): Intent | undefined => {
  const [kind, dice = ""] = word.split(":");
  const read = readMessage(intentSchema, kind === "holding" ? { kind, dice: [...dice].map(Number) } : { kind });
  return read.ok ? read.value : undefined;
};
