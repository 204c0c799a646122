/** The look that the player has chosen, saved on this device. Its drawing is loaded when it is first worn. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { object, string } from "@turnlight/kernel/schema";
import { preferencesOf } from "../../../match/preferences.ts";
import type { Format } from "../../../store/index.ts";
import type { LookName } from "./looks.ts";

interface WornLook {
  /** Empty for the usual wisp. A look that this version does not know is worn as the usual one, and kept. */
  readonly look: string;
}

const format: Format<WornLook> = { name: "look", version: 1, read: object({ look: string(0, 20) }) };
const kept = preferencesOf<WornLook>("wisp", format, { look: "" });

type LookDrawings = typeof import("./drawings.tsx")["lookDrawings"];

const chosen = signal("");
const drawings = signal<LookDrawings | undefined>(undefined);

/** The name of the look as it is kept; empty for the usual wisp. */
export const wornLook: ReadonlySignal<string> = chosen;
/** Undefined until they are loaded: then the usual wisp is shown. */
export const lookDrawings: ReadonlySignal<LookDrawings | undefined> = drawings;

/** Without the drawings the usual wisp is shown, which is as good. */
export const loadDrawings = async (): Promise<void> => {
  try {
    drawings.value ??= (await import("./drawings.tsx")).lookDrawings;
  } catch {
    drawings.value = undefined;
  }
};

let loading: Promise<void> | undefined;

/** Reads once what is kept. */
export const loadLook = (): Promise<void> => {
  loading ??= (async () => {
    chosen.value = (await kept.get()).look;
    if (chosen.peek() !== "") await loadDrawings();
  })();
  return loading;
};

export const wear = async (look: LookName | ""): Promise<void> => {
  chosen.value = look;
  await kept.change({ look });
};
