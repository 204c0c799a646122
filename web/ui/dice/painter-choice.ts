/** Which painter draws the dice: the player's choice, or by the device's capabilities. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { object, oneOf } from "@turnlight/kernel/schema";
import { store } from "../../store/device-store.ts";
import type { Format } from "../../store/index.ts";
import type { Painter } from "./painter.ts";

export const paintings = ["auto", "full", "light"] as const;
export type Painting = (typeof paintings)[number];

const format: Format<{ readonly painting: Painting }> = {
  name: "painting",
  version: 1,
  read: object({ painting: oneOf(...paintings) }),
};
const drawer = async () => (await store).drawer("dice", format);
const only = "mine";

const chosen = signal<Painting | undefined>(undefined);

/** The choice, once it has been loaded from the store. */
export const painting: ReadonlySignal<Painting | undefined> = chosen;

/** Loads the choice; a choice made meanwhile takes precedence. */
export const recallPainting = async (): Promise<void> => {
  const saved = (await (await drawer()).get(only))?.painting ?? "auto";
  chosen.value ??= saved;
};

export const choosePainting = async (wanted: Painting): Promise<void> => {
  chosen.value = wanted;
  await (await drawer()).put(only, { painting: wanted });
};

/** With fewer cores or less memory (in gigabytes) than this, the CSS painter is used. */
const fewCores = 4;
const littleMemory = 4;

interface DeviceHints {
  readonly hardwareConcurrency: number;
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

const isWeak = ({ hardwareConcurrency, deviceMemory, connection }: DeviceHints): boolean =>
  hardwareConcurrency < fewCores || (deviceMemory ?? littleMemory) < littleMemory || connection?.saveData === true;

/** The WebGL painter, if it is wanted and available; otherwise the CSS painter stays. */
export const fullPainter = async (host: HTMLElement, wanted: Painting): Promise<Painter | undefined> => {
  if (wanted === "light" || (wanted === "auto" && isWeak(navigator))) return undefined;
  try {
    const { glPainter } = await import("./gl/gl-painter.ts");
    return glPainter(host, wanted === "auto");
  } catch {
    // No WebGL, a slow one, or no connection: the CSS painter is there already.
    return undefined;
  }
};
