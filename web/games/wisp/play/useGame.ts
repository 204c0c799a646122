/** A level being played: moves, taking back, help, and what is known of the position. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Direction, legalMoves, readCode, starsFor, type WispState, writeCode } from "@turnlight/games/wisp";
import { readRecord } from "@turnlight/kernel";
import { useEffect, useMemo } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { type Outlook, openCounsel } from "../counsel.ts";
import { type Best, bests, changeHabits, habits, keepBest, usualHabits } from "../keep.ts";
import { keyOf } from "../levels.ts";
import { sound } from "../shared.ts";
import { moveBetween, stateIn } from "./foresee.ts";

export interface Finish {
  readonly stars: number;
  readonly moves: number;
  readonly par: number;
  readonly line: readonly Direction[];
  readonly helped: boolean;
  readonly isBest: boolean;
  /** Reached just now; a level may also be found finished. */
  readonly isFresh: boolean;
}

/** A solution on its way: how many of its steps have been taken, of how many. */
export interface Walking {
  readonly taken: number;
  readonly of: number;
  readonly playing: boolean;
  /** A line of one's own instead of a shortest solution. */
  readonly line?: readonly Direction[];
}

export interface GameControls {
  readonly code: string;
  readonly outlook: ReadonlySignal<Outlook | undefined>;
  readonly advice: ReadonlySignal<"asked" | Outlook | undefined>;
  readonly walking: ReadonlySignal<Walking | undefined>;
  readonly helped: ReadonlySignal<boolean>;
  readonly best: ReadonlySignal<Best | undefined>;
  readonly finish: ReadonlySignal<Finish | undefined>;
  readonly canRedo: ReadonlySignal<boolean>;
  readonly tellDraw: Signal<boolean>;
  go(direction: Direction, repeated?: boolean): void;
  undo(): Promise<void>;
  redo(): void;
  reset(): Promise<void>;
  hint(): Promise<void>;
  showSolution(): Promise<void>;
  stepSolution(): void;
  playSolution(playing: boolean): void;
  stopSolution(): void;
  /** Plays the best line so far from the beginning. */
  replayBest(): Promise<void>;
  close(): void;
}

/** Between two steps of a solution that plays by itself. */
const restBetweenSteps = 380;

type Hosting = Pick<ScreenProps, "sight" | "busy" | "play" | "actions">;

/** The level's own code: what the table was laid with. */
export const codeOf = (config: string, state: WispState): string => {
  const code = /(?:^|\s)level=(\S+)/.exec(config)?.[1];
  return code !== undefined && readCode(code).ok ? code : writeCode(state.level);
};

const gameControls = ({ sight, busy, play, actions }: Hosting, code: string): GameControls => {
  const counsel = openCounsel();
  const outlook = signal<Outlook | undefined>(undefined);
  const advice = signal<"asked" | Outlook | undefined>(undefined);
  const walking = signal<Walking | undefined>(undefined);
  const helped = signal(false);
  const best = signal<Best | undefined>(undefined);
  const finish = signal<Finish | undefined>(undefined);
  const canRedo = signal(false);
  const tellDraw = signal(usualHabits.tellDraw);
  let undone: Direction[] = [];
  let asked: { readonly state: WispState; readonly deep: boolean; readonly answer: Promise<Outlook> } | undefined;
  /** The entries there were when a move was sent; until there are more, no other is. */
  let sentAt: number | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let wasOpen = false;

  const here = (): WispState | undefined => stateIn(sight.peek().view);
  const setUndone = (moves: Direction[]) => {
    undone = moves;
    canRedo.value = moves.length > 0;
  };

  /** Resolves when nothing is being performed any more; what is, is cut short. */
  const settled = async (): Promise<void> => {
    if (!busy.peek()) return;
    actions?.skip();
    await new Promise<void>((resolve) => {
      const stop = busy.subscribe((now) => {
        if (now) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  };

  /** Asked for help, it looks harder; by itself it does not heat the room. */
  const look = (state: WispState, deep = false): Promise<Outlook> => {
    if (asked?.state === state && (!deep || asked.deep)) return asked.answer;
    const answer = counsel.ask("outlook", { code, state, deep }).then((read) => {
      const found = read.ok ? read.value : {};
      if (asked?.state === state) outlook.value = found;
      return found;
    });
    if (asked?.state !== state) outlook.value = undefined;
    asked = { state, deep, answer };
    return answer;
  };

  const help = () => {
    helped.value = true;
    void changeHabits({ helped: code });
  };

  const send = (direction: Direction): boolean => {
    const { moves, entries } = sight.peek();
    if (sentAt === entries) return false;
    if (moves?.includes(direction) !== true) {
      sound.play("stuck");
      return false;
    }
    advice.value = undefined;
    sentAt = entries;
    play(direction);
    return true;
  };

  const go = async (direction: Direction, repeated: boolean) => {
    if (busy.peek()) {
      if (repeated) return;
      await settled();
    }
    if (walking.peek() !== undefined) stopSolution();
    if (send(direction)) setUndone([]);
  };

  /** Takes one move back and remembers it. */
  const takeBack = async (): Promise<boolean> => {
    const before = here();
    if (actions === undefined || before === undefined || !(await actions.takeBack?.())) return false;
    sentAt = undefined;
    const after = here();
    const move = after === undefined ? undefined : moveBetween(after, before, legalMoves(after));
    setUndone(move === undefined ? [] : [...undone, move]);
    return true;
  };

  const undo = async () => {
    await settled();
    advice.value = undefined;
    stopSolution();
    if (await takeBack()) sound.play("whoosh");
  };

  const reset = async () => {
    await settled();
    advice.value = undefined;
    stopSolution();
    const { entries } = sight.peek();
    if (entries > 0 && (await actions?.takeBack?.(entries))) sound.play("whoosh");
    sentAt = undefined;
    setUndone([]);
    helped.value = false;
    void changeHabits({ helped: "" });
  };

  const step = async (): Promise<void> => {
    clearTimeout(rest);
    await settled();
    const state = here();
    const walk = walking.peek();
    if (state === undefined || walk === undefined || closed) return;
    const move = walk.line === undefined ? (await look(state, true)).line?.[0] : walk.line[walk.taken];
    if (walking.peek() !== walk || closed) return;
    if (move === undefined || !send(move)) return stopSolution();
    setUndone([]);
    walking.value = { ...walk, taken: walk.taken + 1 };
  };

  const stopSolution = () => {
    clearTimeout(rest);
    walking.value = undefined;
  };

  const finished = async (state: WispState, entries: number) => {
    const isFresh = wasOpen;
    const { par = entries } = await look(state);
    await recalled;
    const record = await actions?.record();
    const read = record?.ok ? readRecord(record.value) : undefined;
    const line = read?.ok ? (read.value.entries.map(({ move }) => move) as Direction[]) : [];
    const stars = starsFor({ moves: entries, par, helped: helped.peek() });
    const isBest = line.length > 0 && (await keepBest(keyOf(code), { stars, moves: entries, line }));
    if (isBest) best.value = { stars, moves: entries, line };
    if (!closed) finish.value = { stars, moves: entries, par, line, helped: helped.peek(), isBest, isFresh };
  };

  const recalled = habits().then((kept) => {
    tellDraw.value = kept.tellDraw;
    if (kept.helped === code && sight.peek().entries > 0) helped.value = true;
  });
  void bests()
    .then((kept) => kept.get(keyOf(code)))
    .then((kept) => {
      best.value = kept;
    });

  const stopLooking = sight.subscribe((now) => {
    const state = stateIn(now.view);
    if (state === undefined || actions === undefined) return;
    if (now.entries !== sentAt) sentAt = undefined;
    void look(state);
    if (now.outcome === undefined) {
      wasOpen = true;
      finish.value = undefined;
    } else if (state.enemies.length === 0 && finish.peek() === undefined) void finished(state, now.entries);
  });
  const stopWalking = busy.subscribe((now) => {
    clearTimeout(rest);
    if (now || walking.peek()?.playing !== true) return;
    if (sight.peek().outcome === undefined) rest = setTimeout(() => void step(), restBetweenSteps);
    else stopSolution();
  });

  return {
    code,
    outlook,
    advice,
    walking,
    helped,
    best,
    finish,
    canRedo,
    tellDraw,
    go: (direction, repeated = false) => void go(direction, repeated),
    undo,
    redo() {
      const move = undone.at(-1);
      if (move !== undefined && !busy.peek() && send(move)) setUndone(undone.slice(0, -1));
    },
    reset,
    async hint() {
      await settled();
      const state = here();
      if (state === undefined || sight.peek().outcome !== undefined) return;
      advice.value = "asked";
      const found = await look(state, true);
      if (here() !== state) return;
      advice.value = found;
      if (found.hint !== undefined) help();
    },
    async showSolution() {
      await settled();
      const state = here();
      if (state === undefined) return;
      advice.value = "asked";
      const found = await look(state, true);
      if (here() !== state) return;
      advice.value = found.line === undefined ? found : undefined;
      if (found.line === undefined) return;
      help();
      walking.value = { taken: 0, of: found.line.length, playing: false };
      void step();
    },
    stepSolution: () => void step(),
    playSolution(playing) {
      const walk = walking.peek();
      if (walk === undefined) return;
      walking.value = { ...walk, playing };
      if (playing && !busy.peek()) void step();
    },
    stopSolution,
    async replayBest() {
      const line = best.peek()?.line;
      if (line === undefined) return;
      await reset();
      walking.value = { taken: 0, of: line.length, playing: true, line };
      void step();
    },
    close() {
      closed = true;
      clearTimeout(rest);
      stopLooking();
      stopWalking();
      counsel.close();
    },
  };
};

export const useGame = (hosting: Hosting, code: string): GameControls => {
  const { sight, busy, actions } = hosting;
  // One for each level and table; `play` and `actions` are made anew with every picture of the frame, but do the same.
  const game = useMemo(() => gameControls({ ...hosting }, code), [sight, busy, code, actions === undefined]);
  useEffect(() => () => game.close(), [game]);
  return game;
};
