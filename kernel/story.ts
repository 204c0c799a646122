/**
 * A record as readable text: its settings, then every entry with the facts each viewer received. The golden records in
 * the repository have this form, so that a change of any rule shows up as a readable diff.
 */
import { readSeed } from "./chance.ts";
import { type AnyMatch, forfeitedBy, isReserved, Match, type MatchStep, type Outcome } from "./match.ts";
import { factLine } from "./plain-data.ts";
import type { Entry, MatchRecord } from "./record.ts";
import { accept, quote, type Result, refuse, within } from "./result.ts";
import { type Actor, type AnyRules, type BaseFact, factsFor, type Viewer } from "./rules.ts";

const title = "turnlight story 1";

const actorName = (by: Actor): string => (typeof by === "number" ? `seat ${by}` : by);

const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  "spectator",
];

/** The facts of one entry, one line for each group of viewers that received the same. */
const toldLines = ({ told }: MatchStep<BaseFact>, viewers: readonly Viewer[]): readonly string[] => {
  const groups = new Map<string, Viewer[]>();
  for (const viewer of viewers) {
    const line = factsFor(told, viewer).map(factLine).join("; ");
    groups.set(line, [...(groups.get(line) ?? []), viewer]);
  }
  return [...groups]
    .filter(([line]) => line !== "")
    .map(([line, who]) => `      ${who.length === viewers.length ? "all" : who.join(", ")}: ${line}`);
};

/** Viewers may read their own moves and departures; of any other move they know only its facts. */
export const mayRead = ({ by, move }: Entry, viewer: Viewer): boolean => by === viewer || isReserved(move);

/** The lines of one entry: the actor and the move, followed by who received which facts. */
export const stepLines = (step: MatchStep<BaseFact>, seats: number, viewer?: Viewer): readonly string[] => {
  const { n, by, move } = step.entry;
  const head = (text: string) => `${String(n).padStart(4)}  ${actorName(by)}: ${text}`;
  if (viewer !== undefined)
    return [
      head(mayRead(step.entry, viewer) ? move : "moves"),
      ...factsFor(step.told, viewer).map((fact) => `      ${factLine(fact)}`),
    ];
  return [head(move), ...toldLines(step, viewersOf(seats))];
};

/** Why the match ended before the rules ended it; undefined if they did. */
const endedBy = ({ outcome, newest }: { readonly outcome: Outcome; readonly newest: Entry | undefined }): string => {
  const { ended, stopped } = outcome;
  const together = newest === undefined ? [] : forfeitedBy(newest);
  if (together.length > 1) return ` (seats ${together.slice(0, -1).join(", ")} and ${together.at(-1)} forfeited)`;
  if (ended !== undefined) return ` (seat ${ended.seat} ${ended.how})`;
  return stopped === true ? " (stopped)" : "";
};

/** The outcome of the match: `over: 50 32`, or that it is not over. */
export const outcomeLine = (match: AnyMatch): string => {
  const { outcome } = match;
  if (outcome === undefined) return "not over";
  return `over: ${outcome.scores.join(" ")}${endedBy({ outcome, newest: match.newest() })}`;
};

/** Replays the record and writes its story. */
export const writeStory = (rules: AnyRules, record: MatchRecord): Result<string> => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  const head = [
    title,
    `game: ${record.game} ${record.version}`,
    `config: ${record.config}`,
    `seed: ${record.seed}`,
    "",
  ];
  const body = steps.flatMap((step) => stepLines(step, match.seats));
  return accept(`${[...head, ...body, outcomeLine(match)].join("\n")}\n`);
};

/** Whether a text is a story rather than a record. */
export const isStory = (text: string): boolean => text.startsWith("turnlight story ");

/** Parses the record from a story. The facts are ignored, since they follow from the rest. */
export const readStory = (text: string): Result<MatchRecord> => {
  const lines = text.split(/\r?\n/);
  if (lines[0] !== title)
    return refuse("not-a-story", `it begins with ${quote(lines[0] ?? "")}`, {
      where: "line 1",
      right: quote(title),
      values: { line: 1 },
    });
  const field = (at: number, shape: RegExp, right: string): Result<readonly string[]> => {
    const found = shape.exec(lines[at] ?? "");
    return found === null
      ? refuse("bad-line", `it says ${quote(lines[at] ?? "")}`, {
          where: `line ${at + 1}`,
          right,
          values: { line: at + 1 },
        })
      : accept(found.slice(1));
  };
  const game = field(1, /^game: (\S+) ([1-9]\d{0,8})$/, '"game: NAME VERSION"');
  if (!game.ok) return game;
  const config = field(2, /^config: (.*)$/, '"config: …"');
  if (!config.ok) return config;
  const seedField = field(3, /^seed: (.*)$/, '"seed: …"');
  if (!seedField.ok) return seedField;
  const seed = readSeed(seedField.value[0] ?? "");
  if (!seed.ok) return within("line 4", seed.refusal, { line: 4 });

  const entries: Entry[] = [];
  for (const [at, line] of lines.entries()) {
    if (at < 5 || line === "" || line.startsWith("      ")) continue;
    if (/^(over: |not over$)/.test(line)) break;
    const found = /^ *(\d{1,9}) {2}(chance|host|seat (\d{1,2})): (.+)$/.exec(line);
    if (found === null || Number(found[1]) !== entries.length + 1)
      return refuse("bad-line", `it says ${quote(line)}`, {
        where: `line ${at + 1}`,
        values: { line: at + 1 },
        right: `entry ${entries.length + 1} as "${entries.length + 1}  seat 0: MOVE"`,
      });
    const by: Actor = found[2] === "chance" || found[2] === "host" ? found[2] : Number(found[3]);
    entries.push({ n: entries.length + 1, by, move: found[4] ?? "", at: 0 });
  }
  const [name = "", version = ""] = game.value;
  return accept({ game: name, version: Number(version), config: config.value[0] ?? "", seed: seed.value, entries });
};
