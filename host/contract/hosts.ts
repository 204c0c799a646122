/** The contract of every match host, tested at one table over one store. */
import {
  type AnyGame,
  accept,
  type Draw,
  drawOf,
  isEqual,
  pick,
  type Result,
  type Seat,
  seedOf,
  type Viewer,
} from "@turnlight/kernel";
import type { Acknowledged, Action, Command, HostPorts } from "../commands.ts";
import type { HostedMatch } from "../hosted-match.ts";
import { applyPatch } from "../patch.ts";
import type { Sight, TableSetup, ViewerEvent } from "../sight.ts";
import { BrokenContract, hold } from "./promises.ts";
import { type StoreLocation, type WatchedStore, watched } from "./stores.ts";

/** A table to test a host with; its game must be able to list every move. */
export interface ContractTable {
  readonly game: AnyGame;
  readonly config: string;
  readonly seats: number;
  /** Two first moves of one seat that must be indistinguishable to everybody else. */
  readonly twins?: { readonly seat: Seat; readonly moves: readonly [string, string] };
}

/** A host as the suite uses it. */
export type TriedHost = Pick<
  HostedMatch,
  "id" | "version" | "sight" | "watch" | "command" | "wantRematch" | "record" | "settled" | "successor"
>;

/** How matches are begun and opened; `HostedMatch` implements it. */
export interface Hosts {
  begin(game: AnyGame, laid: TableSetup, ports: HostPorts): Promise<Result<TriedHost>>;
  open(game: AnyGame, id: string, ports: HostPorts): Promise<Result<TriedHost>>;
}

const longest = 400;

const laidFor = ({ game, config, seats }: ContractTable): TableSetup => ({
  game: game.rules.id,
  config,
  sitters: Array.from({ length: seats }, (_, seat) => ({
    kind: "person" as const,
    name: `Player ${seat}`,
    colour: seat,
    avatar: 0,
  })),
});

/** Time, ids and seeds are counters, so that two runs with the same choices are identical. */
const portsOver = (store: WatchedStore["store"]): HostPorts => {
  let ids = 0;
  let clock = 1000;
  return {
    store,
    think: () => Promise.reject(new Error("no bot sits here")),
    now: () => {
      clock += 1;
      return clock;
    },
    freshSeed: () => seedOf(`contract ${ids}`),
    freshId: () => {
      ids += 1;
      return `match-${ids}`;
    },
  };
};

const must = <T>(read: Result<T>, doing: string): T => {
  if (!read.ok) throw new BrokenContract("what was accepted comes back", `${doing}: ${read.refusal.reason}`);
  return read.value;
};

/** A viewer that checks each event as it arrives. */
class CheckedViewer {
  readonly viewer: Viewer;
  readonly told: ViewerEvent[] = [];
  sight: Sight | undefined;
  /** The sight after each version. */
  readonly seen = new Map<number, Sight>();
  readonly #accepted: () => number;

  constructor(viewer: Viewer, accepted: () => number) {
    this.viewer = viewer;
    this.#accepted = accepted;
  }

  hear = (told: ViewerEvent): void => {
    // Events are serialised in production: a viewer must not depend on sharing objects with the host.
    const event = JSON.parse(JSON.stringify(told)) as ViewerEvent;
    hold(event.version <= this.#accepted(), "kept before told", () => `version ${event.version} was told, not kept`);
    const last = this.told.at(-1);
    const follows = last === undefined || event.happened.kind === "fresh" || event.version === last.version + 1;
    hold(follows, "versions without gaps", () => `after version ${last?.version} came ${event.version}`);
    this.told.push(event);
    this.sight = "sight" in event.seen ? event.seen.sight : (applyPatch(this.sight, event.seen.change) as Sight);
    this.seen.set(event.version, this.sight);
  };
}

interface HostTrial {
  readonly table: ContractTable;
  readonly hosts: Hosts;
  readonly place: StoreLocation;
  readonly watch: WatchedStore;
  readonly ports: HostPorts;
  readonly host: TriedHost;
  readonly ears: readonly CheckedViewer[];
  readonly draw: Draw;
}

const begin = async (
  table: ContractTable,
  hosts: Hosts,
  freshPlace: () => Promise<StoreLocation>,
): Promise<HostTrial> => {
  const place = await freshPlace();
  const watch = watched(await place.open());
  const ports = portsOver(watch.store);
  const host = must(await hosts.begin(table.game, laidFor(table), ports), "beginning a match");
  const viewers: readonly Viewer[] = [...Array.from({ length: table.seats }, (_, seat) => seat), "spectator"];
  const ears = viewers.map((viewer) => new CheckedViewer(viewer, () => watch.accepted.get(host.id) ?? 0));
  for (const ear of ears) host.watch(ear.viewer, undefined, ear.hear);
  return { table, hosts, place, watch, ports, host, ears, draw: drawOf(seedOf("contract")) };
};

let commands = 0;
const send = (host: TriedHost, seat: Seat, deed: Action, id?: string): Promise<Result<Acknowledged>> => {
  commands += 1;
  const command: Command = { id: id ?? `command ${commands}`, seat, deed };
  return host.command(command);
};

const nextMove = (host: TriedHost, draw: Draw): { readonly seat: Seat; readonly text: string } | undefined => {
  const [seat] = host.sight("spectator").waiting;
  if (seat === undefined) return undefined;
  const { moves = [] } = host.sight(seat);
  return { seat, text: pick(draw, moves) };
};

const playOne = async (trial: HostTrial, id?: string): Promise<boolean> => {
  const next = nextMove(trial.host, trial.draw);
  if (next === undefined) return false;
  must(await send(trial.host, next.seat, { kind: "play", text: next.text }, id), `playing ${next.text}`);
  return true;
};

const checkSights = ({ host, ears }: HostTrial): void => {
  for (const { viewer, sight } of ears)
    hold(
      isEqual(sight, host.sight(viewer)),
      "changes lead to the sight",
      () => `${viewer} has another sight than the host`,
    );
};

const opened = async ({ hosts, table, place }: HostTrial, id: string): Promise<TriedHost> =>
  must(await hosts.open(table.game, id, portsOver(await place.open())), "opening it again");

/** A whole match with every viewer watching, reopened at its end. */
const wholeMatch = async (trial: HostTrial): Promise<void> => {
  const { host, ears, watch } = trial;
  const seed = seedOf("contract 0");
  for (let i = 0; i < longest && (await playOne(trial)); i++) checkSights(trial);
  for (const { told } of ears) {
    const before = told.filter(({ seen }) => !("sight" in seen) || seen.sight.outcome === undefined).slice(0, -1);
    hold(!JSON.stringify(before).includes(seed), "secrets stay with their owner", () => "the seed was told too early");
  }
  const { outcome } = host.sight("spectator");
  if (outcome === undefined) return;
  hold(
    watch.ends.length === 1,
    "an end is kept once, with what was earned",
    () => `${watch.ends.length} ends were kept`,
  );
  hold(
    isEqual(watch.ends[0]?.scores, outcome.scores),
    "an end is kept once, with what was earned",
    () => "other scores",
  );
  const late = await send(host, 0, { kind: "resign" });
  hold(!late.ok, "nothing happens to a match that is over", () => "one could resign after the end");
  const again = await opened(trial, host.id);
  for (const { viewer } of ears)
    hold(
      isEqual(again.sight(viewer), host.sight(viewer)),
      "whoever returns sees the same",
      () => `opened again, ${viewer} sees another match`,
    );
};

/** From every version on, each viewer catches up to the same sight. */
const returning = async (trial: HostTrial): Promise<void> => {
  for (let i = 0; i < 12 && (await playOne(trial)); i++);
  for (const { viewer, seen } of trial.ears)
    for (const [version] of seen) {
      const back = new CheckedViewer(viewer, () => Number.POSITIVE_INFINITY);
      trial.host.watch(viewer, version, back.hear);
      const first = back.told[0];
      const starts =
        first === undefined
          ? version === trial.host.version
          : first.happened.kind === "fresh" || first.version === version + 1;
      hold(starts, "versions without gaps", () => `who had version ${version} was told ${first?.version} first`);
      const now = back.sight ?? seen.get(version);
      hold(
        isEqual(now, trial.host.sight(viewer)),
        "whoever returns sees the same",
        () => `${viewer} returned at version ${version} and sees something else`,
      );
    }
};

const refused = async (trial: HostTrial): Promise<void> => {
  await playOne(trial);
  const { host, ears, watch } = trial;
  const next = nextMove(host, trial.draw);
  if (next === undefined) return;
  const before = {
    version: host.version,
    sights: ears.map(({ viewer }) => host.sight(viewer)),
    told: ears.map(({ told }) => told.length),
  };
  watch.fail("refused");
  const answer = await send(host, next.seat, { kind: "play", text: next.text }, "refused once");
  const after = {
    version: host.version,
    sights: ears.map(({ viewer }) => host.sight(viewer)),
    told: ears.map(({ told }) => told.length),
  };
  hold(!answer.ok, "a refused commit leaves no trace", () => "what was not kept was acknowledged");
  hold(isEqual(before, after), "a refused commit leaves no trace", () => "the match went on although nothing was kept");
  must(await send(host, next.seat, { kind: "play", text: next.text }, "refused once"), "trying again after a refusal");
  checkSights(trial);
};

const lostAnswer = async (trial: HostTrial): Promise<void> => {
  await playOne(trial);
  const { host, watch } = trial;
  const next = nextMove(host, trial.draw);
  if (next === undefined) return;
  watch.fail("lost");
  await send(host, next.seat, { kind: "play", text: next.text }, "lost");
  const again = await opened(trial, host.id);
  const resent = await send(again, next.seat, { kind: "play", text: next.text }, "lost");
  const accepted = watch.accepted.get(host.id);
  const answer = resent.ok ? resent.value.version : resent.refusal.code;
  hold(
    answer === accepted,
    "a lost answer loses nothing",
    () => `kept was version ${accepted}, the answer was ${answer}`,
  );
  hold(
    host.version === again.version,
    "a lost answer loses nothing",
    () => `one host is at version ${host.version}, the other at ${again.version}`,
  );
  checkSights(trial);
};

const twice = async (trial: HostTrial): Promise<void> => {
  const { host } = trial;
  const next = nextMove(host, trial.draw);
  if (next === undefined) return;
  const deed: Action = { kind: "play", text: next.text };
  const [one, two] = await Promise.all([send(host, next.seat, deed, "same"), send(host, next.seat, deed, "same")]);
  const version = host.version;
  const three = await send(await opened(trial, host.id), next.seat, deed, "same");
  const versions = [one, two, three].map((read) => (read.ok ? read.value.version : read.refusal.code));
  hold(
    versions.every((answer) => answer === version),
    "sent twice, played once",
    () => `the answers were ${versions.join(", ")}`,
  );
};

const racing = async (trial: HostTrial): Promise<void> => {
  const { host } = trial;
  const next = nextMove(host, trial.draw);
  if (next === undefined) return;
  const other = await opened(trial, host.id);
  const deed: Action = { kind: "play", text: next.text };
  const answers = await Promise.all([send(host, next.seat, deed, "left"), send(other, next.seat, deed, "right")]);
  const won = answers.filter(({ ok }) => ok).length;
  hold(won === 1, "of two that race one wins", () => `${won} of two racing commands were acknowledged`);
  hold(
    isEqual(host.sight(next.seat), other.sight(next.seat)),
    "of two that race one wins",
    () => "the two hosts disagree",
  );
  checkSights(trial);
};

/**
 * Every command of a whole match goes to two hosts at once, each of which is behind whenever the other has written: it
 * is played once, and both give the same answer.
 */
const sentToBoth = async (trial: HostTrial): Promise<void> => {
  const { host, place, draw } = trial;
  const promise = "sent to two hosts, played once";
  const other = await opened(trial, host.id);
  const sent: string[] = [];
  for (let i = 0; i < longest; i++) {
    const next = nextMove(host, draw);
    if (next === undefined) break;
    const id = `both ${i}`;
    sent.push(id);
    const deed: Action = { kind: "play", text: next.text };
    const both = i % 2 === 0 ? [host, other] : [other, host];
    const answers = await Promise.all(both.map((one) => send(one, next.seat, deed, id)));
    // A third time, after both know of it.
    answers.push(await send(other, next.seat, deed, id));
    const versions = answers.map((read) => (read.ok ? read.value.version : read.refusal.code));
    hold(new Set(versions).size === 1, promise, () => `the answers to one command were ${versions.join(", ")}`);
    hold(
      versions[0] === host.version && host.version === other.version,
      promise,
      () => `answered with ${versions[0]}, the hosts are at versions ${host.version} and ${other.version}`,
    );
    checkSights(trial);
  }
  const stored = must(await (await place.open()).load(host.id), "loading it");
  const played = (stored?.log ?? []).flatMap(({ command }) => (command === undefined ? [] : [command]));
  hold(isEqual(played, sent), promise, () => `of ${sent.length} commands ${played.length} are in the log`);
};

const rematching = async (trial: HostTrial): Promise<void> => {
  const { host, ears } = trial;
  await playOne(trial);
  must(await send(host, 0, { kind: "resign" }), "resigning");
  checkSights(trial);
  const [one, two] = await Promise.all([
    send(host, 0, { kind: "rematch" }, "again"),
    send(host, 0, { kind: "rematch" }, "again"),
  ]);
  const answered = must(one, "a rematch");
  hold(isEqual(two, accept(answered)), "sent twice, played once", () => "a rematch sent twice had two answers");
  const { successor } = host;
  for (const { told, viewer } of ears) {
    const last = told.at(-1)?.happened;
    const isNext = last?.kind === "next" && last.match === successor?.id && last.match === answered.match;
    hold(isNext, "a rematch is an event", () => `${viewer} was told ${JSON.stringify(last)}`);
  }
  const again = await opened(trial, answered.match);
  hold(again.sight("spectator").outcome === undefined, "a rematch is an event", () => "the rematch is over already");
};

/**
 * Every person offers a rematch, the last one twice, through two hosts: it begins only when all have, and everybody
 * sees who has.
 */
const agreeing = async (trial: HostTrial): Promise<void> => {
  const { host, ears, table } = trial;
  const promise = "a rematch begins when all want it";
  const rules = { counts: () => true, refusal: async () => undefined };
  const want = (at: TriedHost, seat: Seat, id = `wish ${seat}`) => at.wantRematch({ id, seat }, rules);
  await playOne(trial);
  hold(!(await want(host, 0)).ok, promise, () => "one was wanted before the end");
  for (let seat = 0; host.sight("spectator").outcome === undefined; seat++)
    must(await send(host, seat, { kind: "resign" }), "resigning");
  must(await want(host, 0, "a wish"), "wanting a rematch");
  must(await send(host, 0, { kind: "no-rematch" }), "taking it back");
  must(await want(host, 0, "a wish"), "the same wish again");
  hold(host.sight(0).rematch === undefined, promise, () => "what was taken back was wanted again by the same command");
  for (let seat = 0; seat < table.seats - 1; seat++) {
    const done = must(await want(host, seat), "wanting a rematch");
    const wants = Array.from({ length: seat + 1 }, (_, one) => one);
    hold(done.match === host.id, promise, () => `it began with seat ${seat}`);
    for (const { viewer, sight } of ears)
      hold(isEqual(sight?.rematch, { wants }), promise, () => `${viewer} saw ${JSON.stringify(sight?.rematch)}`);
    checkSights(trial);
  }
  const other = await opened(trial, host.id);
  hold(isEqual(other.sight(0), host.sight(0)), promise, () => "opened again, other seats want one");
  const last = table.seats - 1;
  const begun = must(await want(other, last), "the last wish");
  hold(begun.match !== host.id, promise, () => "all wanted one and none began");
  const again = await want(host, last);
  hold(isEqual(again, accept(begun)), promise, () => "the last wish sent to another host had another answer");
  checkSights(trial);
};

/** Two runs that differ in one secret only must look the same to everybody else. */
const secrets = async (table: ContractTable, hosts: Hosts, freshPlace: () => Promise<StoreLocation>): Promise<void> => {
  if (table.twins === undefined) return;
  const { seat, moves } = table.twins;
  const told = [];
  for (const text of moves) {
    const trial = await begin(table, hosts, freshPlace);
    must(await send(trial.host, seat, { kind: "play", text }, "secret"), `playing ${text}`);
    must(await send(trial.host, seat, { kind: "note", text }, "note"), `noting ${text}`);
    const others = trial.ears.filter(({ viewer }) => viewer !== seat);
    const late = others.map(({ viewer }) => {
      const ear = new CheckedViewer(viewer, () => Number.POSITIVE_INFINITY);
      trial.host.watch(viewer, 0, ear.hear);
      return ear.told;
    });
    told.push({
      live: others.map((ear) => ear.told),
      late,
      sights: others.map(({ viewer }) => trial.host.sight(viewer)),
    });
    hold(!trial.host.record().ok, "secrets stay with their owner", () => "the record was handed out before the end");
  }
  hold(
    isEqual(told[0], told[1]),
    "secrets stay with their owner",
    () => `what others hear tells ${moves.join(" from ")}`,
  );
};

const trials = [wholeMatch, returning, refused, lostAnswer, twice, racing, sentToBoth, rematching, agreeing] as const;

export const tryHosts = async (
  table: ContractTable,
  hosts: Hosts,
  freshPlace: () => Promise<StoreLocation>,
): Promise<void> => {
  for (const trial of trials) await trial(await begin(table, hosts, freshPlace));
  await secrets(table, hosts, freshPlace);
};
