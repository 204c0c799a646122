/**
 * The sound of the house. It makes none before somebody touches the page, none while the page is hidden or muted, and
 * where the browser allows none at all it says so once in `trouble` and stays silent; it never throws.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { EffectName } from "./effects.ts";
import type { SoundRoom } from "./rooms.ts";
import type { SoundOptions, Speaker } from "./speaker.ts";

export type { EffectName } from "./effects.ts";
export type { SoundRoom } from "./rooms.ts";

/** What the person has chosen: both volumes in percent. */
interface Loudness {
  readonly effects: ReadonlySignal<number>;
  readonly music: ReadonlySignal<number>;
  readonly muted: ReadonlySignal<boolean>;
}

/** Milliseconds a context gets to start after a gesture. An effect asked for meanwhile is kept; later it would be stale. */
const patience = 2500;
const stale = 300;
/** Milliseconds between the first touch and the making of the context, which takes long: the touch is answered first. */
const answered = 60;

const trouble = signal<"sound-blocked" | undefined>(undefined);
const here = signal<SoundRoom>("parlour");
const danger = signal(0);

let context: AudioContext | undefined;
let speaker: Speaker | undefined;
let called = 0;
/** A context is about to be made. */
let opening: ReturnType<typeof setTimeout> | undefined;
/** What was to be heard before it could be. */
let early: { readonly name: EffectName; readonly how: SoundOptions } | undefined;

/** Whatever a browser throws at sound becomes the one trouble, and the game goes on. */
const attempt = (make: () => void): void => {
  try {
    make();
  } catch {
    trouble.value = "sound-blocked";
  }
};

const isRunning = (): boolean => context?.state === "running";

/** Asks the context to run; one of the two is called when we know. */
const resume = (refuses: () => void): void => {
  if (context === undefined || isRunning()) return;
  called = performance.now();
  context.resume().catch(refuses);
  setTimeout(refuses, patience);
};

/** Most of the sound, and nobody needs it before the first touch. */
const speakerCode = () => import("./speaker.ts");

const make = (runs: () => void): void => {
  const made = new AudioContext({ latencyHint: "interactive" });
  context = made;
  made.onstatechange = runs;
};

/** A context that cannot carry a speaker is no use: the next touch tries again. */
const carry = async (): Promise<void> => {
  const made = context;
  try {
    const code = await speakerCode();
    if (made !== undefined && context === made) speaker = new code.Speaker(made);
  } catch (problem) {
    if (context === made) context = undefined;
    throw problem;
  }
};

/** A phone counts a touch as a gesture only when the finger lifts; where the browser says so, we wait for that. */
const isGesture = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const gestures = ["pointerdown", "pointerup", "keydown"] as const;

/** Ties the sound to the settings and to the page; the answer undoes it. Until then everything is silent. */
const configure = ({ effects, music, muted }: Loudness): (() => void) => {
  const touched = signal(false);
  const visible = signal(document.visibilityState === "visible");
  const wanted = computed(
    () => touched.value && visible.value && !muted.value && (effects.value > 0 || music.value > 0),
  );

  const runs = (): void => {
    if (!wanted.peek() || !isRunning()) return;
    trouble.value = undefined;
    attempt(() => speaker?.wake());
  };
  const refuses = (): void => {
    if (wanted.peek() && context !== undefined && !isRunning()) trouble.value = "sound-blocked";
  };

  const mix = (): void => {
    // Read before there is a speaker too, so that it is heard about when they change.
    const [loud, soft, room, tension] = [effects.value, music.value, here.value, danger.value];
    speaker?.volumes(loud, soft);
    speaker?.music(soft > 0 ? room : undefined, tension);
    if (isRunning()) speaker?.wake();
  };

  const open = (): void => {
    opening = undefined;
    if (!wanted.peek()) return;
    attempt(() => {
      make(runs);
      // The browser counts this as an answer to the touch, and would not later.
      resume(refuses);
      void carry().then(
        () =>
          attempt(() => {
            untracked(mix);
            if (early !== undefined) speaker?.play(early.name, here.peek(), early.how);
            early = undefined;
          }),
        () => {
          trouble.value = "sound-blocked";
        },
      );
    });
  };

  const begin = (): void => {
    if (context === undefined) opening ??= setTimeout(open, answered);
    else attempt(() => resume(refuses));
  };

  const touch = (): void => {
    if (!isGesture()) return;
    if (!touched.peek()) touched.value = true;
    // Phones take the sound away for a call and give it back only to a touch.
    else if (wanted.peek() && context !== undefined && !isRunning()) begin();
  };
  const look = (): void => {
    visible.value = document.visibilityState === "visible";
  };

  const stop = effect(() => {
    if (!wanted.value) {
      speaker?.rest();
      context?.suspend().catch(() => undefined);
      called = Number.NEGATIVE_INFINITY;
      return;
    }
    begin();
    attempt(mix);
  });
  for (const gesture of gestures) addEventListener(gesture, touch, { capture: true, passive: true });
  document.addEventListener("visibilitychange", look);

  return () => {
    stop();
    for (const gesture of gestures) removeEventListener(gesture, touch, { capture: true });
    document.removeEventListener("visibilitychange", look);
    clearTimeout(opening);
    opening = undefined;
    speaker?.rest();
    context?.close().catch(() => undefined);
    context = undefined;
    speaker = undefined;
  };
};

const play = (name: EffectName, how: SoundOptions = {}): void => {
  if (opening !== undefined || (context !== undefined && speaker === undefined)) early = { name, how };
  const waking = context?.state === "suspended" && performance.now() - called < stale;
  if (isRunning() || waking) attempt(() => speaker?.play(name, here.peek(), how));
};

export const sound = {
  configure,
  /** Plays an effect in the key of the room; silently nothing when it cannot be heard. */
  play,
  /** Enters a room: its key at once, its music by a crossfade. Every room begins without danger. */
  room: (name: SoundRoom): void => {
    if (here.peek() !== name) danger.value = 0;
    here.value = name;
  },
  /** 0 calm … 1 the worst: the music hurries and tightens. */
  danger: (level: number): void => {
    danger.value = Math.max(0, Math.min(1, level));
  },
  /** The text that says why nothing is heard, once we know. */
  trouble: trouble as ReadonlySignal<"sound-blocked" | undefined>,
};
