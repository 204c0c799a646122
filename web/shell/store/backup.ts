/** Everything that is kept, as one file: one thing a line, each with the version of its kind. Reading trusts nothing. */
import { accept, quote, type Read, refuse, within } from "@turnlight/kernel";
import { type Aside, asideKind } from "./aside.ts";
import { type Found, type Item, type Shelf, shelves } from "./cupboard.ts";
import { type Kept, keep, readKept } from "./kind.ts";
import { asideShelf, finishedShelf, matchShelf, profileShelf, readKey, recordShelf, settingsShelf } from "./layout.ts";
import { isObject, plain, wrong } from "./reader.ts";
import { openItem, type ShelfOf } from "./shelf.ts";

const format = "turnlight-backup";
const version = 1;
/** In characters; a thousand matches are a tenth of it. */
const longestBackup = 64 * 2 ** 20;
const asTheExportWrites = "a file from “Export” in Turnlight's settings";

/** Something kept, with its place; of today's version, and known to be readable. */
export interface Packed {
  readonly shelf: Shelf;
  readonly key: string;
  readonly kept: Kept;
}

const today =
  <T>(on: ShelfOf<T>) =>
  (item: Item): Read<Kept> => {
    const kept = readKept(item.value);
    if (!kept.ok) return kept;
    const read = openItem(on, item);
    return read.ok ? accept(keep(on.kind, read.value, kept.value.at)) : read;
  };

/** What a game keeps in its drawers is read by the game when it is opened; here it only has to be plain. */
const anyPlain = ({ value }: Item): Read<Kept> => {
  const kept = readKept(value);
  if (!kept.ok) return kept;
  const inside = plain(kept.value.value);
  return inside.ok ? kept : inside;
};

const plainAside = (item: Item): Read<Kept> => {
  const read = openItem(asideShelf, item);
  if (!read.ok) return read;
  const inside = plain(read.value.value);
  return inside.ok ? accept(keep(asideKind, read.value, read.value.at)) : inside;
};

const packing: Readonly<Record<Shelf, (item: Item) => Read<Kept>>> = {
  matches: today(matchShelf),
  records: today(recordShelf),
  finished: today(finishedShelf),
  profile: today(profileShelf),
  settings: today(settingsShelf),
  drawers: anyPlain,
  aside: plainAside,
};

/** Something from a shelf in today's format, if it can be read at all. */
export const packItem = (shelf: Shelf, item: Item): Read<Kept> => packing[shelf](item);

const cannotBeWritten = "this cannot be written as JSON; it is still on the device it was exported from";

/** What cannot be read leaves the device as what it is, something set aside; the device's own shelves stay as they are. */
const packAside = (shelf: Shelf, item: Item, made: number): Packed => {
  const read = packItem(shelf, item);
  const refusal = read.ok ? refuse("set-aside", "it was set aside").refusal : read.refusal;
  const value = plain(item.value).ok ? item.value : cannotBeWritten;
  const aside: Aside = { shelf, from: item.key, at: made, refusal, value };
  return { shelf: "aside", key: `${made}-${shelf} ${item.key}`.slice(0, 500), kept: keep(asideKind, aside, made) };
};

const pack = (found: Found, made: number): readonly Packed[] =>
  shelves.flatMap((shelf, i) =>
    (found[i] ?? []).map((item): Packed => {
      const kept = packItem(shelf, item);
      return kept.ok ? { shelf, key: item.key, kept: kept.value } : packAside(shelf, item, made);
    }),
  );

/** `found` is what `everything` finds. */
export const writeBackup = (found: Found, made: number): string => {
  const packed = pack(found, made);
  const sections = shelves.map((shelf) => {
    const lines = packed
      .filter((one) => one.shelf === shelf)
      .map(({ key, kept: { v, at, value } }) => `  ${JSON.stringify({ key, v, at, value })}`);
    return ` ${JSON.stringify(shelf)}: [${lines.length === 0 ? "" : `\n${lines.join(",\n")}\n `}]`;
  });
  const head = [` "format": "${format}"`, ` "version": ${version}`, ` "made": ${made}`];
  return `{\n${[...head, ...sections].join(",\n")}\n}\n`;
};

/** Engines say where JSON breaks by line, by position, or not at all where the text just ends. */
const placeOf = (text: string, problem: unknown): { readonly where?: string } => {
  const message = problem instanceof Error ? problem.message : "";
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return { where: `line ${line}, column ${column}` };
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return { where: `line ${text.slice(0, Number(position)).split("\n").length}` };
  return /end|unterminated|eof/i.test(message) ? { where: "the end" } : {};
};

const parse = (text: string): Read<unknown> => {
  if (text.length > longestBackup)
    return refuse("too-long", `the file has ${text.length} characters`, {
      right: `at most ${longestBackup}`,
      values: { length: text.length, most: longestBackup },
    });
  if (!/^\s*\{/.test(text))
    return refuse("not-a-backup", "this is no backup of Turnlight", { right: asTheExportWrites });
  try {
    return accept(JSON.parse(text));
  } catch (problem) {
    const place = placeOf(text, problem);
    return refuse("not-json", "the file is damaged or not complete", { ...place, right: asTheExportWrites });
  }
};

const readPacked = (shelf: Shelf, value: unknown): Read<Packed> => {
  if (!isObject(value)) return wrong(value, '{"key", "v", "at", "value"}');
  const key = readKey(value["key"]);
  if (!key.ok) return within("key", key.refusal);
  const kept = packItem(shelf, { key: key.value, value });
  return kept.ok ? accept({ shelf, key: key.value, kept: kept.value }) : kept;
};

const readSection = (shelf: Shelf, list: unknown): Read<readonly Packed[]> => {
  if (!Array.isArray(list)) return wrong(list, "a list");
  const packed = new Map<string, Packed>();
  for (const [i, value] of list.entries()) {
    const read = readPacked(shelf, value);
    if (!read.ok) return within(`item ${i + 1}`, read.refusal);
    const { key } = read.value;
    if (packed.has(key))
      return within(`item ${i + 1}`, refuse("twice", `${quote(key)} is there already`, { right: "each once" }).refusal);
    packed.set(key, read.value);
  }
  return accept([...packed.values()]);
};

export const readBackup = (text: string): Read<readonly Packed[]> => {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!isObject(file) || file["format"] !== format)
    return refuse("not-a-backup", "this is no backup of Turnlight", { right: asTheExportWrites });
  if (file["version"] !== version)
    return within("version", wrong(file["version"], `${version}, the only one this Turnlight can read`).refusal);

  const all: Packed[] = [];
  for (const shelf of shelves) {
    const section = readSection(shelf, file[shelf]);
    if (!section.ok) return within(shelf, section.refusal);
    for (const one of section.value) all.push(one);
  }
  return accept(all);
};
