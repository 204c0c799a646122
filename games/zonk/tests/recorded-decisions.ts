/** A recorded decision of each kind: the reason that decides it, the bot, and the move. */
import {
  type Because,
  documentConfig,
  type HybridConfig,
  hybridBot,
  referenceBot,
  type ZonkMove,
  type ZonkState,
  type ZonkView,
  zonk,
} from "@turnlight/games/zonk";
import { type Bot, readBot } from "@turnlight/kernel";
import { deciding, state, taking, usual } from "./table-talk.ts";

type Player = Bot<ZonkView, ZonkMove>;
const document = hybridBot(documentConfig);
const tuned = (over: Partial<HybridConfig>): Player => hybridBot({ ...documentConfig, ...over });
const always = { baseCapStopChance: 1, maxCapStopChance: 1 };
const noCap = { pointsCapPassive: 100_000, pointsCapAggressive: 100_000 };

const made = (read: ReturnType<typeof readBot>): Player => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value as Player;
};
const perfect = made(readBot(zonk, "perfect"));
const short = { target: 1000 };
const duplicate = { rounds: 10, round: 4 };

const behind = { scores: [0, 900] };
const ahead = { scores: [900, 0] };
const turn = { seat: 0, round: 1, crossroads: [], takes: [], ended: "zonked", banked: 0, streak: 0 } as const;

export const recorded: readonly (readonly [Because, Player, ZonkState, ZonkMove["kind"]])[] = [
  ["turn begins", document, state({}), "roll"],
  ["only combination", document, taking([1, 2, 4]), "take"],
  ["clears the dice", document, taking([2, 2, 3, 3]), "take"],
  ["best tier", document, taking([1, 1, 2, 2, 3, 6]), "take"],
  ["most points per die", document, taking([1, 2, 2, 2, 6], behind), "take"],
  ["fewest dice", document, taking([1, 2, 2, 3, 3, 6], behind), "take"],
  ["hot dice", document, deciding([["222333", 300, 6]]), "roll"],
  ["no zonk is possible", document, deciding([["22", 20, 4]]), "roll"],
  ["low risk", tuned({ passiveMaxIterations: 9 }), deciding([["333", 100, 3]]), "roll"],
  [
    "behind",
    tuned({ aggressiveBaseMultiplier: 0 }),
    deciding(
      [
        ["2233", 80, 2],
        ["1", 10, 1],
      ],
      behind,
    ),
    "roll",
  ],
  [
    "chasing",
    tuned({ aggressiveBaseMultiplier: 0 }),
    deciding(
      [
        ["2233", 80, 2],
        ["1", 10, 1],
      ],
      { turns: [{ ...turn, lead: -300 }] },
    ),
    "roll",
  ],
  [
    "nothing speaks against it",
    tuned({ passiveTwoDiceStopLow: 0, passiveTwoDiceStopHigh: 0 }),
    deciding([["2233", 80, 2]]),
    "roll",
  ],
  ["banking wins", document, deciding([["1", 10, 5]], { scores: [1990, 0] }), "bank"],
  [
    "momentum",
    tuned({
      passiveMaxIterations: 9,
      passiveBaseMultiplier: 1,
      momentumReductionPerSuccess: 0,
      maxMomentumStopChance: 1,
    }),
    deciding([
      ["1", 10, 5],
      ["11", 20, 3],
    ]),
    "bank",
  ],
  [
    "two dice early",
    tuned({ passiveTwoDiceStopLow: 1, passiveTwoDiceStopHigh: 1 }),
    deciding([["2233", 80, 2]]),
    "bank",
  ],
  ["points cap", tuned(always), deciding([["333", 600, 3]]), "bank"],
  [
    "iterations",
    document,
    deciding([
      ["1", 10, 5],
      ["11", 20, 3],
    ]),
    "bank",
  ],
  ["risk", tuned({ passiveRiskThreshold: 0.3, ...noCap }), deciding([["22233", 300, 1]]), "bank"],
  ["last die", tuned({ passiveRiskThreshold: 0.9 }), deciding([["22233", 300, 1]]), "bank"],
  ["ahead", tuned({ passiveRiskThreshold: 0.9 }), deciding([["22233", 300, 1]], ahead), "bank"],
  ["highest score", referenceBot, taking([1, 1, 2, 3, 4, 5]), "take"],
  ["only combination", referenceBot, taking([1, 2, 4]), "take"],
  ["no zonk is possible", referenceBot, deciding([["22", 20, 4]]), "roll"],
  [
    "many dice",
    referenceBot,
    deciding([["1", 100, 5]], {
      table: { ...usual.table, combinations: usual.table.combinations.filter(({ kind }) => kind === "single-1") },
    }),
    "roll",
  ],
  ["below its limit", referenceBot, deciding([["2233", 20, 2]]), "roll"],
  ["limit reached", referenceBot, deciding([["2233", 200, 2]]), "bank"],
  ["banking wins", referenceBot, deciding([["22", 20, 4]], { scores: [1990, 0] }), "bank"],
  ["best chance", perfect, taking([1, 2, 2, 3, 3, 6], short), "take"],
  ["only combination", perfect, taking([1, 2, 4], short), "take"],
  ["hot dice", perfect, deciding([["222333", 20, 6]], short), "roll"],
  ["rolling wins more", perfect, deciding([["333", 20, 3]], short), "roll"],
  ["banking wins more", perfect, deciding([["22233", 400, 1]], short), "bank"],
  ["banking wins", perfect, deciding([["22233", 1000, 1]], short), "bank"],
  ["most expected", perfect, taking([1, 2, 2, 3, 3, 6], duplicate), "take"],
  ["rolling brings more", perfect, deciding([["333", 20, 3]], duplicate), "roll"],
  ["banking brings more", perfect, deciding([["22233", 400, 1]], duplicate), "bank"],
];
