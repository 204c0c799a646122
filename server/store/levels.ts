/** Published levels, their authors and packs, and who has played them: SQL shared by both databases. */
import {
  type LevelReportReason,
  type LevelShelf,
  type LevelVote,
  levelReportReasons,
  levelVotes,
} from "@turnlight/wire";
import * as z from "zod/mini";
import { type LevelTally, worthOf } from "../levels/worth.ts";
import { whole } from "./columns.ts";
import type { Sql, SqlValue } from "./sql.ts";

interface AuthorRow {
  readonly guest: string;
  /** By which others name them. */
  readonly id: string;
  readonly name: string;
  readonly colour: number;
  readonly avatar: number;
}

export interface LevelRow extends LevelTally {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly likeness: string;
  readonly title: string;
  readonly code: string;
  readonly config: string;
  readonly width: number;
  readonly height: number;
  /** 0 if unknown. */
  readonly difficulty: number;
  readonly par: number;
  readonly ideas: readonly string[];
  readonly made: number;
  /** When the operator picked it; 0 if not. */
  readonly picked: number;
}

export interface LevelWish {
  readonly game: string;
  readonly shelf: LevelShelf;
  readonly idea?: string;
  /** Numbers of cells, difficulties and pars, from and to. */
  readonly cells?: readonly [number, number];
  readonly difficulty?: readonly [number, number];
  readonly par?: readonly [number, number];
}

/** One person's attempt at a level; 0 moves until it is solved. */
export interface LevelPlay {
  readonly moves: number;
  readonly helped: boolean;
  readonly vote?: LevelVote;
}

export interface PackRow {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly title: string;
  readonly tale: string;
  readonly levels: readonly string[];
  readonly made: number;
}

/** What somebody told the operator about a published level. */
export interface LevelReport {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly level: string;
  readonly owner: string;
  readonly title: string;
  readonly reason: LevelReportReason;
  readonly text: string;
}

export interface LevelStore {
  /** Keeps how an author is shown; the id of the first time stays. */
  keepAuthor(row: AuthorRow): Promise<void>;
  authorsOf(guests: readonly string[]): Promise<readonly AuthorRow[]>;
  authorBy(id: string): Promise<AuthorRow | undefined>;
  renameAuthor(guest: string, name: string): Promise<void>;
  /** False if a level like it is there already. */
  addLevel(row: LevelRow): Promise<boolean>;
  level(id: string): Promise<LevelRow | undefined>;
  levelLike(game: string, likeness: string): Promise<LevelRow | undefined>;
  levels(wish: LevelWish, from: number, most: number): Promise<readonly LevelRow[]>;
  levelsBy(ids: readonly string[]): Promise<readonly LevelRow[]>;
  levelsOf(owner: string, most: number): Promise<readonly LevelRow[]>;
  levelsMade(owner: string, since: number): Promise<number>;
  /** False if there is no such level. */
  removeLevel(id: string): Promise<boolean>;
  pickLevel(id: string, at: number): Promise<boolean>;
  playOf(level: string, guest: string): Promise<LevelPlay | undefined>;
  playsOf(guest: string, levels: readonly string[]): Promise<ReadonlyMap<string, LevelPlay>>;
  /** How many levels a guest has begun. */
  levelsPlayed(guest: string): Promise<number>;
  /** Changes somebody's attempt, and what is counted of it; false if somebody else wrote first. */
  keepPlay(
    level: LevelRow,
    guest: string,
    before: LevelPlay | undefined,
    play: LevelPlay,
    at: number,
  ): Promise<boolean>;
  addPack(row: PackRow): Promise<void>;
  pack(id: string): Promise<PackRow | undefined>;
  packs(game: string, from: number, most: number): Promise<readonly PackRow[]>;
  packsOf(owner: string, most: number): Promise<readonly PackRow[]>;
  removePack(id: string): Promise<boolean>;
  addLevelReport(report: LevelReport): Promise<void>;
  openLevelReports(): Promise<readonly LevelReport[]>;
  closeLevelReport(id: string): Promise<boolean>;
  levelReportsBy(reporter: string, since: number): Promise<number>;
  /** Deletes what a guest has published, and their attempts at other levels; reports stay without them. */
  forgetLevels(guest: string): Promise<void>;
}

const levelRow = z.object({
  id: z.string(),
  owner: z.string(),
  game: z.string(),
  likeness: z.string(),
  title: z.string(),
  code: z.string(),
  config: z.string(),
  width: whole,
  height: whole,
  difficulty: whole,
  par: whole,
  ideas: z.string(),
  made: whole,
  players: whole,
  solvers: whole,
  detours: whole,
  likes: whole,
  dislikes: whole,
  picked: whole,
});
const authorRow = z.object({ guest: z.string(), id: z.string(), name: z.string(), colour: whole, avatar: whole });
const playRow = z.object({ level: z.string(), moves: whole, helped: whole, vote: z.enum(["", ...levelVotes]) });
const packRow = z.object({
  id: z.string(),
  owner: z.string(),
  game: z.string(),
  title: z.string(),
  tale: z.string(),
  levels: z.string(),
  made: whole,
});
const reportRow = z.object({
  id: z.string(),
  at: whole,
  reporter: z.string(),
  level: z.string(),
  owner: z.string(),
  title: z.string(),
  reason: z.enum(levelReportReasons),
  text: z.string(),
});
const countRow = z.object({ count: whole });
const strings = z.array(z.string());

const levelIn = (row: unknown): LevelRow => {
  const { ideas, ...rest } = levelRow.parse(row);
  return { ...rest, ideas: ideas === "" ? [] : ideas.split(" ") };
};
const playIn = ({ moves, helped, vote }: z.infer<typeof playRow>): LevelPlay => ({
  moves,
  helped: helped === 1,
  ...(vote !== "" && { vote }),
});
const packIn = (row: unknown): PackRow => {
  const { levels, ...rest } = packRow.parse(row);
  return { ...rest, levels: strings.parse(JSON.parse(levels)) };
};

const columns =
  "id, owner, game, likeness, title, code, config, width, height, difficulty, par, ideas, made, players, solvers, detours, likes, dislikes, picked";

/** Values per statement. */
const mostAtOnce = 400;
/** Attempts to change what is counted while others do. */
const mostTries = 20;

/** `$first, $first+1, …` */
const places = (count: number, first: number): string =>
  Array.from({ length: count }, (_, i) => `$${first + i}`).join(", ");

/** The tally after one attempt has changed. */
const tallied = (level: LevelRow, before: LevelPlay | undefined, after: LevelPlay | undefined): LevelTally => {
  const part = (play: LevelPlay | undefined, sign: 1 | -1) => ({
    players: play === undefined ? 0 : sign,
    solvers: play !== undefined && play.moves > 0 ? sign : 0,
    detours: play !== undefined && play.moves > 0 ? sign * Math.min(level.par, Math.max(0, play.moves - level.par)) : 0,
    likes: play?.vote === "like" ? sign : 0,
    dislikes: play?.vote === "dislike" ? sign : 0,
  });
  const [gone, come] = [part(before, -1), part(after, 1)];
  const sum = (name: keyof LevelTally): number => level[name] + gone[name] + come[name];
  return {
    players: sum("players"),
    solvers: sum("solvers"),
    detours: sum("detours"),
    likes: sum("likes"),
    dislikes: sum("dislikes"),
  };
};

/** Only if nobody has counted in between. */
const tallyStep = (level: LevelRow, { players, solvers, detours, likes, dislikes }: LevelTally) => ({
  statement: `UPDATE published_levels
    SET players = $2, solvers = $3, detours = $4, likes = $5, dislikes = $6, worth = $7
    WHERE id = $1 AND players = $8 AND solvers = $9 AND detours = $10 AND likes = $11 AND dislikes = $12`,
  values: [
    level.id,
    players,
    solvers,
    detours,
    likes,
    dislikes,
    worthOf({ players, likes }),
    level.players,
    level.solvers,
    level.detours,
    level.likes,
    level.dislikes,
  ],
  mustChange: true,
});

const orders: Readonly<Record<LevelShelf, string>> = {
  best: "worth DESC, made DESC, id DESC",
  new: "made DESC, id DESC",
  unsolved: "made DESC, id DESC",
  picked: "picked DESC, id DESC",
};
const shelves: Readonly<Record<LevelShelf, string>> = {
  best: "",
  new: "",
  unsolved: " AND solvers = 0",
  picked: " AND picked > 0",
};

export const levelStoreIn = (sql: Sql): LevelStore => {
  const levels = async (where: string, values: readonly SqlValue[]): Promise<readonly LevelRow[]> =>
    (await sql.all(`SELECT ${columns} FROM published_levels WHERE ${where}`, values)).map(levelIn);
  const packs = async (where: string, values: readonly SqlValue[]): Promise<readonly PackRow[]> =>
    (await sql.all(`SELECT id, owner, game, title, tale, levels, made FROM level_packs WHERE ${where}`, values)).map(
      packIn,
    );
  const count = async (statement: string, values: readonly SqlValue[]): Promise<number> =>
    countRow.parse((await sql.all(statement, values))[0]).count;
  const inChunks = async <Found>(
    all: readonly string[],
    ask: (some: readonly string[]) => Promise<readonly Found[]>,
  ): Promise<readonly Found[]> => {
    const found: Found[] = [];
    for (let from = 0; from < all.length; from += mostAtOnce)
      found.push(...(await ask(all.slice(from, from + mostAtOnce))));
    return found;
  };
  const remove = (id: string) =>
    sql.together([
      { statement: "DELETE FROM published_levels WHERE id = $1", values: [id], mustChange: true },
      { statement: "DELETE FROM level_ideas WHERE level = $1", values: [id] },
      { statement: "DELETE FROM level_plays WHERE level = $1", values: [id] },
    ]);
  const store: LevelStore = {
    async keepAuthor({ guest, id, name, colour, avatar }) {
      await sql.run(
        `INSERT INTO level_authors (guest, id, name, colour, avatar) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (guest) DO UPDATE SET name = excluded.name, colour = excluded.colour, avatar = excluded.avatar`,
        [guest, id, name, colour, avatar],
      );
    },
    authorsOf: (guests) =>
      inChunks(guests, async (some) =>
        (await sql.all(`SELECT * FROM level_authors WHERE guest IN (${places(some.length, 1)})`, some)).map((row) =>
          authorRow.parse(row),
        ),
      ),
    async authorBy(id) {
      const [row] = await sql.all("SELECT * FROM level_authors WHERE id = $1", [id]);
      return row === undefined ? undefined : authorRow.parse(row);
    },
    async renameAuthor(guest, name) {
      await sql.run("UPDATE level_authors SET name = $2 WHERE guest = $1", [guest, name]);
    },
    addLevel(row) {
      const { players, solvers, detours, likes, dislikes } = row;
      return sql.together([
        {
          statement: `INSERT INTO published_levels (${columns}, cells, worth)
            VALUES (${places(21, 1)}) ON CONFLICT DO NOTHING`,
          values: [
            row.id,
            row.owner,
            row.game,
            row.likeness,
            row.title,
            row.code,
            row.config,
            row.width,
            row.height,
            row.difficulty,
            row.par,
            row.ideas.join(" "),
            row.made,
            players,
            solvers,
            detours,
            likes,
            dislikes,
            row.picked,
            row.width * row.height,
            worthOf(row),
          ],
          mustChange: true,
        },
        ...row.ideas.map((idea) => ({
          statement: "INSERT INTO level_ideas (level, idea) VALUES ($1, $2) ON CONFLICT DO NOTHING",
          values: [row.id, idea],
        })),
      ]);
    },
    level: async (id) => (await levels("id = $1", [id]))[0],
    levelLike: async (game, likeness) => (await levels("game = $1 AND likeness = $2", [game, likeness]))[0],
    levels({ game, shelf, idea, cells, difficulty, par }, from, most) {
      const values: SqlValue[] = [game, most, from];
      const mark = (value: SqlValue): string => `$${values.push(value)}`;
      const between = (column: string, range: readonly [number, number] | undefined): string =>
        range === undefined ? "" : ` AND ${column} BETWEEN ${mark(range[0])} AND ${mark(range[1])}`;
      const about = idea === undefined ? "" : ` AND id IN (SELECT level FROM level_ideas WHERE idea = ${mark(idea)})`;
      const ranges = between("cells", cells) + between("difficulty", difficulty) + between("par", par);
      return levels(`game = $1${shelves[shelf]}${about}${ranges} ORDER BY ${orders[shelf]} LIMIT $2 OFFSET $3`, values);
    },
    levelsBy: (ids) => inChunks(ids, (some) => levels(`id IN (${places(some.length, 1)})`, some)),
    levelsOf: (owner, most) => levels("owner = $1 ORDER BY made DESC, id DESC LIMIT $2", [owner, most]),
    levelsMade: (owner, since) =>
      count("SELECT count(*) AS count FROM published_levels WHERE owner = $1 AND made >= $2", [owner, since]),
    removeLevel: remove,
    pickLevel: async (id, at) =>
      (await sql.run("UPDATE published_levels SET picked = $2 WHERE id = $1", [id, at])) === 1,
    playOf: async (level, guest) => (await store.playsOf(guest, [level])).get(level),
    async playsOf(guest, ids) {
      const rows = await inChunks(ids, (some) =>
        sql.all(
          `SELECT level, moves, helped, vote FROM level_plays WHERE guest = $1 AND level IN (${places(some.length, 2)})`,
          [guest, ...some],
        ),
      );
      return new Map(rows.map((row) => [playRow.parse(row).level, playIn(playRow.parse(row))]));
    },
    levelsPlayed: (guest) => count("SELECT count(*) AS count FROM level_plays WHERE guest = $1", [guest]),
    keepPlay(level, guest, before, after, at) {
      const { moves, helped, vote = "" } = after;
      return sql.together([
        before === undefined
          ? {
              statement: `INSERT INTO level_plays (level, guest, begun, moves, helped, vote)
                VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
              values: [level.id, guest, at, moves, Number(helped), vote],
              mustChange: true,
            }
          : {
              statement: `UPDATE level_plays SET moves = $3, helped = $4, vote = $5
                WHERE level = $1 AND guest = $2 AND moves = $6 AND vote = $7`,
              values: [level.id, guest, moves, Number(helped), vote, before.moves, before.vote ?? ""],
              mustChange: true,
            },
        tallyStep(level, tallied(level, before, after)),
      ]);
    },
    async addPack({ id, owner, game, title, tale, levels: ids, made }) {
      await sql.run(
        "INSERT INTO level_packs (id, owner, game, title, tale, levels, made) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [id, owner, game, title, tale, JSON.stringify(ids), made],
      );
    },
    pack: async (id) => (await packs("id = $1", [id]))[0],
    packs: (game, from, most) => packs("game = $1 ORDER BY made DESC, id DESC LIMIT $2 OFFSET $3", [game, most, from]),
    packsOf: (owner, most) => packs("owner = $1 ORDER BY made DESC, id DESC LIMIT $2", [owner, most]),
    removePack: async (id) => (await sql.run("DELETE FROM level_packs WHERE id = $1", [id])) === 1,
    async addLevelReport({ id, at, reporter, level, owner, title, reason, text }) {
      await sql.run(
        `INSERT INTO level_reports (id, at, reporter, level, owner, title, reason, text, is_open)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1)`,
        [id, at, reporter, level, owner, title, reason, text],
      );
    },
    async openLevelReports() {
      return (await sql.all("SELECT * FROM level_reports WHERE is_open = 1 ORDER BY at, id", [])).map((row) =>
        reportRow.parse(row),
      );
    },
    closeLevelReport: async (id) =>
      (await sql.run("UPDATE level_reports SET is_open = 0 WHERE id = $1 AND is_open = 1", [id])) === 1,
    levelReportsBy: (reporter, since) =>
      count("SELECT count(*) AS count FROM level_reports WHERE reporter = $1 AND at >= $2", [reporter, since]),
    async forgetLevels(guest) {
      for (const { id } of await levels("owner = $1", [guest])) await remove(id);
      await sql.run("DELETE FROM level_packs WHERE owner = $1", [guest]);
      await sql.run("DELETE FROM level_authors WHERE guest = $1", [guest]);
      await sql.run("UPDATE level_reports SET reporter = '' WHERE reporter = $1", [guest]);
      await sql.run("UPDATE level_reports SET owner = '' WHERE owner = $1", [guest]);
      const played = await sql.all("SELECT level, moves, helped, vote FROM level_plays WHERE guest = $1", [guest]);
      for (const row of played) {
        const play = playRow.parse(row);
        for (let tries = 0; tries < mostTries; tries++) {
          const level = await store.level(play.level);
          const gone = {
            statement: "DELETE FROM level_plays WHERE level = $1 AND guest = $2",
            values: [play.level, guest],
          };
          const counted = level === undefined ? [] : [tallyStep(level, tallied(level, playIn(play), undefined))];
          if (await sql.together([gone, ...counted])) break;
        }
      }
    },
  };
  return store;
};
