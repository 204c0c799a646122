/** A pack: levels in an order, with titles and a tale. Its text is what a link holds. */
import { longestCode, readCode } from "@turnlight/games/wisp";
import { type Result, refuse } from "@turnlight/kernel";
import { list, object, oneOf, parseJson, pipe, refine, type Schema, string } from "@turnlight/kernel/schema";
import { packText, unpackText } from "../../../match/replay/packed-text.ts";
import { longestName } from "../editor/unique-names.ts";

export interface PackLevel {
  readonly name: string;
  readonly code: string;
}

export interface LevelPack {
  readonly title: string;
  readonly tale: string;
  readonly levels: readonly PackLevel[];
}

export const mostPackLevels = 30;
export const longestTale = 600;
/** Longer than the largest pack; what is longer is not unpacked at all. */
const longestLetters = 24_000;

const code: Schema<string> = pipe(string(1, longestCode), (text) => {
  const read = readCode(text);
  return read.ok ? { ok: true, value: text } : read;
});

export const packFields = {
  title: refine(string(1, longestName), (title) => title.trim() !== "", "a title"),
  tale: string(0, longestTale),
  levels: refine(
    list(object({ name: string(0, longestName), code }), mostPackLevels),
    (levels) => levels.length > 0,
    `1 to ${mostPackLevels} levels`,
  ),
};

const inLink = object({ pack: oneOf(1), ...packFields });

/** The text of a pack; the number is that of the format. */
export const writePack = ({ title, tale, levels }: LevelPack): string =>
  JSON.stringify({ pack: 1, title, tale, levels: levels.map(({ name, code: one }) => ({ name, code: one })) });

export const readPack = (text: string): Result<LevelPack> => {
  const parsed = parseJson(text, "a pack of levels");
  const read = parsed.ok ? inLink(parsed.value) : parsed;
  if (!read.ok) return refuse("bad-pack", read.refusal.reason, { right: "the complete link of a pack" });
  const { title, tale, levels } = read.value;
  return { ok: true, value: { title, tale, levels } };
};

/** Where a link to the pack leads. */
export const packPlace = async (pack: LevelPack): Promise<string> =>
  `/play/wisp/pack/${await packText(writePack(pack))}`;

export const packIn = async (letters: string): Promise<Result<LevelPack>> =>
  letters.length > longestLetters
    ? refuse("bad-pack", `the link has ${letters.length} characters`, { right: "the complete link of a pack" })
    : readPack(await unpackText(letters));

/** The letters in a pasted link; undefined if it is none. */
export const lettersIn = (pasted: string): string | undefined => /\/wisp\/pack\/([\w-]+)/.exec(pasted)?.[1];
