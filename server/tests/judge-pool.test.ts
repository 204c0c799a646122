/** The judge's threads: a record they have no time for may be sent again, one that cannot be replayed may not. */
import { writeRecord } from "@turnlight/kernel";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { JudgeRequest } from "../boards/judge.ts";
import { type JudgePool, judgePool } from "../boards/judge-pool.ts";
import { courseFor, playCourse } from "./support/course-record.ts";

let request: JudgeRequest;
let pool: JudgePool;

beforeAll(async () => {
  const record = await playCourse("thirteen", await courseFor("thirteen", "run 0 classic"), "random", "ada");
  request = { game: "thirteen", course: "run 0 classic", record: writeRecord(record), notes: [] };
});
afterEach(() => pool.close());

describe("the judge", () => {
  test("asks for patience where its time runs out, and says nothing against the record", async () => {
    pool = judgePool({ patience: 1 });
    expect(await pool.judge(request)).toMatchObject({ ok: false, refusal: { code: "too-busy" } });
  });

  test("judges it with more time, also behind one that nobody could replay", async () => {
    pool = judgePool();
    const odd = pool.judge({ ...request, record: "{}" });
    const good = pool.judge(request);
    expect(await odd).toMatchObject({ ok: false });
    expect(await good).toMatchObject({ ok: true, value: { version: 4, helped: false } });
  });
});
