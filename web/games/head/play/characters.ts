/** Which of the ladder's characters sits at a table. */
import { type CharacterName, characterNames } from "@turnlight/games/head";
import type { Sitter } from "../shared.ts";

export const characterAt = (sitters: readonly Sitter[]): CharacterName | undefined =>
  characterNames.find((name) => sitters.some((sitter) => sitter.kind === "bot" && sitter.bot === name));
