/** Which painter draws the dice: the person's choice, or what the device can do. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { store } from "../../store/device-store.ts";
import { choice, type Format, form } from "../../store/index.ts";
import type { Painter } from "./painter.ts";

export const paintings = ["auto", "full", "light"] as const;
export type Painting = (typeof paintings)[number];

const format: Format<{ readonly painting: Painting }> = {
  name: "painting",
  version: 1,
  read: form({ painting: choice(...paintings) }),
};
const drawer = async () => (await store).drawer("dice", format);
const only = "mine";

const chosen = signal<Painting | undefined>(undefined);

/** The choice, once the device has said what it keeps. */
export const painting: ReadonlySignal<Painting | undefined> = chosen;

/** Asks the device; later choices are known already. */
export const recallPainting = async (): Promise<void> => {
  const kept = (await (await drawer()).get(only))?.painting ?? "auto";
  chosen.value ??= kept;
};

export const choosePainting = async (wanted: Painting): Promise<void> => {
  chosen.value = wanted;
  await (await drawer()).put(only, { painting: wanted });
};

/** Fewer cores or less memory (in gigabytes) than this, and six dice are better drawn the light way. */
const fewCores = 4;
const littleMemory = 4;

interface DeviceHints {
  readonly hardwareConcurrency: number;
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

const isWeak = ({ hardwareConcurrency, deviceMemory, connection }: DeviceHints): boolean =>
  hardwareConcurrency < fewCores || (deviceMemory ?? littleMemory) < littleMemory || connection?.saveData === true;

/** The fuller painter, where it is wanted and can be had; the light one stays where it cannot. */
export const fullPainter = async (host: HTMLElement, wanted: Painting): Promise<Painter | undefined> => {
  if (wanted === "light" || (wanted === "auto" && isWeak(navigator))) return undefined;
  try {
    const { glPainter } = await import("./gl/gl-painter.ts");
    return glPainter(host, wanted === "auto");
  } catch {
    // No WebGL, a slow one, or no connection: the light painter is there already.
    return undefined;
  }
};
