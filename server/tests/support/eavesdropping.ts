/**
 * Plays whole matches over real sockets, records every frame each viewer receives, and searches those from before the
 * end for secrets: the seed, others' tokens, others' hidden moves.
 */
import { games } from "@turnlight/games";
import { botThought } from "@turnlight/host";
import { type AnyGame, childSeed, fingerprintOf, seatRange, seedOf, sideBySideName } from "@turnlight/kernel";
import { readMessage, recordSchema } from "@turnlight/wire";
import { lineTo, Visitor, Watcher } from "./house.ts";

export interface Leak {
  readonly game: string;
  readonly viewer: number | "spectator";
  readonly secret: string;
  readonly frame: string;
}

const longest = 90;
/** Shortest word to search for: shorter ones occur in tokens and ids by chance. */
const shortestWord = 5;

/** Settings for games whose default table would take long or hide too little. */
const shortTables: Readonly<Record<string, string>> = {
  "dice-race": "target=30",
  head: "grids=8,8 words=3,3",
  "hidden-number": "highest=1000",
  zonk: "target=500",
};

const tableForTwo = async (name: string, load: () => Promise<AnyGame>): Promise<readonly [string, string][]> => {
  const { rules } = await load();
  const usual = rules.configText.read("");
  if (usual.ok && rules.seats(usual.value) < 2) return [];
  const { isSetting } = seatRange(rules);
  const isSideBySide = name.endsWith(sideBySideName(""));
  return [[name, shortTables[name] ?? (isSetting || isSideBySide ? "seats=2" : "")]];
};

/** A table for two of every game that two can play. */
export const tables: Readonly<Record<string, string>> = Object.fromEntries(
  (await Promise.all(Object.entries(games).map(([name, load]) => tableForTwo(name, load)))).flat(),
);

/** A secret in every encoding a frame could carry. */
const encodings = (secret: string): readonly string[] => {
  const bytes = [Buffer.from(secret), ...(/^[0-9a-f]{64}$/.test(secret) ? [Buffer.from(secret, "hex")] : [])];
  const packed = bytes.flatMap((one) => [
    one.toString("base64").replace(/=+$/, ""),
    one.toString("base64url"),
    one.toString("hex"),
    [...one].join(","),
  ]);
  const plain = [secret, [...secret].reverse().join(""), [...secret].join(","), [...secret].join('","')];
  return [...new Set([...plain, ...plain.map((one) => one.toUpperCase()), ...packed])];
};

/** Lower-case words that frames contain anyway: the protocol's own. */
export type Vocabulary = ReadonlySet<string>;

/**
 * Hidden words are upper case everywhere, so one in lower case is a leak too. Words of the protocol itself are
 * excluded: those found in frames of matches in which nobody hid them.
 */
const lowerCaseForms = (word: string, vocabulary: Vocabulary): readonly string[] =>
  encodings(word.toLowerCase()).filter((form) => ![...vocabulary].some((known) => known.includes(form)));

interface Overheard {
  readonly viewer: number | "spectator";
  /** Every frame, with the number of the match's entries when it was sent. */
  readonly frames: { readonly text: string; readonly entries: number }[];
}

/** A frame without the viewer's own legal moves, which list everything anybody could play. */
const searchable = (text: string): { readonly text: string; readonly isEnd: boolean } => {
  const frame: unknown = JSON.parse(text, (key, value: unknown) => (key === "moves" ? undefined : value));
  const plain = JSON.stringify(frame, (key, value: unknown) =>
    key === "change" && Array.isArray(value) ? value.filter((one) => one?.[0]?.[0] !== "moves") : value,
  );
  return { text: plain, isEnd: /"outcome"/.test(plain) };
};

interface Entry {
  readonly n: number;
  readonly by: number | "chance" | "host";
  readonly move: string;
}

interface Secret {
  readonly forms: readonly (string | RegExp)[];
  readonly name: string;
  /** The seat that may know it from the start. */
  readonly owner?: number;
  /** From this entry on it may be known through play. */
  readonly until?: number;
}

/** Three-digit numbers, which occur nowhere else in a frame: versions are smaller, the highest number is larger. */
const numberForms = (digits: string): readonly RegExp[] =>
  digits.length !== 3 ? [] : [new RegExp(`(?<![0-9A-Za-z.])${digits}(?![0-9A-Za-z.])`)];

/** The entry from which on a hidden word may be known: enough of its letters were asked for, or its cells opened. */
const spelledOut = (word: string, owner: number, entries: readonly Entry[]): number => {
  const letters = new Set<string>();
  let cells = 0;
  for (const { n, by, move } of entries) {
    if (typeof by !== "number" || by === owner) continue;
    const [kind, what = ""] = move.split(" ");
    if (kind === "letter") letters.add(what);
    else if (kind !== "place") cells += kind === "word" && what === word ? word.length : 1;
    if ([...word].filter((letter) => !letters.has(letter)).length <= cells) return n;
  }
  return Number.POSITIVE_INFINITY;
};

/** From when on a hidden number may be known because somebody guessed it. */
const saidAloud = (number: string, entries: readonly Entry[]): number =>
  entries.find(({ move }) => move === `guess ${number}`)?.n ?? Number.POSITIVE_INFINITY;

const hiddenWords = (move: string): readonly string[] =>
  move
    .slice("place ".length)
    .split(", ")
    .flatMap((placed) => placed.split(" ").slice(0, 1));

const hiddenMoves = (game: string, entries: readonly Entry[], vocabulary: Vocabulary): readonly Secret[] =>
  entries.flatMap(({ by, move }): readonly Secret[] => {
    if (typeof by !== "number") return [];
    if (game === "hidden-number" && move.startsWith("hide "))
      return [{ name: move, owner: by, forms: numberForms(move.slice(5)), until: saidAloud(move.slice(5), entries) }];
    if (game !== "head" || !move.startsWith("place ")) return [];
    return [
      { name: move, owner: by, forms: encodings(move.slice(6)) },
      ...hiddenWords(move)
        .filter((word) => word.length >= shortestWord)
        .map((word) => ({
          name: word,
          owner: by,
          forms: [...encodings(word), ...lowerCaseForms(word, vocabulary)],
          until: spelledOut(word, by, entries),
        })),
    ];
  });

const found = (text: string, form: string | RegExp): boolean =>
  typeof form === "string" ? text.includes(form) : form.test(text);

const leaksIn = (game: string, overheard: readonly Overheard[], secrets: readonly Secret[]): readonly Leak[] =>
  overheard.flatMap(({ viewer, frames }) => {
    const searched = frames.map(({ text, entries }) => ({ ...searchable(text), entries }));
    const end = searched.findIndex(({ isEnd }) => isEnd);
    const before = end < 0 ? searched : searched.slice(0, end);
    return (
      secrets
        // Two people may happen to hide the same word.
        .filter(({ name }) => !secrets.some((one) => one.name === name && one.owner === viewer))
        .flatMap(({ forms, name, until = Number.POSITIVE_INFINITY }) => {
          const frame = before.find(({ text, entries }) => entries < until && forms.some((form) => found(text, form)));
          return frame === undefined ? [] : [{ game, viewer, secret: name, frame: frame.text }];
        })
    );
  });

/** Plays one match with random decisions seeded by its name, while every viewer's frames are recorded. */
const played = async (url: string, name: string, config: string, run: string) => {
  const game: AnyGame | undefined = await games[name]?.();
  if (game === undefined) throw new Error(`there is no game ${name}`);
  const phrase = `a phrase of ${run}`;
  const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
  const table = await ada.lay({ game: name, config, seats: [{ kind: "open" }, { kind: "open" }], watching: true });
  const seats = [await ada.sit(table, "Ada", { fingerprint: fingerprintOf(phrase) }), await bo.sit(table, "Bo")];
  const overheard: Overheard[] = [];
  const follow = (viewer: number | "spectator", token?: string): Watcher => {
    const frames: Overheard["frames"] = [];
    overheard.push({ viewer, frames });
    const watcher: Watcher = new Watcher(
      lineTo(url, (text) => {
        const sent = /"entries":(\d+)|\[\["entries"\],(\d+)\]/.exec(text);
        frames.push({ text, entries: Number(sent?.[1] ?? sent?.[2] ?? frames.at(-1)?.entries ?? 0) });
      }),
      table,
      token,
    );
    return watcher;
  };
  const watchers = [follow(0, seats[0]?.token), follow(1, seats[1]?.token), follow("spectator")];
  await ada.ask("POST", `/api/tables/${table}/phrase`, { token: seats[0]?.token, phrase });

  const dice = seedOf(run);
  for (let version = 0; ; ) {
    await Promise.all(watchers.map((one) => one.until(({ sight }) => (sight?.version ?? -1) >= version)));
    const { sight } = watchers[2]?.now ?? {};
    if (sight === undefined || sight.outcome !== undefined) break;
    const seat = sight.waiting[0] ?? 0;
    const player = watchers[seat];
    const thought = await botThought(game, {
      game: name,
      rules: game.rules.version,
      bot: name === "hidden-number" ? "halving" : "random",
      seat,
      view: player?.now.sight?.view,
      dice: childSeed(dice, `entry ${sight.entries}`),
    });
    // Fewer entries than the smallest number that is searched for.
    const isLong = sight.entries > longest;
    const deed =
      thought.ok && !isLong ? { kind: "play" as const, text: thought.value.text } : { kind: "resign" as const };
    const done = await player?.place.send(deed);
    if (done?.ok !== true) throw new Error(`${name} refused ${JSON.stringify(deed)}: ${done?.refusal.reason}`);
    version = done.value.version;
  }
  const answer = await ada.ask("GET", `/api/tables/${table}/record`);
  const record = readMessage(recordSchema, answer.body);
  if (!record.ok || record.value.fair === undefined) throw new Error(`no record: ${JSON.stringify(answer.body)}`);
  for (const { line } of watchers) line.close();
  const { seed, fair, entries } = record.value;
  return { overheard, seed, server: fair.server, phrase, tokens: seats.map(({ token }) => token), entries };
};

/** The lower-case words in the frames of that many matches, except the words hidden in them. */
export const vocabularyOf = async (url: string, name: string, config: string, matches: number): Promise<Vocabulary> => {
  const vocabulary = new Set<string>();
  for (let i = 0; i < matches; i++) {
    const { overheard, entries } = await played(url, name, config, `control ${i}`);
    const hidden = new Set(entries.flatMap(({ move }) => (move.startsWith("place ") ? hiddenWords(move) : [])));
    for (const { text } of overheard.flatMap(({ frames }) => frames))
      for (const [word] of text.matchAll(/[a-z]{5,}/g)) if (!hidden.has(word.toUpperCase())) vocabulary.add(word);
  }
  return vocabulary;
};

/** Plays one match and returns what leaked. */
export const eavesdrop = async (
  url: string,
  name: string,
  config: string,
  run: string,
  vocabulary: Vocabulary,
): Promise<readonly Leak[]> => {
  const { overheard, seed, server, phrase, tokens, entries } = await played(url, name, config, run);
  const secrets: readonly Secret[] = [
    { name: "the seed", forms: encodings(seed) },
    { name: "the server's part of the seed", forms: encodings(server) },
    { name: "the phrase", owner: 0, forms: encodings(phrase) },
    ...tokens.map((token, seat) => ({ name: `the token of seat ${seat}`, owner: seat, forms: encodings(token) })),
    ...hiddenMoves(name, entries, vocabulary),
  ];
  return leaksIn(name, overheard, secrets);
};
