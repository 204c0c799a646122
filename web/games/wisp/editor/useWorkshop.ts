/** State of the level editor: the draft with its history, its name, and the solver's verdict. */
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { faultOf, readCode, writeCode } from "@turnlight/games/wisp";
import { useEffect, useMemo } from "preact/hooks";
import { keepSketch, sketch } from "../saved.ts";
import { openSolver, type Review } from "../solver-worker.ts";
import { draftOf, type EditorDraft, emptyLevel } from "./draft.ts";

/** Debounce in milliseconds: long enough for a stroke to end, short enough to feel immediate. */
const patience = 260;
const mostSteps = 200;

export type Opinion =
  /** The progress of the search, from 0 to 1. */
  | { readonly kind: "checking"; readonly share: number }
  | { readonly kind: "odd-pad" }
  | { readonly kind: "fault"; readonly code: string }
  | { readonly kind: "reviewed"; readonly code: string; readonly review: Review };

export interface Workshop {
  readonly draft: Signal<EditorDraft>;
  readonly name: ReadonlySignal<string>;
  /** Its key among the saved levels, once saved. */
  key: string | undefined;
  readonly opinion: Signal<Opinion>;
  readonly canUndo: Signal<boolean>;
  readonly canRedo: Signal<boolean>;
  /** Changes the draft; joined strokes are undone together. */
  change(next: EditorDraft, joined?: boolean): void;
  undo(): void;
  redo(): void;
  /** Renames the level; letters typed in a row are undone together. */
  rename(name: string): void;
  /** Opens another level; can be undone like any change. */
  open(draft: EditorDraft, name: string): void;
  /** Opens the initial level, without history. */
  begin(draft: EditorDraft, name: string, key: string | undefined): void;
  /** The code, if the level can be played. */
  code(): string | undefined;
  close(): void;
}

/** An undo step: the draft with its name and key. */
interface EditorSnapshot {
  readonly draft: EditorDraft;
  readonly name: string;
  readonly key: string | undefined;
}

const workshop = (): Workshop => {
  const draft = signal<EditorDraft>(draftOf(emptyLevel));
  const name = signal("");
  const opinion = signal<Opinion>({ kind: "checking", share: 0 });
  const canUndo = signal(false);
  const canRedo = signal(false);
  const solver = openSolver();
  let past: readonly EditorSnapshot[] = [];
  let future: readonly EditorSnapshot[] = [];
  let isRenaming = false;
  let savedKey: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const code = (): string | undefined => {
    const { level, loosePad } = draft.peek();
    return loosePad === undefined && faultOf(level) === undefined ? writeCode(level) : undefined;
  };
  const review = async (reviewed: string) => {
    const progress = (share: number) => {
      if (code() === reviewed) opinion.value = { kind: "checking", share };
    };
    const read = await solver.ask("review", { code: reviewed }, { progress });
    if (read.ok && code() === reviewed) opinion.value = { kind: "reviewed", code: reviewed, review: read.value };
  };
  const look = () => {
    clearTimeout(timer);
    solver.close();
    const { level, loosePad } = draft.peek();
    const fault = faultOf(level);
    const reviewed = code();
    if (loosePad !== undefined) opinion.value = { kind: "odd-pad" };
    else if (fault !== undefined) opinion.value = { kind: "fault", code: fault.code };
    else if (reviewed !== undefined) {
      opinion.value = { kind: "checking", share: 0 };
      void keepSketch({ name: name.peek(), code: reviewed });
      timer = setTimeout(() => void review(reviewed), patience);
    }
  };
  const here = (): EditorSnapshot => ({ draft: draft.peek(), name: name.peek(), key: savedKey });
  const remember = () => {
    past = [...past, here()].slice(-mostSteps);
    future = [];
    isRenaming = false;
  };
  const show = (next: EditorSnapshot) => {
    draft.value = next.draft;
    name.value = next.name;
    savedKey = next.key;
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
      if (!joined) remember();
      future = [];
      show({ ...here(), draft: next });
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      past = past.slice(0, -1);
      future = [...future, here()];
      isRenaming = false;
      show(before);
    },
    redo() {
      const after = future.at(-1);
      if (after === undefined) return;
      future = future.slice(0, -1);
      past = [...past, here()];
      isRenaming = false;
      show(after);
    },
    rename(called) {
      if (!isRenaming) remember();
      isRenaming = true;
      show({ ...here(), name: called });
    },
    open(next, called) {
      remember();
      show({ draft: next, name: called, key: undefined });
    },
    begin(next, called, key) {
      past = [];
      future = [];
      show({ draft: next, name: called, key });
    },
    get key() {
      return savedKey;
    },
    set key(key) {
      savedKey = key;
    },
    code,
    close() {
      clearTimeout(timer);
      solver.close();
    },
  };
};

/** Starts with the given level, or with the saved sketch. */
export const useWorkshop = (
  begin: () => Promise<{ readonly code: string; readonly name: string; readonly key?: string } | undefined>,
): Workshop => {
  const bench = useMemo(workshop, []);
  useEffect(() => {
    void (async () => {
      const given: Awaited<ReturnType<typeof begin>> = (await begin()) ?? (await sketch());
      const level = given === undefined ? undefined : readCode(given.code);
      bench.begin(draftOf(level?.ok ? level.value : emptyLevel), given?.name ?? "", given?.key);
    })();
    return () => bench.close();
  }, [bench]);
  return bench;
};
