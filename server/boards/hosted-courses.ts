/**
 * Ranked play: a course is played at a table of the server, whose dice nobody knows beforehand. Of a day's course
 * everybody has one attempt with the same dice; a run can be begun as often as one likes, each time with new ones.
 */
import { playersOf, recordOf, tableAfterLog } from "@turnlight/host";
import {
  accept,
  type BoardCourse,
  childSeed,
  courseDayOf,
  courseKindOf,
  dayOf,
  type Result,
  refuse,
  writeRecord,
} from "@turnlight/kernel";
import type { HostedCourseRow } from "../store/hosted-courses.ts";
import type { Guest, OnlineStore } from "../store/store.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { sitDown } from "../tables/table-record.ts";
import { hashOf, type RandomSource } from "../tokens.ts";
import { splitBoard } from "./board-name.ts";
import type { ArrivedResult, Boards } from "./boards.ts";
import type { JudgePool } from "./judge-pool.ts";

export interface HostedCoursePorts extends Pick<RandomSource, "freshId" | "freshSeed" | "freshToken"> {
  readonly store: OnlineStore;
  readonly hall: TableDirectory;
  readonly boards: Boards;
  readonly judges: JudgePool;
  now(): number;
}

type Person = ArrivedResult["person"];

/** Results entered per tick. */
const mostEntered = 20;

export class HostedCourses {
  readonly #ports: HostedCoursePorts;
  #secret: Promise<string> | undefined;

  constructor(ports: HostedCoursePorts) {
    this.#ports = ports;
  }

  /** The table of a guest's attempt: a new one, or the one of today. */
  async begin(board: string, guest: Guest, person: Person): Promise<Result<string>> {
    const { store, judges, now, freshId } = this.#ports;
    const { game, key } = splitBoard(board);
    const day = courseDayOf(key);
    if (courseKindOf(key) === "level" || (day !== undefined && day !== dayOf(now())))
      return refuse("no-board", "this can't be played ranked", { right: "today's course, or a run" });
    const course = await judges.course(game, key);
    if (!course.ok) return course;
    if (course.value.isOpen === true)
      return refuse("no-board", "this needs no table: results count wherever they were played", {
        right: "a course with dice",
      });
    const attempt = day === undefined ? `${board} ${guest.id} ${freshId()}` : `${board} ${guest.id}`;
    const before = await store.hostedCourse(attempt);
    if (before !== undefined) return accept(before.table);
    const table = await this.#lay(board, course.value, guest, person);
    if (!table.ok) return table;
    const row: HostedCourseRow = { attempt, board, guest: guest.id, table: table.value, begun: now() };
    if (await store.addHostedCourse(row)) return table;
    // Begun through another node at the same moment: that one counts.
    return accept((await store.hostedCourse(attempt))?.table ?? table.value);
  }

  async #lay(board: string, course: BoardCourse, guest: Guest, person: Person): Promise<Result<string>> {
    const { hall, store, freshSeed, freshToken } = this.#ports;
    const { game, key } = splitBoard(board);
    const isDaily = courseKindOf(key) === "daily";
    const seed = isDaily ? childSeed(await this.#boardSecret(), board) : freshSeed();
    const laid = await hall.lay(
      guest.id,
      {
        game,
        config: course.config,
        seats: course.bots.map((bot) => (bot === null ? { kind: "open" as const } : { kind: "bot" as const, bot })),
        watching: false,
      },
      seed,
      { board, ...(isDaily && { sealed: true as const }) },
    );
    if (!laid.ok) return laid;
    await store.noteSitter(guest.id, laid.value.id);
    const seated = await laid.value.change((record) => {
      const sat = sitDown(record, guest, hashOf(freshToken()), { person });
      return sat.ok ? accept({ record: sat.value.record, with: undefined }) : sat;
    });
    return seated.ok ? accept(laid.value.id) : seated;
  }

  #boardSecret(): Promise<string> {
    this.#secret ??= this.#ports.store.boardSecret(this.#ports.freshSeed());
    return this.#secret;
  }

  /** Enters what is over, also what ended while no server ran. Entering twice changes nothing. */
  async tick(): Promise<void> {
    const { store } = this.#ports;
    for (const row of await store.endedCourses(mostEntered))
      if (await this.#enter(row)) await store.noteCourseEntered(row.attempt);
  }

  async #enter({ board, guest, table: id }: HostedCourseRow): Promise<boolean> {
    const { hall, store, boards } = this.#ports;
    const table = await hall.table(id);
    if (!table.ok) return table.refusal.code === "no-table";
    const { match, chairs } = table.value.record;
    const chair = chairs.find((one) => one.kind === "person" && one.guest === guest);
    const stored = match === undefined ? undefined : await store.load(match);
    // Closed before it began, or given up by somebody who is gone.
    if (chair?.kind !== "person" || stored === undefined || !stored.ok || stored.value === undefined) return true;
    const { sitters, notes } = tableAfterLog(stored.value);
    const players = playersOf(sitters);
    const { name, colour, avatar } = chair;
    const entered = await boards.enterHosted(board, {
      guest,
      person: { name, colour, avatar },
      record: writeRecord({ ...recordOf(stored.value), players }),
      notes,
      isHidden: false,
    });
    // What the judge refuses now it would refuse again, unless it was only busy.
    return entered.ok || !["too-busy", "closing", "not-kept"].includes(entered.refusal.code);
  }
}
