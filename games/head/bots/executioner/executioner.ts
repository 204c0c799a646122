/** The Executioner: a bot that decides by its seat's view and its skill, and can explain its decisions. */
import {
  accept,
  anyMove,
  type Bot,
  type BotMaker,
  type Choice,
  type Draw,
  pick,
  quote,
  refuse,
  type Seat,
} from "@turnlight/kernel";
import { cellAt, type Difficulty, type GuessMove, type HeadMove, type HeadView, other } from "../../rules/index.ts";
import { happens, oneOfBest } from "../chances.ts";
import { cellsLeft, isLegal, openCells, openLetters, openRows, type Prey, preyOf } from "../prey.ts";
import { boardFor } from "./board.ts";
import { along, type ExecutionerConfig, executionerConfig, poolAt } from "./config.ts";
import { type Evening, eveningText, freshEvening, hidesFor, temperFor } from "./evening.ts";
import { remembered } from "./memory.ts";
import { alongALine, alongToldWays, finishedIn, sightOf, worthAShot } from "./sight.ts";
import { cellShare, type Scored, scoreCells, scoreLetters, soleLetter, wordIdea } from "./strategies.ts";
import { freshTemper, readDifficulty, type Temper, temperAfter, temperText } from "./temper.ts";

/** The band after everything the other seat has guessed in this match. */
export const temperIn = (
  view: Pick<HeadView, "guesses">,
  seat: Seat,
  start: Temper,
  config: ExecutionerConfig = executionerConfig,
): Temper =>
  view.guesses.reduce((temper, { by, hit }) => (by === seat ? temper : temperAfter(temper, hit, config)), start);

interface Thinking {
  readonly prey: Prey;
  readonly skill: number;
  readonly draw: Draw;
  readonly config: ExecutionerConfig;
}

type GuessDecision = Choice<GuessMove> | undefined;

const tryWord = (hunt: Prey["hunt"], { prey, skill, draw, config }: Thinking): GuessDecision => {
  const idea = wordIdea(hunt, prey.bank, config);
  const threshold = along(config.word.threshold, skill);
  if (idea === undefined || idea.confidence < threshold) return undefined;
  const { row, confidence } = idea;
  const legal = idea.words
    .map((word): Scored<GuessMove> => ({ choice: { kind: "word", row, word }, score: prey.bank.plausibility(word) }))
    .filter(({ choice }) => isLegal(prey, choice));
  const { top, slope } = poolAt(config, skill);
  const best = oneOfBest(draw, legal, top, slope)?.choice;
  if (best?.kind !== "word") return undefined;
  const why = { candidates: legal.length, confidence, threshold };
  const letter = soleLetter(best.word, hunt.patterns[row - 1] ?? "");
  if (letter !== undefined && happens(draw, along(config.word.asksLetter, skill))) {
    const letterGuess: GuessMove = { kind: "letter", letter };
    if (isLegal(prey, letterGuess)) return { move: letterGuess, why: { strategy: "letter", ...why } };
  }
  return { move: best, why: { strategy: "word", ...why } };
};

/** At low skill, now and then any guess will do. */
const isWhim = (skill: number, draw: Draw, { whim }: ExecutionerConfig): boolean =>
  skill <= whim.upTo && draw.below(whim.oneIn) === 0;

/** The pool a guess is drawn from: the best few, or at low skill occasionally all of them. */
const drawnFrom = <T>(scored: readonly Scored<T>[], { skill, draw, config }: Thinking) => {
  const whim = isWhim(skill, draw, config);
  const { top, slope } = poolAt(config, skill);
  const pool = whim ? scored.length : Math.min(scored.length, top);
  const drawn = scored.length === 0 ? undefined : whim ? pick(draw, scored) : oneOfBest(draw, scored, pool, slope);
  return drawn && { ...drawn, why: { candidates: scored.length, pool, whim, score: drawn.score } };
};

const tryLetter = (hunt: Prey["hunt"], thinking: Thinking): GuessDecision => {
  const { prey, skill, config } = thinking;
  const best = drawnFrom(scoreLetters(hunt, openLetters(prey.hunt), prey.bank, skill, config), thinking);
  return best && { move: { kind: "letter", letter: best.choice }, why: { strategy: "letter", ...best.why } };
};

/** Without a hit to go by, all cells with enough room are alike; the better player asks for more room. */
const anyWithRoom = (scored: readonly Scored<number>[], { skill, draw, config }: Thinking) => {
  if (scored.length === 0) return undefined;
  const most = Math.max(...scored.map(({ score }) => score));
  const whim = isWhim(skill, draw, config);
  const pool = whim ? scored : scored.filter(({ score }) => score >= along(config.cell.opens, skill) * most);
  const drawn = pick(draw, pool);
  return { ...drawn, why: { candidates: scored.length, pool: pool.length, whim, score: drawn.score } };
};

/**
 * A finished word is crossed off permanently, so it is derived from the facts; everything else from the bot's memory.
 */
const tryCell = (hunt: Prey["hunt"], thinking: Thinking): GuessDecision => {
  const { prey, skill, draw, config } = thinking;
  const { closes, follows } = config.cell;
  const looks = happens(draw, along(closes, skill));
  const goesOn = happens(draw, along(follows, skill));
  const sight = sightOf(hunt, prey.size, looks ? finishedIn(prey.hunt, prey.size) : []);
  const open = openCells(prey.hunt, prey.size);
  const worth = looks ? worthAShot(sight, open) : open;
  const shown = goesOn ? [alongALine(sight, worth), alongToldWays(sight, worth)] : [];
  const cells = [...shown, worth, open].find((some) => some.length > 0) ?? [];
  const scored = scoreCells(sight, cells, config);
  const isBlind = !Array.from({ length: prey.size ** 2 }, (_, cell) => cell).some(sight.isOpenHit);
  const best = isBlind ? anyWithRoom(scored, thinking) : drawnFrom(scored, thinking);
  return (
    best && { move: { kind: "cell", cell: cellAt(best.choice, prey.size) }, why: { strategy: "cell", ...best.why } }
  );
};

/** The letters left to find per cell not yet guessed. */
const fillOf = ({ hunt, size }: Prey): number => cellsLeft(hunt) / Math.max(1, size * size - hunt.cells.length);

const guessBy = (view: HeadView, seat: Seat, thinking: Thinking, any: () => HeadMove): Choice<HeadMove> => {
  const { prey, skill, draw, config } = thinking;
  const own = view.guesses.filter(({ by }) => by === seat);
  const { hunt, forgot } = remembered(prey.hunt, own, skill, draw, config);
  const fill = fillOf(prey);
  // Where words are enough, no cell is needed.
  const share = view.config.house.includes("words") ? 0 : cellShare(fill, config);
  const lettersDone = openRows(prey.hunt).length === 0 || openLetters(prey.hunt).length === 0;
  const cellsDone = cellsLeft(prey.hunt) === 0;
  const cellFirst = lettersDone || (!cellsDone && happens(draw, share));
  const decision =
    tryWord(hunt, thinking) ??
    (cellFirst ? tryCell(hunt, thinking) : tryLetter(hunt, thinking)) ??
    tryCell(hunt, thinking);
  if (decision === undefined) return { move: any() };
  return { move: decision.move, why: { ...decision.why, skill, fill, cellShare: share, forgot } };
};

interface Manner {
  readonly skillIn: (view: HeadView, seat: Seat) => number;
  /** Which board it sets against this difficulty, as `boardFor` takes it. */
  readonly hides: (against: Difficulty) => number;
}

const executionerWith = ({ skillIn, hides }: Manner, config: ExecutionerConfig): Bot<HeadView, HeadMove> => ({
  choose({ view, seat, moves, draw }) {
    if (!view.ready[seat === 0 ? 0 : 1]) {
      const boards = hides(view.config.difficulty[other(seat)]);
      return { move: { kind: "place", board: boardFor(view.config, seat, draw, boards) } };
    }
    const thinking = { prey: preyOf(view, seat), skill: skillIn(view, seat), draw, config };
    return guessBy(view, seat, thinking, () => anyMove(moves, draw));
  },
});

const asAtFirst =
  (config: ExecutionerConfig): Manner["hides"] =>
  (against) =>
    hidesFor(freshEvening(against, config), config);

/** With a fixed skill, without the rubber band. */
export const executionerOf = (skill: number, config = executionerConfig): Bot<HeadView, HeadMove> =>
  executionerWith({ skillIn: () => skill, hides: asAtFirst(config) }, config);

const onTheBand = (start: Temper, config: ExecutionerConfig): Manner["skillIn"] => {
  return (view, seat) => temperIn(view, seat, start, config).skill;
};

/** With the rubber band, starting from the given temper. */
export const executionerFrom = (start: Temper, config = executionerConfig): Bot<HeadView, HeadMove> =>
  executionerWith({ skillIn: onTheBand(start, config), hides: asAtFirst(config) }, config);

/** Configured by an evening for its next match: skill, band and the board it sets. */
export const executionerAt = (evening: Evening, config = executionerConfig): Bot<HeadView, HeadMove> =>
  executionerWith(
    { skillIn: onTheBand(temperFor(evening, config), config), hides: () => hidesFor(evening, config) },
    config,
  );

export const executioner: BotMaker<HeadView, HeadMove> = {
  about:
    "the adaptive AI: a fixed skill (executioner:0.8), a difficulty (executioner:easy), an evening (executioner:easy/0.35/2), or a temper (executioner:0.25/5/2/0/0)",
  make(setting = "0.5") {
    const difficulty = readDifficulty(setting);
    if (difficulty !== undefined) return accept(executionerFrom(freshTemper(difficulty)));
    if (/^[a-z]+\//.test(setting)) {
      const evening = eveningText.read(setting);
      return evening.ok ? accept(executionerAt(evening.value)) : evening;
    }
    if (setting.includes("/")) {
      const temper = temperText.read(setting);
      return temper.ok ? accept(executionerFrom(temper.value)) : temper;
    }
    const skill = /^(0(\.\d{1,4})?|1(\.0{1,4})?)$/.test(setting) ? Number(setting) : -1;
    if (skill >= 0) return accept(executionerOf(skill));
    return refuse("bad-bot", `executioner was given ${quote(setting)}`, {
      right: "a skill from 0 to 1, easy, normal or hard, an evening as in easy/0.35/2, or a temper as in 0.25/5/2/0/0",
    });
  },
};
