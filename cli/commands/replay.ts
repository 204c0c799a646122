/** `turnlight replay`: prints a record move by move, and verifies its dice against the seed. */
import { findGame } from "@turnlight/games";
import {
  type AnyMatch,
  accept,
  type BaseFact,
  type CliCommand,
  commitment,
  factsFor,
  isStory,
  Match,
  type MatchRecord,
  type MatchStep,
  mayRead,
  outcomeLine,
  quote,
  type Result,
  readRecord,
  readStory,
  refuse,
  rulesOf,
  sharedSeed,
  stepLines,
  type Viewer,
  within,
} from "@turnlight/kernel";
import { readMessage, recordSchema } from "@turnlight/wire";
import type * as z from "zod/mini";

const readViewer = (text: string | undefined, seats: number): Result<Viewer | undefined> => {
  if (text === undefined || text === "spectator") return accept(text);
  if (/^\d{1,2}$/.test(text) && Number(text) < seats) return accept(Number(text));
  return refuse("bad-option", `--view is ${quote(text)}`, { right: `a seat from 0 to ${seats - 1}, or spectator` });
};

type Fair = z.infer<typeof recordSchema>["fair"];

/** How the seed of an online match was made, if the record contains it. */
const readFair = (text: string): Fair => {
  if (isStory(text)) return undefined;
  const read = readMessage(recordSchema, JSON.parse(text));
  return read.ok ? read.value.fair : undefined;
};

/**
 * The server commits to its own part of the seed before anybody takes a seat, and to the whole seed when the match
 * begins.
 */
const checkCommitment = (given: string | undefined, { seed }: MatchRecord, fair: Fair): Result<string> => {
  const real = commitment(seed);
  if (fair !== undefined && sharedSeed(fair.server, fair.phrases) !== seed)
    return refuse("other-seed", "the seed doesn't follow from the server's part and the phrases", {
      right: sharedSeed(fair.server, fair.phrases),
    });
  const known = fair === undefined ? [real] : [real, commitment(fair.server)];
  if (given === undefined || known.includes(given.toLowerCase())) return accept(real);
  return refuse("other-seed", "the seed doesn't match the commitment", {
    right: `the commitment ${known.join(" or ")}`,
  });
};

const stepJson = ({ entry, told }: MatchStep<BaseFact>, { seats }: AnyMatch, viewer: Viewer | undefined) => {
  const viewers: readonly Viewer[] =
    viewer === undefined ? [...Array.from({ length: seats }, (_, seat) => seat), "spectator"] : [viewer];
  return {
    n: entry.n,
    by: entry.by,
    ...((viewer === undefined || mayRead(entry, viewer)) && { move: entry.move }),
    told: Object.fromEntries(viewers.map((who) => [who, factsFor(told, who)])),
  };
};

export const replayCommand: CliCommand = {
  about: "print a record move by move, and check its dice",
  args: ["FILE"],
  options: {
    verify: { about: "check every roll against the seed" },
    commitment: { about: "check the seed against the commitment shown before the match", value: "HEX" },
    view: { about: "show only what this seat (or spectator) could see", value: "SEAT" },
  },
  examples: [
    "turnlight replay match.json --verify",
    "turnlight replay match.json --view 1",
    "cat match.json | turnlight replay - --json",
  ],
  async answer({ args: [path = ""], options, open }) {
    const file = await open(path);
    if (!file.ok) return file;
    const record = isStory(file.value) ? readStory(file.value) : readRecord(file.value);
    if (!record.ok) return within(path, record.refusal);
    const game = await findGame(record.value.game);
    if (!game.ok) return within(path, game.refusal);
    const verify = options["verify"] !== undefined;
    const rules = rulesOf(game.value, record.value.version);
    if (!rules.ok) return within(path, rules.refusal);
    const resumed = Match.resume(rules.value, record.value, { verify });
    if (!resumed.ok) return within(path, resumed.refusal);
    const committed = checkCommitment(options["commitment"], record.value, readFair(file.value));
    if (!committed.ok) return within(path, committed.refusal);

    const { match, steps } = resumed.value;
    const viewer = readViewer(options["view"], match.seats);
    if (!viewer.ok) return viewer;
    const { config, version } = record.value;
    const drawn = steps.filter(({ entry }) => entry.by === "chance").length;
    const head = [`${record.value.game} ${version}, ${config}`, `commitment ${committed.value}`];
    const tail = verify ? [`verified: all ${drawn} rolls match the seed`] : [];
    const body = steps.flatMap((step) => stepLines(step, match.seats, viewer.value));
    return accept({
      json: {
        game: record.value.game,
        version,
        config,
        commitment: committed.value,
        ...(viewer.value !== undefined && { view: match.view(viewer.value) }),
        entries: steps.map((step) => stepJson(step, match, viewer.value)),
        ...(match.outcome && { outcome: match.outcome }),
        ...(verify && { verified: true }),
      },
      text: [...head, ...body, outcomeLine(match), ...tail].join("\n"),
    });
  },
};
