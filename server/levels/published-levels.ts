/** Published levels: solved here before they are shown, counted by who plays them, and withdrawn by their authors. */
import { isDecentName } from "@turnlight/decency";
import { accept, type Result, refuse } from "@turnlight/kernel";
import type {
  AuthorPage,
  LevelAuthor,
  LevelList,
  LevelReportReason,
  LevelVote,
  PackSummary,
  PublishedLevel,
  PublishedPack,
  SentResult,
} from "@turnlight/wire";
import type { JudgePool } from "../boards/judge-pool.ts";
import { acceptedName } from "../people/names.ts";
import type { LevelPlay, LevelRow, LevelWish, PackRow } from "../store/levels.ts";
import type { OnlineStore } from "../store/store.ts";
import { measuredDifficulty } from "./worth.ts";

export interface PublishedLevelPorts {
  readonly store: OnlineStore;
  readonly judges: JudgePool;
  now(): number;
  freshId(): string;
}

/** Whoever publishes something, as they want to be shown. */
export interface Publisher {
  readonly guest: string;
  readonly person: { readonly name: string; readonly colour: number; readonly avatar: number };
}

const day = 86_400_000;
/** Levels and packs a guest may publish in a day, and have published at a time. */
const mostADay = 30;
const mostPublished = 500;
const mostPacks = 50;
const mostReports = 20;
const pageSize = 24;
/** Nobody looks further. */
const farthest = 5000;
/** Attempts to count something while others are counted. */
const mostTries = 10;

const gone = () => refuse("no-level", "level not found, or withdrawn", { right: "a published level" });
const busy = () => refuse("not-kept", "this couldn't be saved", { right: "to try again" });

export class PublishedLevels {
  readonly #ports: PublishedLevelPorts;

  constructor(ports: PublishedLevelPorts) {
    this.#ports = ports;
  }

  async publish(
    { guest, person }: Publisher,
    { game, title, code }: { readonly game: string; readonly title: string; readonly code: string },
  ): Promise<Result<PublishedLevel>> {
    const { store, judges, now, freshId } = this.#ports;
    const called = acceptedName(title);
    if (!called.ok) return called;
    const made = now();
    if ((await store.levelsMade(guest, made - day)) >= mostADay || (await store.levelsMade(guest, 0)) >= mostPublished)
      return refuse("too-many-levels", `${mostADay} levels a day and ${mostPublished} in all are enough`, {
        right: "to wait, or to withdraw some",
        values: { day: mostADay, most: mostPublished },
      });
    const examined = await judges.level(game, code);
    if (!examined.ok) return examined;
    const { difficulty = 0, ...rest } = examined.value;
    const row: LevelRow = {
      ...rest,
      id: freshId(),
      owner: guest,
      game,
      title: called.value,
      difficulty,
      made,
      players: 0,
      solvers: 0,
      detours: 0,
      likes: 0,
      dislikes: 0,
      picked: 0,
    };
    const before = await store.levelLike(game, row.likeness);
    // Publishing it again, as when the first answer was lost, changes nothing.
    if (before?.owner === guest) return accept(await this.#one(before, guest));
    if (before !== undefined)
      return refuse("published-before", `this level has been published before, as ${before.title}`, {
        right: "a level of your own",
        values: { title: before.title },
      });
    await store.keepAuthor({ guest, id: freshId(), ...person });
    return (await store.addLevel(row)) ? accept(await this.#one(row, guest)) : busy();
  }

  /** A page of a shelf, as this visitor sees it. */
  async list(wish: LevelWish, from: number, guest: string | undefined): Promise<LevelList> {
    if (from > farthest) return { levels: [] };
    const rows = await this.#ports.store.levels(wish, from, pageSize + 1);
    const levels = await this.#shown(rows.slice(0, pageSize), guest);
    return { levels, ...(rows.length > pageSize && { next: from + pageSize }) };
  }

  async show(id: string, guest: string | undefined): Promise<Result<PublishedLevel>> {
    const row = await this.#found(id, guest);
    return row.ok ? accept(await this.#one(row.value, guest)) : row;
  }

  async author(id: string, guest: string | undefined): Promise<Result<AuthorPage>> {
    const { store } = this.#ports;
    const row = await store.authorBy(id);
    if (row === undefined || (await this.#unseen([row.guest], guest)).has(row.guest))
      return refuse("no-author", "author not found", { right: "somebody who has published a level" });
    const packs = await store.packsOf(row.guest, mostPacks);
    return accept({
      author: shownAuthor(row),
      levels: await this.#shown(await store.levelsOf(row.guest, mostPublished), guest),
      packs: packs.map((pack) => summaryOf(pack, shownAuthor(row))),
      ...(row.guest === guest && { own: true as const }),
    });
  }

  /** Somebody begins a level: from then on they count among those who have tried it. */
  async begin(id: string, guest: string): Promise<Result<PublishedLevel>> {
    return this.#change(id, guest, (before) => accept(before ?? { moves: 0, helped: false }));
  }

  /** A solution, which is replayed before it counts. One's best counts. */
  async solve(id: string, guest: string, { record, notes }: SentResult): Promise<Result<PublishedLevel>> {
    const row = await this.#found(id, guest);
    if (!row.ok) return row;
    const { game, config } = row.value;
    const judged = await this.#ports.judges.judge({ game, course: { config, bots: [null] }, record, notes });
    if (!judged.ok) return judged;
    const { figures, helped } = judged.value;
    const moves = figures["moves"] ?? 0;
    return this.#change(id, guest, (before) => {
      const isBetter = before === undefined || before.moves === 0 || moves < before.moves;
      if (!isBetter) return accept(before);
      return accept({ ...before, moves, helped: helped || before?.helped === true });
    });
  }

  async vote(id: string, guest: string, vote: LevelVote | "none"): Promise<Result<PublishedLevel>> {
    return this.#change(id, guest, (before) => {
      if (before === undefined || before.moves === 0)
        return refuse("not-solved", "you haven't solved this level yet", { right: "to solve it first" });
      const { vote: _, ...rest } = before;
      return accept({ ...rest, ...(vote !== "none" && { vote }) });
    });
  }

  async report(
    id: string,
    guest: string,
    { reason, text }: { readonly reason: LevelReportReason; readonly text: string },
  ): Promise<Result<undefined>> {
    const { store, now, freshId } = this.#ports;
    const row = await this.#found(id, guest);
    if (!row.ok) return row;
    const at = now();
    if ((await store.levelReportsBy(guest, at - day)) >= mostReports)
      return refuse("too-fast", "too many reports", { right: "to wait until tomorrow" });
    const { owner, title } = row.value;
    await store.addLevelReport({ id: freshId(), at, reporter: guest, level: id, owner, title, reason, text });
    return accept(undefined);
  }

  async withdraw(id: string, guest: string): Promise<Result<undefined>> {
    const row = await this.#ports.store.level(id);
    if (row === undefined) return gone();
    if (row.owner !== guest) return refuse("no-right", "this level isn't yours", { right: "its author" });
    await this.#ports.store.removeLevel(id);
    return accept(undefined);
  }

  async publishPack(
    { guest, person }: Publisher,
    asked: { readonly game: string; readonly title: string; readonly tale: string; readonly levels: readonly string[] },
  ): Promise<Result<PublishedPack>> {
    const { store, now, freshId } = this.#ports;
    const title = acceptedName(asked.title);
    if (!title.ok) return title;
    const tale = asked.tale.trim();
    if (!isDecentName(tale)) return refuse("bad-name", "this tale is not accepted here");
    const rows = await store.levelsBy(asked.levels);
    const isOwn = asked.levels.every((id) => rows.some((row) => row.id === id && row.owner === guest));
    if (!isOwn || rows.some(({ game }) => game !== asked.game))
      return refuse("no-level", "a pack has published levels of one's own", { right: "to publish them first" });
    if ((await store.packsOf(guest, mostPacks)).length >= mostPacks)
      return refuse("too-many-levels", `${mostPacks} packs are enough`, {
        right: "to withdraw some",
        values: { day: mostADay, most: mostPacks },
      });
    await store.keepAuthor({ guest, id: freshId(), ...person });
    const { game, levels } = asked;
    const pack: PackRow = { id: freshId(), owner: guest, game, title: title.value, tale, levels, made: now() };
    await store.addPack(pack);
    return this.pack(pack.id, guest);
  }

  async pack(id: string, guest: string | undefined): Promise<Result<PublishedPack>> {
    const { store } = this.#ports;
    const row = await store.pack(id);
    const [author] = row === undefined ? [] : await store.authorsOf([row.owner]);
    if (row === undefined || author === undefined || (await this.#unseen([row.owner], guest)).has(row.owner))
      return refuse("no-pack", "pack not found, or withdrawn", { right: "a published pack" });
    const levels = await this.#shown(await store.levelsBy(row.levels), guest);
    const order = (level: PublishedLevel): number => row.levels.indexOf(level.id);
    return accept({
      id,
      game: row.game,
      title: row.title,
      tale: row.tale,
      author: shownAuthor(author),
      made: row.made,
      ...(row.owner === guest && { own: true as const }),
      levels: levels.toSorted((a, b) => order(a) - order(b)),
    });
  }

  async packs(game: string, from: number, guest: string | undefined) {
    const { store } = this.#ports;
    if (from > farthest) return { packs: [] };
    const rows = await store.packs(game, from, pageSize + 1);
    const unseen = await this.#unseen(
      rows.map(({ owner }) => owner),
      guest,
    );
    const authors = new Map(
      (await store.authorsOf([...new Set(rows.map(({ owner }) => owner))])).map((a) => [a.guest, a]),
    );
    const packs = rows.slice(0, pageSize).flatMap((row): readonly PackSummary[] => {
      const author = authors.get(row.owner);
      return author === undefined || unseen.has(row.owner) ? [] : [summaryOf(row, shownAuthor(author))];
    });
    return { packs, ...(rows.length > pageSize && { next: from + pageSize }) };
  }

  async withdrawPack(id: string, guest: string): Promise<Result<undefined>> {
    const row = await this.#ports.store.pack(id);
    if (row === undefined) return refuse("no-pack", "pack not found, or withdrawn", { right: "a published pack" });
    if (row.owner !== guest) return refuse("no-right", "this pack isn't yours", { right: "its author" });
    await this.#ports.store.removePack(id);
    return accept(undefined);
  }

  /** An author's own attempts don't count. */
  async #change(
    id: string,
    guest: string,
    act: (before: LevelPlay | undefined) => Result<LevelPlay>,
  ): Promise<Result<PublishedLevel>> {
    const { store, now } = this.#ports;
    for (let tries = 0; tries < mostTries; tries++) {
      const row = await this.#found(id, guest);
      if (!row.ok) return row;
      if (row.value.owner === guest) return accept(await this.#one(row.value, guest));
      const before = await store.playOf(id, guest);
      const after = act(before);
      if (!after.ok) return after;
      if (after.value === before || (await store.keepPlay(row.value, guest, before, after.value, now())))
        return this.show(id, guest);
    }
    return busy();
  }

  /** The same words whether there is none, or one of the two has blocked the other, or its author is banned. */
  async #found(id: string, guest: string | undefined): Promise<Result<LevelRow>> {
    const row = await this.#ports.store.level(id);
    if (row === undefined) return gone();
    return (await this.#unseen([row.owner], guest)).has(row.owner) ? gone() : accept(row);
  }

  /** Those whose levels this visitor does not see: banned people, and those with a block between the two. */
  async #unseen(owners: readonly string[], guest: string | undefined): Promise<ReadonlySet<string>> {
    const { store, now } = this.#ports;
    const others = [...new Set(owners)].filter((owner) => owner !== guest);
    const banned = await store.bannedAmong(others, now());
    return new Set([...banned, ...(guest === undefined || others.length === 0 ? [] : await store.allApart(guest))]);
  }

  async #one(row: LevelRow, guest: string): Promise<PublishedLevel>;
  async #one(row: LevelRow, guest: string | undefined): Promise<PublishedLevel>;
  async #one(row: LevelRow, guest: string | undefined): Promise<PublishedLevel> {
    const [shown] = await this.#shown([row], guest);
    if (shown === undefined) throw new Error(`the level ${row.id} has no author`);
    return shown;
  }

  async #shown(rows: readonly LevelRow[], guest: string | undefined): Promise<PublishedLevel[]> {
    const { store } = this.#ports;
    const owners = [...new Set(rows.map(({ owner }) => owner))];
    const authors = new Map((await store.authorsOf(owners)).map((author) => [author.guest, author]));
    const unseen = await this.#unseen(owners, guest);
    const plays =
      guest === undefined
        ? new Map<string, LevelPlay>()
        : await store.playsOf(
            guest,
            rows.map(({ id }) => id),
          );
    return rows.flatMap((row) => {
      const author = authors.get(row.owner);
      if (author === undefined || unseen.has(row.owner)) return [];
      const { id, game, title, code, width, height, par, difficulty, ideas, made, players, solvers, likes, dislikes } =
        row;
      const measured = measuredDifficulty(row, par);
      const play = plays.get(id);
      return [
        {
          id,
          game,
          title,
          code,
          author: shownAuthor(author),
          width,
          height,
          par,
          ...(difficulty > 0 && { difficulty }),
          ...(measured !== undefined && { measured }),
          ideas: [...ideas],
          made,
          players,
          solvers,
          likes,
          dislikes,
          ...(row.picked > 0 && { picked: true as const }),
          ...(row.owner === guest && { own: true as const }),
          ...(play !== undefined && {
            played: {
              ...(play.moves > 0 && { moves: play.moves }),
              ...(play.vote !== undefined && { vote: play.vote }),
            },
          }),
        },
      ];
    });
  }
}

const shownAuthor = ({ id, name, colour, avatar }: LevelAuthor): LevelAuthor => ({ id, name, colour, avatar });

const summaryOf = ({ id, title, levels }: PackRow, author: LevelAuthor): PackSummary => ({
  id,
  title,
  author,
  levels: levels.length,
});
