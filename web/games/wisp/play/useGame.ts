/** A level being played: moves, undo, help, and the solver's knowledge of the position. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import {
  aftermath,
  type Best,
  type Direction,
  type KnownPar,
  levelKey,
  readCode,
  type Stars,
  setup,
  starsIn,
  type WispNote,
  type WispResult,
  type WispState,
  writeCode,
} from "@turnlight/games/wisp";
import { readRecord } from "@turnlight/kernel";
import { useEffect, useMemo } from "preact/hooks";
import { isMarked, liftMarks } from "../hall/help.ts";
import { earnedIn, standingNow, wasHinted } from "../hall/standing.ts";
import { type Bests, bestsOf } from "../lobby/campaign.ts";
import { placeOf } from "../lobby/levels.ts";
import { campaignStars, type LookName, unlockedBetween } from "../looks/looks.ts";
import { habits, usualHabits } from "../saved.ts";
import { openReview, refusalText, settle, sound, toast } from "../shared.ts";
import { openSolver, type SolverOutlook } from "../solver-worker.ts";
import { refusals } from "../words/refusals.ts";
import { type Demonstration, demonstration } from "./demonstration.ts";
import { type GivenHint, hintAfter, wholeHint } from "./hint-stages.ts";
import { measure } from "./par-search.ts";
import { emptyPast, movesIn, movesOf, pastWith } from "./past.ts";
import { foresee } from "./preview.ts";
import type { WispScreenProps } from "./props.ts";

/** The result of a solved level. */
export interface Finish {
  readonly stars: Stars;
  readonly line: readonly Direction[];
  readonly par: KnownPar;
  readonly helped: boolean;
  /** Solved without undo and without help. */
  readonly clean: boolean;
  /** The looks of the wisp that its stars have unlocked. */
  readonly looks: readonly LookName[];
}

export interface GameControls {
  readonly outlook: ReadonlySignal<SolverOutlook | undefined>;
  readonly advice: ReadonlySignal<"asked" | GivenHint | undefined>;
  readonly demonstration: Demonstration;
  /** The position to show while earlier moves are being replayed. */
  readonly returning: ReadonlySignal<WispState | undefined>;
  /** Help was taken for this level: one star at most until another level has been solved. */
  readonly helped: ReadonlySignal<boolean>;
  readonly par: ReadonlySignal<KnownPar | undefined>;
  /** The progress of a long search for par, from 0 to 1. */
  readonly parShare: ReadonlySignal<number | undefined>;
  readonly bests: ReadonlySignal<Bests>;
  readonly best: ReadonlySignal<Best | undefined>;
  readonly finish: ReadonlySignal<Finish | undefined>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly tellDraw: Signal<boolean>;
  /**
   * How many moves back the level could still be won, where it no longer can; undefined where it can, or where that is
   * unknown.
   */
  readonly trap: ReadonlySignal<number | undefined>;
  go(direction: Direction, repeated?: boolean): void;
  undo(): void;
  /** Takes moves back until the level can be won again. */
  returnToWinnable(): void;
  redo(): void;
  /** Restarts the level as a new attempt. */
  reset(): void;
  hint(): void;
  showSolution(): void;
  /** Demonstrates the player's best solution from the beginning. */
  showBest(): void;
  /** Shows what each move cost, once the level is over. */
  review(): void;
  /** Stops the search for par. */
  stopMeasuring(): void;
  close(): void;
}

/** How many inputs are queued ahead of the animation; more are dropped. */
const mostAhead = 12;

type GamePorts = Pick<WispScreenProps, "sight" | "busy" | "attempt" | "actions" | "unaided">;

/** The level's code, from the table's config. */
export const codeOf = (config: string, state: WispState): string => {
  const code = /(?:^|\s)level=(\S+)/.exec(config)?.[1];
  return code !== undefined && readCode(code).ok ? code : writeCode(state.level);
};

const gameControls = ({ sight, busy, attempt, actions, unaided = false }: GamePorts, code: string): GameControls => {
  const solver = openSolver();
  const outlook = signal<SolverOutlook | undefined>(undefined);
  const advice = signal<"asked" | GivenHint | undefined>(undefined);
  const shows = demonstration();
  const returning = signal<WispState | undefined>(undefined);
  const helped = signal(false);
  const written = placeOf(code)?.level.par;
  const bests = signal<Bests>(new Map());
  const best = signal<Best | undefined>(undefined);
  const finish = signal<Finish | undefined>(undefined);
  const canRedo = signal(false);
  const tellDraw = signal(usualHabits.tellDraw);
  const trap = signal<number | undefined>(undefined);
  let undone: readonly Direction[] = [];
  let past = emptyPast;
  let lastRequest:
    | { readonly state: WispState; readonly deep: boolean; readonly answer: Promise<SolverOutlook> }
    | undefined;
  let line: Promise<unknown> = Promise.resolve();
  let ahead = 0;
  /** Incremented by anything that invalidates queued moves. */
  let turned = 0;
  let closed = false;
  /** The match knows that a move of this attempt was taken back. */
  let undoNoted = false;

  const here = (): WispState => sight.peek().view;
  const place = (): string => `${sight.peek().match} ${sight.peek().entries}`;
  const isOver = (): boolean => sight.peek().outcome !== undefined;
  const setUndone = (moves: readonly Direction[]) => {
    undone = moves;
    canRedo.value = moves.length > 0;
  };

  /** Runs all actions one after the other. */
  const inTurn = (work: () => Promise<void>): void => {
    ahead += 1;
    const done = line.then(async () => {
      ahead -= 1;
      if (!closed) await work();
    });
    line = done.catch(() => undefined);
  };

  const settled = (): Promise<void> => settle(busy, () => actions?.skip());

  const findTrap = async (state: WispState, { verdict }: SolverOutlook): Promise<void> => {
    const kind = verdict?.kind;
    if (kind !== "draw" && kind !== "lost" && kind !== "caught") return;
    const read = await solver.ask("trap", { code, positions: past.positions });
    if (read.ok && lastRequest?.state === state) trap.value = read.value.back;
  };

  /** `deep` is for requested help; the automatic search after each move is cheaper. */
  const look = (state: WispState, deep = false): Promise<SolverOutlook> => {
    if (lastRequest?.state === state && (!deep || lastRequest.deep)) return lastRequest.answer;
    const answer = solver.ask("outlook", { code, state, deep }).then((read) => {
      const found = read.ok ? read.value : {};
      if (lastRequest?.state === state) {
        outlook.value = found;
        void findTrap(state, found);
      }
      return found;
    });
    if (lastRequest?.state !== state) {
      outlook.value = undefined;
      trap.value = undefined;
    }
    lastRequest = { state, deep, answer };
    return answer;
  };

  const note = async (text: WispNote): Promise<boolean> => (await actions?.note?.(text)) === true;

  const send = async (direction: Direction): Promise<boolean> => {
    if (attempt === undefined || sight.peek().moves?.includes(direction) !== true) {
      sound.play("stuck");
      return false;
    }
    advice.value = undefined;
    const read = await attempt(direction);
    if (!read.ok) toast(refusalText(read.refusal, refusals), { tone: "bad" });
    return read.ok;
  };

  /** A finished match cannot be undone: all its moves but the last are replayed in a new match. */
  const returnTo = async (moves: readonly Direction[], hinted: boolean): Promise<void> => {
    if (attempt === undefined || !(await actions?.rematch?.())) return;
    undoNoted = true;
    if ((hinted && !(await note("hint"))) || !(await note("undo"))) return;
    for (const move of moves) {
      if (!(await attempt(move)).ok) break;
      await settled();
    }
  };

  /** Every attempt at a marked level says so, so that its result does too. */
  const remind = async (): Promise<void> => {
    const marked = !unaided && (await isMarked(levelKey(code)));
    if (closed || isOver()) return;
    helped.value = marked && (await note("review"));
  };

  const takeBack = async (count: number) => {
    await settled();
    advice.value = undefined;
    if (shows.walking.peek() !== undefined) return shows.stop();
    const before = here();
    if (actions === undefined) return;
    if (isOver()) {
      const record = await actions.record();
      const moves = record.ok ? movesIn(record.value) : [];
      const remaining = moves.slice(0, Math.max(0, moves.length - count));
      if (moves.length === 0 || finish.peek() !== undefined) return;
      const hinted = helped.peek() || (await wasHinted(sight.peek().match));
      returning.value = remaining.reduce((now, move) => foresee(now, move).after, setup(before.level));
      await returnTo(remaining, hinted);
      returning.value = undefined;
      setUndone([...undone, ...moves.slice(remaining.length).toReversed()]);
    } else {
      const moves = movesOf(past.positions.slice(-count - 1));
      // Recorded in the match before it happens, once an attempt.
      if (!undoNoted && !(await note("undo"))) return;
      undoNoted = true;
      if (!(await actions.takeBack?.(count))) return;
      setUndone([...undone, ...moves.toReversed()]);
    }
    sound.play("whoosh");
  };

  const reset = async () => {
    await settled();
    advice.value = undefined;
    shows.stop();
    const { entries } = sight.peek();
    if (isOver()) await actions?.rematch?.();
    else {
      if (entries > 0) await actions?.takeBack?.(entries);
      await note("anew");
    }
    undoNoted = false;
    setUndone([]);
    await remind();
    sound.play("whoosh");
  };

  /** Asks the solver for the next move; undefined if the position has changed meanwhile or there is no answer. */
  const advise = async (): Promise<SolverOutlook | undefined> => {
    await settled();
    const state = here();
    if (isOver()) return undefined;
    const asking = place();
    advice.value = "asked";
    const found = await look(state, true);
    return place() === asking ? found : undefined;
  };

  /** The first request tells the idea; each further one at the same position tells more, up to the move. */
  const hint = async () => {
    if (unaided) return;
    shows.stop();
    const before = advice.peek();
    const found = await advise();
    if (found?.hint !== undefined) {
      // The use of a hint is recorded in the match before it is shown.
      if (!(await note("hint"))) return;
      helped.value = true;
    }
    advice.value = found && hintAfter(before === "asked" ? undefined : before, found, here());
  };

  const showSolution = async () => {
    const found = await advise();
    const state = here();
    advice.value = found?.line === undefined ? found && wholeHint(found) : undefined;
    if (found?.line === undefined || !(await note("solution"))) return;
    shows.begin(state, found.line, false);
  };

  const showBest = async () => {
    await reset();
    const state = here();
    const own = best.peek()?.line;
    if (own === undefined || own.length === 0 || !(await note("solution"))) return;
    shows.begin(state, own, true);
  };

  /** The stars from before this match ended are known. */
  let isRecalled = false;
  const recall = async (): Promise<void> => {
    const standing = await standingNow();
    if (closed) return;
    isRecalled = true;
    batch(() => {
      bests.value = bestsOf(standing);
      best.value = bests.value.get(levelKey(code));
    });
  };

  /** Where matches are not saved, the host has no result: then it is computed here, for display only. */
  const judged = async (match: string): Promise<WispResult | undefined> => {
    const text = await actions?.record();
    const read = text?.ok ? readRecord(text.value) : undefined;
    const { outcome } = sight.peek();
    if (!read?.ok || outcome === undefined) return undefined;
    return aftermath.result({
      match,
      record: read.value,
      seat: 0,
      bots: [],
      notes: [
        ...(helped.peek() ? [{ after: 0, seat: 0, text: "hint" satisfies WispNote }] : []),
        ...(undoNoted ? [{ after: 0, seat: 0, text: "undo" satisfies WispNote }] : []),
      ],
      scores: outcome.scores,
      begun: 0,
      ended: 0,
    });
  };

  /** Shows the result the host computed when the match ended. */
  const finished = async (match: string) => {
    const before = isRecalled ? campaignStars(bests.peek()) : Number.POSITIVE_INFINITY;
    const result = (await earnedIn(match)) ?? (await judged(match));
    const standing = await standingNow();
    await recall();
    if (result === undefined || closed || sight.peek().match !== match) return;
    await liftMarks(result);
    const stars = starsIn(standing, result);
    const { par, line } = result;
    const isHelped = result.helped || stars < result.stars;
    finish.value = {
      stars,
      line,
      par,
      helped: isHelped,
      clean: result.clean === true && !standing.marked.includes(result.level),
      looks: unlockedBetween(before, campaignStars(bests.peek())),
    };
  };

  void habits().then((remaining) => {
    tellDraw.value = remaining.tellDraw;
  });
  void recall();

  let found: WispNote | undefined;
  let toldIn: string | undefined;
  /** Adds the par found by the search as a note to each match of the level, before it ends. */
  const tellPar = () => {
    const parNote = found;
    const { match } = sight.peek();
    if (parNote === undefined || toldIn === match || isOver()) return;
    toldIn = match;
    inTurn(async () => void (await note(parNote)));
  };

  let remindedIn: string | undefined;
  const stopLooking = sight.subscribe((now) => {
    const state = now.view;
    past = pastWith(past, now.match, now.entries, state);
    if (actions === undefined) return;
    if (!unaided) void look(state);
    tellPar();
    if (now.match !== remindedIn && now.outcome === undefined) {
      remindedIn = now.match;
      inTurn(remind);
    }
    if (now.outcome === undefined) finish.value = undefined;
    else if (state.enemies.length === 0 && finish.peek() === undefined) void finished(now.match);
  });
  const measuring =
    written === undefined
      ? measure(openSolver(), code, (note) => {
          found = note;
          tellPar();
        })
      : undefined;
  const par = computed(() =>
    written === undefined ? measuring?.par.value : ({ exact: true, moves: written } as const),
  );

  const wish = (work: () => Promise<void>) => (): void => {
    turned += 1;
    inTurn(work);
  };
  return {
    outlook,
    advice,
    demonstration: shows,
    returning,
    helped,
    par,
    parShare: measuring?.share ?? signal(undefined),
    bests,
    best,
    finish,
    canRedo,
    tellDraw,
    go(direction, repeated = false) {
      if (repeated ? busy.peek() || ahead > 0 : ahead >= mostAhead) return;
      const meant = turned;
      inTurn(async () => {
        if (meant !== turned) return;
        await settled();
        if (shows.walking.peek() !== undefined) return shows.stop();
        if (await send(direction)) setUndone([]);
        else turned += 1;
      });
    },
    trap,
    undo: wish(() => takeBack(1)),
    returnToWinnable: wish(async () => {
      const back = trap.peek();
      if (back !== undefined && back > 0) await takeBack(back);
    }),
    redo: wish(async () => {
      await settled();
      const move = undone.at(-1);
      if (move !== undefined && (await send(move))) setUndone(undone.slice(0, -1));
    }),
    reset: wish(reset),
    hint: wish(hint),
    showSolution: wish(showSolution),
    showBest: wish(showBest),
    review: () =>
      void actions?.record().then((record) => {
        if (record.ok) openReview({ text: record.value, isOwn: sight.peek().holder !== "spectator" });
      }),
    stopMeasuring: () => measuring?.stop(),
    close() {
      closed = true;
      measuring?.stop();
      shows.stop();
      stopLooking();
      solver.close();
    },
  };
};

export const useGame = (hosting: GamePorts, code: string): GameControls => {
  const { sight, busy, actions } = hosting;
  // Created once per level and table: `actions` is a new object on every render, but equivalent.
  const game = useMemo(() => gameControls({ ...hosting }, code), [sight, busy, code, actions === undefined]);
  useEffect(() => () => game.close(), [game]);
  return game;
};
