/** The names that are accepted from people, for seats, the queue, friends and spectators. */
import { isBotLabel, isDecentName } from "@turnlight/decency";
import { accept, type Result, refuse } from "@turnlight/kernel";
import { readName } from "@turnlight/wire";

export const acceptedName = (text: string): Result<string> => {
  const name = readName(text);
  if (!name.ok) return name;
  if (isBotLabel(name.value))
    return refuse("bot-name", "this name is reserved for bots", { right: 'a name without "bot"' });
  return isDecentName(name.value) ? accept(name.value) : refuse("bad-name", "this name is not accepted here");
};
