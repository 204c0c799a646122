/** The Executioner's temper: its own board, its adaptation, its memory and its thinking time. */
import { drawOf, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { boardFor, kindness } from "../bots/executioner/board.ts";
import { executioner } from "../bots/executioner/executioner.ts";
import { remembered } from "../bots/executioner/memory.ts";
import {
  type Board,
  type Difficulty,
  executionerConfig,
  executionerFrom,
  executionerOf,
  freshTemper,
  head,
  temperAfter,
  temperIn,
  temperText,
  thinkTime,
  thinkTimeIn,
} from "../index.ts";
import { ask, begun, config, idle } from "./table.ts";

describe("its own board", () => {
  test("usual letters and words close together make a board kind", () => {
    const near: Board = [
      { word: "TEN", at: "C3", toward: "E" },
      { word: "RATE", at: "C4", toward: "E" },
      { word: "STONE", at: "C5", toward: "E" },
    ];
    const far = near.map((placed, row) => ({ ...placed, at: ["A1", "E4", "A8"][row] ?? "A1" }));
    const rare: Board = near.map((placed, row) => ({ ...placed, word: ["VEX", "JINX", "FUZZY"][row] ?? "VEX" }));
    expect(kindness(near, 8, "english")).toBeGreaterThan(kindness(far, 8, "english"));
    expect(kindness(near, 8, "english")).toBeGreaterThan(kindness(rare, 8, "english"));
  });

  test("of six boards it sets the kindest, or the least kind, by the table's shape and words", () => {
    const table = config("grids=6,9 words=3,4");
    for (const seat of [0, 1] as const) {
      const draw = drawOf(seedOf("kind"));
      const six = Array.from({ length: 6 }, () => boardFor(table, seat, draw, 1));
      const kind = six.map((board) => kindness(board, table.grids[seat], "english"));
      const set = (boards: number) => boardFor(table, seat, drawOf(seedOf("kind")), boards);
      expect(set(6)).toEqual(six[kind.indexOf(Math.max(...kind))]);
      expect(set(-6)).toEqual(six[kind.indexOf(Math.min(...kind))]);
      expect(set(6)).toHaveLength(table.words[seat]);
    }
  });

  test("against somebody on Easy or Normal it is kind, against somebody on Hard it is not, and an evening changes that", async () => {
    const kindnessOf = async (setting: string, difficulty: Difficulty) => {
      const made = executioner.make(setting);
      if (!made.ok) throw new Error(made.refusal.reason);
      const state = head.rules.setup(config(`difficulty=${difficulty},normal`));
      let sum = 0;
      for (let i = 0; i < 40; i++) {
        const draw = drawOf(seedOf(`sets ${i}`));
        const view = head.rules.view(state, 1);
        const { move } = await made.value.choose({ view, seat: 1, moves: head.rules.moves(state, 1), draw, nodes: 1 });
        if (move.kind === "place") sum += kindness(move.board, 8, "english") / 40;
      }
      return sum;
    };
    const plain = await kindnessOf("normal", "normal");
    expect(await kindnessOf("easy", "easy")).toBe(plain);
    expect(await kindnessOf("hard", "hard")).toBeLessThan(plain - 1);
    // Repeated wins lead to harder boards, losses on Hard to easier ones.
    expect(await kindnessOf("normal/0.8/5", "normal")).toBeLessThan(plain - 1);
    expect(await kindnessOf("hard/0.55/-5", "hard")).toBeGreaterThan((await kindnessOf("hard", "hard")) + 1);
  });
});

describe("the rubber band", () => {
  const guessed = (from: ReturnType<typeof freshTemper>, answers: string) =>
    [...answers].reduce((temper, answer) => temperAfter(temper, answer === "h"), from);

  test("starts by the player's difficulty", () => {
    expect(freshTemper("easy")).toMatchObject({ skill: 0.25, hitsToRaise: 5, missesToLower: 2 });
    expect(freshTemper("normal")).toMatchObject({ skill: 0.5, hitsToRaise: 3, missesToLower: 3 });
    expect(freshTemper("hard")).toMatchObject({ skill: 0.75, hitsToRaise: 2, missesToLower: 5 });
  });

  test("the document's Easy example: 0.25/5/2, then 0.15, then 0.15 and 6/1", () => {
    const once = guessed(freshTemper("easy"), "mm");
    expect(once).toMatchObject({ skill: 0.15, hitsToRaise: 5, missesToLower: 2 });
    const twice = guessed(once, "mm");
    expect(twice).toMatchObject({ skill: 0.15, hitsToRaise: 6, missesToLower: 1 });
    expect(guessed(twice, "hhhhh").skill).toBe(0.15);
    expect(guessed(twice, "hhhhhh").skill).toBe(0.3);
  });

  test("steps of 0.15 within 0.15 and 0.95; an adjustment and a change of answer both reset the streak", () => {
    expect(guessed(freshTemper("normal"), "hhh").skill).toBe(0.65);
    expect(guessed(freshTemper("normal"), "hhmhhm").skill).toBe(0.5);
    expect(guessed(freshTemper("normal"), "hhhhh").skill).toBe(0.65);
    expect(guessed(freshTemper("hard"), "h".repeat(40)).skill).toBe(0.95);
    expect(guessed(freshTemper("hard"), "m".repeat(40)).skill).toBe(0.15);
  });

  test("a dominating player is challenged, one step an adjustment, within 1 and 7", () => {
    expect(guessed(freshTemper("normal"), "hhh")).toMatchObject({ hitsToRaise: 3, missesToLower: 3 });
    expect(guessed(freshTemper("normal"), "hhhhhh")).toMatchObject({ hitsToRaise: 2, missesToLower: 4 });
    expect(guessed(freshTemper("normal"), "hhhhhhhh")).toMatchObject({ hitsToRaise: 1, missesToLower: 5 });
    expect(guessed(freshTemper("normal"), "h".repeat(30))).toMatchObject({ hitsToRaise: 1, missesToLower: 7 });
  });

  test("a change of direction restarts the count", () => {
    const up = guessed(freshTemper("normal"), "hhh");
    const down = guessed(up, "mmm");
    expect(down).toMatchObject({ skill: 0.5, hitsToRaise: 3, missesToLower: 3, trend: -1 });
    expect(guessed(down, "mmm")).toMatchObject({ skill: 0.35, hitsToRaise: 4, missesToLower: 2 });
  });

  test("thresholds up to 7 can fire, since streaks are counted and not looked up in a window", () => {
    const calm = { ...freshTemper("easy"), hitsToRaise: 7 };
    expect(guessed(calm, "hhhhhh").skill).toBe(0.25);
    expect(guessed(calm, "hhhhhhh").skill).toBe(0.4);
  });

  test("within a match it follows from the opponent's guesses; a word counts as one", () => {
    const table = begun();
    table.play(0, "letter Z");
    table.play(1, "letter Z");
    table.play(0, "letter Q");
    table.play(1, "word 1 DIG");
    table.play(0, "letter X");
    expect(temperIn(table.match.view(0), 0, freshTemper("easy"))).toMatchObject({ skill: 0.15, run: 0 });
    expect(temperIn(table.match.view(0), 0, freshTemper("normal"))).toMatchObject({ skill: 0.5, run: -2 });
  });

  test("a temper is one line of text, for the profile and for the bot's setting", () => {
    for (const temper of [
      freshTemper("easy"),
      guessed(freshTemper("hard"), "hhm"),
      guessed(freshTemper("easy"), "mmmmm"),
    ])
      expect(temperText.read(temperText.write(temper))).toEqual({ ok: true, value: temper });
    expect(head.bots["executioner"]?.make("0.4/5/2/0/-1").ok).toBe(true);
  });

  test("on the band it plays with the skill of the moment", async () => {
    const table = begun();
    idle(table, ["letter Z", "letter Q", "letter X"]);
    expect((await ask(table, executionerFrom(freshTemper("easy")))).why?.["skill"]).toBe(0.15);
  });
});

describe("memory", () => {
  const played = () => {
    const table = begun();
    idle(table, ["letter O", "cell A1", "letter Z", "cell B1", "letter D", "word 2 FOLD"]);
    return table;
  };
  const table = played();
  const own = table.match.view(0).guesses.filter(({ by }) => by === 0);
  const seen = table.hunt(0);
  const recall = (skill: number, seed: string) => remembered(seen, own, skill, drawOf(seedOf(seed)), executionerConfig);

  test("is perfect from skill 0.8 on", () => {
    for (let i = 0; i < 50; i++) expect(recall(0.8, `memory ${i}`).forgot).toEqual([]);
  });

  test("below that, facts older than the last three guesses are forgotten with chance (1 − skill) × 0.3", () => {
    const older = ["O", "A1", "Z"];
    for (const [skill, chance] of [
      [0.2, 0.24],
      [0.5, 0.15],
      [0.75, 0.075],
    ] as const) {
      const runs = Array.from({ length: 2000 }, (_, i) => recall(skill, `memory ${i}`).forgot);
      for (const fact of older) {
        const share = runs.filter((forgot) => forgot.includes(fact)).length / runs.length;
        expect(Math.abs(share - chance), `${fact} at ${skill}`).toBeLessThan(0.03);
      }
      expect(runs.flat().every((fact) => older.includes(fact))).toBe(true);
    }
  });

  test("what is forgotten is gone from patterns and cells for this turn; a word tried is never forgotten", () => {
    const forgot = Array.from({ length: 200 }, (_, i) => recall(0.2, `memory ${i}`)).find((one) =>
      one.forgot.includes("O"),
    );
    expect(forgot?.hunt.patterns[0]).toBe("D__");
    expect(forgot?.hunt.words).toHaveLength(1);
  });

  test("forgetting never wastes a turn: what it picks is always legal", async () => {
    for (let i = 0; i < 300; i++) {
      const { move } = await ask(table, executionerOf(0.15), `legal ${i}`);
      expect(head.rules.refusal(table.match.state, 0, move)).toBeUndefined();
    }
  });
});

describe("think time", () => {
  const range = (difficulty: Difficulty) =>
    [0, 0.5, 1].flatMap((drawn) => [0, 30, 200].map((candidates) => thinkTime({ difficulty, candidates, drawn })));

  test("0.8 to 2.5 seconds on Normal, up to a quarter longer on Easy, a quarter shorter on Hard", () => {
    const bounds = (difficulty: Difficulty) => [Math.min(...range(difficulty)), Math.max(...range(difficulty))];
    expect(bounds("normal")).toEqual([0.8, 2.5]);
    expect(bounds("easy")).toEqual([0.8, 3.125]);
    expect(bounds("hard")[0]).toBeCloseTo(0.6);
    expect(bounds("hard")[1]).toBeCloseTo(1.875);
  });

  test("longer with more candidates, and never the same twice in a row for different draws", () => {
    const at = (candidates: number, drawn: number) => thinkTime({ difficulty: "normal", candidates, drawn });
    expect(at(60, 0.5)).toBeGreaterThan(at(5, 0.5));
    expect(at(60, 0.5)).not.toBe(at(60, 0.6));
  });

  test("in a match it follows from what is open: a line that shows is quick, and so is the end", () => {
    const table = begun();
    const early = thinkTimeIn(table.match.view(0), 0, 0.5);
    idle(table, ["cell A1", "cell B1"]);
    const onALine = thinkTimeIn(table.match.view(0), 0, 0.5);
    expect(onALine).toBeLessThan(early);
    idle(table, ["letter D", "letter O", "letter G", "letter L", "letter C", "letter R", "letter W", "letter N"]);
    expect(thinkTimeIn(table.match.view(0), 0, 0.5)).toBeLessThan(onALine);
    expect(thinkTimeIn(begun("difficulty=normal,hard").match.view(0), 0, 0.5)).toBeCloseTo(0.75 * early);
  });
});

test("it sees only the view: another board behind the same view changes nothing", async () => {
  const table = begun();
  idle(table, ["letter E"]);
  const view = table.match.view(0);
  const imagined = head.rules.imagine(view, 0, drawOf(seedOf("another world")));
  expect(imagined.boards[1]).not.toEqual(table.match.state.boards[1]);
  const again = executionerOf(0.8).choose({
    view: head.rules.view(imagined, 0),
    seat: 0,
    moves: head.rules.moves(imagined, 0),
    draw: drawOf(seedOf("ask")),
    nodes: 1,
  });
  expect(await again).toEqual(await ask(table, executionerOf(0.8)));
});
