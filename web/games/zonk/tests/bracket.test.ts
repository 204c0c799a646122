/** The tournament on this device: one clock for all tables, results entered when a match is over, the rival of last time. */
import { champion, isOverAt, noMemory, turnAt, writeMemory, type ZonkResult } from "@turnlight/games/zonk";
import { seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import type { KeptTournament } from "../saved.ts";
import {
  dueOf,
  freshTournament,
  lastClock,
  otherTable,
  rivalOf,
  type TaleAtTable,
  tournamentOf,
  withClock,
  withOwnResult,
} from "../tournament/bracket.ts";
import { playTale } from "../tournament/play-tale.ts";
import { newsAt, shownTables } from "../tournament/tables.ts";

const fresh = freshTournament("Ada", seedOf("bracket"), "target=1000");
const playing = { ...fresh, playing: "mine" };

const read = (saved: KeptTournament) => {
  const tournament = tournamentOf(saved);
  if (!tournament.ok) throw new Error(tournament.refusal.reason);
  return tournament.value;
};
const dueIn = (saved: KeptTournament) => dueOf(read(saved));

const talesIn = async (saved: KeptTournament): Promise<readonly TaleAtTable[]> =>
  Promise.all(
    dueIn(saved).others.map(async (due) => {
      const tale = await playTale(otherTable(read(saved), saved.config, due));
      if (!tale.ok) throw new Error(tale.refusal.reason);
      return { due, tale: tale.value };
    }),
  );

const bySeed = (tales: readonly TaleAtTable[]) => new Map(tales.map(({ due, tale }) => [due.pairing.seed, tale]));

const result = (scores: readonly [number, number]): ZonkResult => ({
  won: scores[0] > scores[1],
  trophies: [],
  landlady: false,
  habits: writeMemory(noMemory),
  scores,
  turns: { banked: 5, zonked: 1, best: 300 },
});
const over = (saved: KeptTournament, wins: boolean): KeptTournament => {
  const mine = dueIn(saved).mine;
  const seat = mine?.pairing.entrants.findIndex((one) => read(saved).entrants[one]?.bot === undefined) ?? 0;
  const scores = (seat === 0) === wins ? ([1040, 760] as const) : ([760, 1040] as const);
  return withOwnResult({ ...saved, playing: "mine" }, [{ match: "mine", earned: { result: result(scores) } }], false);
};

test("the same character never plays twice", () => {
  const named = freshTournament("Cosima", seedOf("bracket"), "target=1000");
  for (const { entrants } of [fresh, named]) expect(new Set(entrants.map(({ bot }) => bot)).size).toBe(8);
});

test("a match that is over is entered with its scores, once", () => {
  const due = dueIn(playing).mine;
  const results = [{ match: "other" }, { match: "mine", earned: { result: result([1040, 760]) } }];
  const after = withOwnResult(playing, results, false);
  expect(after).toMatchObject({ playing: "", clock: 12 });
  expect(after.results).toEqual([{ round: due?.round, match: due?.match, scores: [1040, 760] }]);
  expect(withOwnResult(after, results, false)).toBe(after);
});

test("a match that goes on stays, and one that is gone can be played again", () => {
  expect(withOwnResult(playing, [], true)).toBe(playing);
  expect(withOwnResult(playing, [{ match: "other", earned: { result } }], false)).toEqual(fresh);
});

test("what cannot be read as a result enters nothing", () => {
  expect(withOwnResult(playing, [{ match: "mine", earned: { result: { won: 7 } } }], false)).toEqual(fresh);
});

test("nothing of the other tables is known before one's own match begins, and no score before it is played", async () => {
  const tales = await talesIn(fresh);
  const at = (clock: number) => {
    const saved = withClock(fresh, tales, clock);
    return shownTables({ tournament: read(saved), saved, tales: bySeed(tales), own: undefined })[0] ?? [];
  };
  expect(at(0).map(({ state }) => state)).toEqual(["ready", "ready", "ready", "ready"]);
  expect(at(0).flatMap(({ places }) => places.map(({ score }) => score))).toEqual(Array(8).fill(undefined));
  const early = at(4).filter(({ isMine }) => !isMine);
  expect(early.map(({ state }) => state)).toEqual(["live", "live", "live"]);
  expect(newsAt({ tournament: read(fresh), saved: fresh, tales: bySeed(tales) }, 1000, 5)).toEqual([]);
});

test("scores move between one's own turns, and a table that is over keeps its result", async () => {
  const tales = await talesIn(fresh);
  const shortest = Math.min(...tales.map(({ tale }) => tale.length));
  const seen = [2, 4, 6].map((clock) => tales.map(({ tale }) => turnAt(tale, clock)?.scores));
  expect(new Set(seen.map((scores) => JSON.stringify(scores))).size).toBe(3);
  expect(withClock(playing, tales, shortest - 1).results).toEqual([]);
  const after = withClock(playing, tales, shortest);
  expect(after.results).toHaveLength(tales.filter(({ tale }) => isOverAt(tale, shortest)).length);
  expect(after.playing).toBe("mine");
});

test("the matches of another bracket enter nothing", async () => {
  const tales = await talesIn(fresh);
  const another = freshTournament("Ada", seedOf("another bracket"), "target=1000");
  expect(withClock(another, tales, lastClock(tales)).results).toEqual([]);
  expect(withClock(fresh, tales, lastClock(tales)).results).toHaveLength(3);
});

test("a tournament reloaded in mid-round stands where it stood, and goes on in the same way", async () => {
  const tales = await talesIn(fresh);
  const before = withClock(playing, tales, 9);
  const reloaded: KeptTournament = JSON.parse(JSON.stringify(before));
  const again = await talesIn(reloaded);
  const shown = (saved: KeptTournament, from: readonly TaleAtTable[]) =>
    shownTables({ tournament: read(saved), saved, tales: bySeed(from), own: undefined });
  expect(shown(reloaded, again)).toEqual(shown(before, tales));
  expect(withClock(reloaded, again, lastClock(again)).results).toEqual(
    withClock(before, tales, lastClock(tales)).results,
  );
});

test("the next round begins when every table is over, with a clock of its own", async () => {
  const tales = await talesIn(fresh);
  const mine = over(fresh, true);
  expect(read(mine).rounds).toHaveLength(1);
  const next = withClock(mine, tales, lastClock(tales));
  expect(read(next).rounds).toHaveLength(2);
  expect(next.clock).toBe(0);
  expect(dueIn(next).mine).toBeDefined();
});

test("whoever is out can watch to the champion, and is remembered by whoever beat them", async () => {
  let now = over(fresh, false);
  for (let round = 0; round < 3; round++) {
    const tales = await talesIn(now);
    now = withClock(now, tales, lastClock(tales));
  }
  expect(champion(read(now))?.bot).toBeDefined();
  const rival = rivalOf(now);
  expect(rival).toMatchObject({ round: 0, scores: [760, 1040] });
  expect(freshTournament("Ada", seedOf("next"), "target=1000", rival).before).toEqual(rival);
});
