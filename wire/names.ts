/** What a person is called at a table: one reader for page, command line and server. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { limits } from "./limits.ts";

/** Control characters, halves of characters, private and unassigned ones: in no name, wherever they stand. */
const never = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u;

/** What cannot be seen, or turns others around: the blank pattern of Braille and the empty note are no letters either. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

const emoji = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?`;
/** Scripts in which a joiner between two letters is a matter of spelling. */
const joined = ["Arab", "Beng", "Deva", "Gujr", "Guru", "Khmr", "Knda", "Mlym", "Orya", "Sinh", "Syrc", "Taml", "Telu"]
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");
/** Where what cannot be seen has its place: in emoji and flags, between letters that join, and behind forms of Han characters. */
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

/** Something that can be seen by itself. */
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

const oddName = () =>
  refuse("odd-characters", "this name holds characters that nobody sees", {
    right: "letters, digits, signs and emoji",
  });

/** Trimmed, with single spaces, composed (NFC); refused where it is empty, too long, or holds what nobody sees. */
export const readName = (text: string): Result<string> => {
  const name = text
    .normalize("NFC")
    .replaceAll(/\p{White_Space}+/gu, " ")
    .replaceAll(/^ | $/g, "");
  if (never.test(name) || unseen.test(name.replaceAll(inPlace, ""))) return oddName();
  if (!seen.test(name)) return refuse("empty-name", "this name is empty", { right: "at least a letter" });
  if (name.length > limits.name)
    return refuse("long-name", "this name is too long", {
      right: `at most ${limits.name} characters`,
      values: { most: limits.name },
    });
  return accept(name);
};

/** As much of a name as so many characters hold, without a part of anything. */
export const cutName = (name: string, most: number): string => {
  let cut = "";
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return cut.trim();
};
