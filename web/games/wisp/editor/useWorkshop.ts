/** The workshop's bench: the draft with its history, its name, and what the solver says of it while one works. */
import { type Signal, signal } from "@preact/signals";
import { faultOf, readCode, writeCode } from "@turnlight/games/wisp";
import { useEffect, useMemo } from "preact/hooks";
import { openCounsel, type Review } from "../counsel.ts";
import { keepSketch, sketch } from "../keep.ts";
import { type Draft, draftOf, emptyLevel } from "./draft.ts";

/** Long enough that a stroke is over, short enough to feel alive. */
const patience = 260;
const mostSteps = 200;

export type Opinion =
  | { readonly kind: "checking" }
  | { readonly kind: "odd-pad" }
  | { readonly kind: "fault"; readonly code: string }
  | { readonly kind: "reviewed"; readonly code: string; readonly review: Review };

export interface Workshop {
  readonly draft: Signal<Draft>;
  readonly name: Signal<string>;
  readonly opinion: Signal<Opinion>;
  readonly canUndo: Signal<boolean>;
  readonly canRedo: Signal<boolean>;
  /** Changes the draft; strokes that belong together are taken back together. */
  change(next: Draft, joined?: boolean): void;
  undo(): void;
  redo(): void;
  /** Another level altogether. */
  open(draft: Draft, name: string): void;
  /** The code, if the level can be played. */
  code(): string | undefined;
  close(): void;
}

const workshop = (): Workshop => {
  const draft = signal<Draft>(draftOf(emptyLevel));
  const name = signal("");
  const opinion = signal<Opinion>({ kind: "checking" });
  const canUndo = signal(false);
  const canRedo = signal(false);
  const counsel = openCounsel();
  let past: Draft[] = [];
  let future: Draft[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const code = (): string | undefined => {
    const { level, loosePad } = draft.peek();
    return loosePad === undefined && faultOf(level) === undefined ? writeCode(level) : undefined;
  };
  const review = async (asked: string) => {
    const read = await counsel.ask("review", { code: asked });
    if (read.ok && code() === asked) opinion.value = { kind: "reviewed", code: asked, review: read.value };
  };
  const look = () => {
    clearTimeout(timer);
    counsel.close();
    const { level, loosePad } = draft.peek();
    const fault = faultOf(level);
    const asked = code();
    if (loosePad !== undefined) opinion.value = { kind: "odd-pad" };
    else if (fault !== undefined) opinion.value = { kind: "fault", code: fault.code };
    else if (asked !== undefined) {
      opinion.value = { kind: "checking" };
      void keepSketch({ name: name.peek(), code: asked });
      timer = setTimeout(() => void review(asked), patience);
    }
  };
  const show = (next: Draft) => {
    draft.value = next;
    canUndo.value = past.length > 0;
    canRedo.value = future.length > 0;
    look();
  };
  return {
    draft,
    name,
    opinion,
    canUndo,
    canRedo,
    change(next, joined = false) {
      if (next === draft.peek()) return;
      if (!joined) past = [...past, draft.peek()].slice(-mostSteps);
      future = [];
      show(next);
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      past = past.slice(0, -1);
      future = [...future, draft.peek()];
      show(before);
    },
    redo() {
      const after = future.at(-1);
      if (after === undefined) return;
      future = future.slice(0, -1);
      past = [...past, draft.peek()];
      show(after);
    },
    open(next, called) {
      past = [];
      future = [];
      name.value = called;
      show(next);
    },
    code,
    close() {
      clearTimeout(timer);
      counsel.close();
    },
  };
};

/** Begins with what it is given, or where one left off. */
export const useWorkshop = (
  begin: () => Promise<{ readonly code: string; readonly name: string } | undefined>,
): Workshop => {
  const bench = useMemo(workshop, []);
  useEffect(() => {
    void (async () => {
      const given = (await begin()) ?? (await sketch());
      const level = given === undefined ? undefined : readCode(given.code);
      bench.open(draftOf(level?.ok ? level.value : emptyLevel), given?.name ?? "");
    })();
    return () => bench.close();
  }, [bench]);
  return bench;
};
