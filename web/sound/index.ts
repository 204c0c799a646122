/**
 * The sound of the page. It is silent before the first user gesture and while the page is hidden or muted. Where the
 * browser allows no audio it sets `trouble` once and stays silent; it never throws.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { EffectName } from "./effects.ts";
import type { SoundRoom } from "./rooms.ts";
import type { SoundOptions, Speaker } from "./speaker.ts";

export type { EffectName } from "./effects.ts";
export type { SoundRoom } from "./rooms.ts";

/** The player's settings: all volumes in percent. */
interface Loudness {
  readonly effects: ReadonlySignal<number>;
  readonly music: ReadonlySignal<number>;
  readonly ambience: ReadonlySignal<number>;
  readonly muted: ReadonlySignal<boolean>;
}

/**
 * Milliseconds a context gets to start after a gesture. An effect requested meanwhile is played then; later it is
 * dropped.
 */
const patience = 2500;
const stale = 300;
/** Milliseconds without an effect or a gesture after which the context rests where there is no music: it costs as much when silent. */
const restful = 5000;
/**
 * Milliseconds between the first gesture and creating the context, which is slow: the page handles the gesture first.
 */
const answered = 60;

const trouble = signal<"sound-blocked" | undefined>(undefined);
const here = signal<SoundRoom>("parlour");
const danger = signal(0);

let context: AudioContext | undefined;
let speaker: Speaker | undefined;
let called = 0;
/** The context rests until the next effect or gesture. */
let isResting = false;
let resting: ReturnType<typeof setTimeout> | undefined;
let hasMusic = false;
/** Set while a context is about to be created. */
let opening: ReturnType<typeof setTimeout> | undefined;
/** An effect requested before the context runs. */
let early: { readonly name: EffectName; readonly how: SoundOptions } | undefined;

/** Any exception from the audio API becomes the one `trouble`. */
const attempt = (make: () => void): void => {
  try {
    make();
  } catch {
    trouble.value = "sound-blocked";
  }
};

const isRunning = (): boolean => context?.state === "running";

/** Ends a rest, and puts the next one off. */
const stayAwake = (): void => {
  clearTimeout(resting);
  if (isResting) {
    isResting = false;
    called = performance.now();
    context?.resume().catch(() => undefined);
  }
  if (hasMusic) return;
  resting = setTimeout(() => {
    if (context === undefined || !isRunning()) return;
    isResting = true;
    speaker?.rest();
    context.suspend().catch(() => undefined);
  }, restful);
};

/** Asks the context to run; `refuses` is called if that fails, and after `patience` in any case. */
const resume = (refuses: () => void): void => {
  stayAwake();
  if (context === undefined || isRunning()) return;
  called = performance.now();
  context.resume().catch(refuses);
  setTimeout(refuses, patience);
};

/** Most of the sound code; loaded with the first gesture. */
const speakerCode = () => import("./speaker.ts");

const make = (runs: () => void): void => {
  // Fewer and larger blocks than "interactive" asks for: half the work at rest, and still too short to be noticed.
  const made = new AudioContext({ latencyHint: 0.04 });
  context = made;
  made.onstatechange = runs;
};

/** A context for which no speaker can be created is discarded; the next gesture tries again. */
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

/**
 * On touch screens a gesture counts only when the finger lifts; where the browser reports activation, we wait for it.
 */
const isGesture = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

const gestures = ["pointerdown", "pointerup", "keydown"] as const;

/** Connects the sound to the settings and the page's visibility; returns the way to undo it. */
const configure = ({ effects, music, ambience, muted }: Loudness): (() => void) => {
  const touched = signal(false);
  const visible = signal(document.visibilityState === "visible");
  const wanted = computed(
    () =>
      touched.value && visible.value && !muted.value && (effects.value > 0 || music.value > 0 || ambience.value > 0),
  );

  const runs = (): void => {
    if (!wanted.peek() || !isRunning()) return;
    trouble.value = undefined;
    attempt(() => speaker?.wake());
  };
  const refuses = (): void => {
    if (wanted.peek() && !isResting && context !== undefined && !isRunning()) trouble.value = "sound-blocked";
  };

  const mix = (): void => {
    // Read even without a speaker, so that the effect subscribes to them.
    const [loud, soft, around] = [effects.value, music.value, ambience.value];
    const [room, tension] = [here.value, danger.value];
    hasMusic = soft > 0;
    stayAwake();
    speaker?.volumes(loud, soft, around);
    speaker?.perform(hasMusic ? room : undefined, tension);
    speaker?.surround(around > 0 ? room : undefined, tension);
    if (isRunning()) speaker?.wake();
  };

  const open = (): void => {
    opening = undefined;
    if (!wanted.peek()) return;
    attempt(() => {
      make(runs);
      // Must be called within the gesture: the browser would refuse it later.
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
    // Phones suspend audio during a call and resume it only on a gesture.
    else if (wanted.peek() && context !== undefined && !isRunning()) begin();
    else stayAwake();
  };
  const look = (): void => {
    visible.value = document.visibilityState === "visible";
  };

  const stop = effect(() => {
    if (!wanted.value) {
      speaker?.hush();
      context?.suspend().catch(() => undefined);
      called = Number.NEGATIVE_INFINITY;
      clearTimeout(resting);
      isResting = false;
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
    clearTimeout(resting);
    opening = undefined;
    speaker?.close();
    context?.close().catch(() => undefined);
    context = undefined;
    speaker = undefined;
  };
};

const play = (name: EffectName, how: SoundOptions = {}): void => {
  if (opening !== undefined || (context !== undefined && speaker === undefined)) early = { name, how };
  stayAwake();
  const waking = context?.state === "suspended" && performance.now() - called < stale;
  if (isRunning() || waking) attempt(() => speaker?.play(name, here.peek(), how));
};

export const sound = {
  configure,
  /** Plays an effect in the key of the page's music; does nothing when it cannot be heard. */
  play,
  /** Switches to a page's key at once and to its music by a crossfade, and resets danger. */
  room: (name: SoundRoom): void => {
    if (here.peek() !== name) danger.value = 0;
    here.value = name;
  },
  /** 0 calm … 1 most dangerous: the music gets faster and denser. */
  danger: (level: number): void => {
    danger.value = Math.max(0, Math.min(1, level));
  },
  /** The code of the text that explains why there is no sound, once known. */
  trouble: trouble as ReadonlySignal<"sound-blocked" | undefined>,
};
