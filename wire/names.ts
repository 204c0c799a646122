/** Validates players' names, for page, command line and server. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { limits } from "./limits.ts";

/** Control characters, lone surrogates, private-use and unassigned code points: refused everywhere in a name. */
const never = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;

/** Invisible characters and direction overrides, including the blank Braille pattern and the musical null notehead. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

const emoji = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?`;
/** Scripts in which a joiner between two letters is part of the spelling. */
const joined = ["Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Mlym", "Orya", "Sinh", "Syrc", "Taml", "Telu"]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");
/**
 * Where invisible characters are allowed: in emoji and flags, between joining letters, and as variation selectors after
 * Han characters.
 */
const inPlace = new RegExp(
  [
    String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}`,
    String.raw`${emoji}(?:\u200d${emoji})*`,
    String.raw`[0-9#*]\ufe0f\u20e3`,
    String.raw`(?<=[${joined}])[\u200c\u200d](?=[${joined}])`,
    String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  ].join("|"),
  "gu",
);

/** A visible character. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

const oddName = () =>
  refuse("odd-characters", "this name contains invisible characters", {
    right: "letters, digits, punctuation and emoji",
  });

/** Trims, collapses spaces and composes (NFC); refuses empty or too long names and invisible characters. */
export const readName = (text: string): Result<string> => {
  const name = text
    .normalize("NFC")
    .replaceAll(/\p{White_Space}+/gu, " ")
    .replaceAll(/^ | $/g, "");
  if (never.test(name) || unseen.test(name.replaceAll(inPlace, ""))) return oddName();
  if (!seen.test(name)) return refuse("empty-name", "this name is empty", { right: "at least one letter" });
  if (name.length > limits.name)
    return refuse("long-name", "this name is too long", {
      right: `at most ${limits.name} characters`,
      values: { most: limits.name },
    });
  return accept(name);
};

/** Cuts a name to that many characters without splitting a grapheme. */
export const cutName = (name: string, most: number): string => {
  let cut = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return cut.trim();
};
