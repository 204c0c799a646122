/** Controls of a run: locked dice, preview, moves, and which shop is open. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Category, firstLockable, type RunState } from "@turnlight/games/thirteen";
import { useEffect, useMemo } from "preact/hooks";
import { keepPlace, placeIn } from "../saved.ts";
import { settle, sound } from "../shared.ts";
import { type RunScreenProps, rollText } from "./run.ts";

type OpenDialog =
  | { readonly kind: "badges" | "menu" | "money" | "scratch" | "shelves" | "summary" }
  | { readonly kind: "use"; readonly item: string }
  | { readonly kind: "item"; readonly item: string; readonly die?: number }
  | { readonly kind: "replace"; readonly n: number };

export interface RunControls {
  /** The match's commitment, which seeds the tumbling of the dice. */
  readonly run: string;
  readonly locked: Signal<readonly number[]>;
  /** The box being previewed. */
  readonly aim: Signal<Category | undefined>;
  readonly opened: Signal<OpenDialog | undefined>;
  /** The stage whose shop has been entered. */
  readonly shop: Signal<number>;
  /** The boss stage whose entrance has been seen. */
  readonly met: Signal<number>;
  /** Whether this is a legal move now. */
  may(text: string): boolean;
  send(text: string): void;
  toggle(die: number): void;
  roll(): void;
  enterShop(): void;
  undo(): void;
  /** Ends the running show. */
  skip(): void;
  close(): void;
}

type RunPorts = Pick<RunScreenProps, "sight" | "busy" | "play" | "actions">;

const runControls = (
  { sight, busy, play, actions }: RunPorts,
  run: string,
  holding: ReadonlySignal<boolean>,
): RunControls => {
  const locked = signal<readonly number[]>([]);
  const aim = signal<Category | undefined>(undefined);
  const opened = signal<OpenDialog | undefined>(undefined);
  const shop = signal(0);
  const met = signal(0);
  const { match } = sight.peek();
  /** The entry count when a move was sent: no other is sent until it changes, except when trying a single move. */
  let sentAt: number | undefined;

  const here = (): RunState => sight.peek().view;
  const remember = () => {
    if (actions === undefined) return;
    void keepPlace({ run: match, entries: sight.peek().entries, locked: locked.peek(), shop: shop.peek() });
  };
  const may = (text: string): boolean => sight.peek().moves?.includes(text) === true;
  const settled = (): Promise<void> => settle(busy, () => actions?.skip());
  /** A move made during a performance skips it first; the move's text may depend on its outcome. */
  const sendWhenSettled = async (textNow: () => string): Promise<void> => {
    // A press while the coach's remark is read asks for the dice, not for another throw.
    if (holding.peek()) return actions?.skip();
    await settled();
    const { entries } = sight.peek();
    const text = textNow();
    if (sentAt === entries || !may(text)) return;
    if (actions !== undefined) sentAt = entries;
    aim.value = undefined;
    play(text);
  };
  const send = (text: string) => void sendWhenSettled(() => text);

  void placeIn(match).then((saved) => {
    if (saved === undefined) return;
    shop.value = saved.shop;
    const state = here();
    if (saved.entries === sight.peek().entries && state.sheet.shown.length > 0) locked.value = saved.locked;
  });

  let round = "";
  let { entries: seen } = sight.peek();
  const stop = sight.subscribe((now) => {
    const state = now.view;
    if (now.entries !== sentAt) sentAt = undefined;
    const place = `${state.stage} ${state.sheet.round}`;
    if ((round !== "" && round !== place) || (state.sheet.shown.length === 0 && locked.peek().length > 0))
      locked.value = [];
    round = place;
    // Dice locked through a roll stay locked after it, also after a reload.
    if (now.entries !== seen && locked.peek().length > 0) remember();
    seen = now.entries;
  });

  return {
    run,
    locked,
    aim,
    opened,
    shop,
    met,
    may,
    send,
    toggle(die) {
      const state = here();
      if (state.phase.kind !== "round" || state.sheet.shown.length === 0 || die < firstLockable(state)) return;
      const now = locked.peek();
      locked.value = now.includes(die) ? now.filter((one) => one !== die) : [...now, die].sort();
      sound.play("lock");
      remember();
    },
    roll: () => void sendWhenSettled(() => rollText(locked.peek())),
    enterShop() {
      const state = here();
      shop.value = state.stage;
      remember();
    },
    undo() {
      if (!sight.peek().canTakeBack || actions === undefined) return;
      sentAt = undefined;
      void actions.takeBack?.();
    },
    skip: () => actions?.skip(),
    close: stop,
  };
};

/** While something is `holding`, a press only lets it go on. */
export const useRun = (hosting: RunPorts, holding: ReadonlySignal<boolean>): RunControls => {
  const { sight, busy, actions } = hosting;
  const run = sight.value.commitment;
  // Created once per run: `play` and `actions` are new objects on every render, but equivalent.
  const controls = useMemo(
    () => runControls({ ...hosting }, run, holding),
    [sight, busy, sight.value.match, actions === undefined, holding],
  );
  useEffect(() => () => controls.close(), [controls]);
  return controls;
};
