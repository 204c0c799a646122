/** The colours of every look, for both painters: body, shade, edge and pips. */
import type { DiceLook } from "./tray.ts";

interface Colours {
  readonly bone: string;
  readonly shade: string;
  readonly edge: string;
  readonly pip: string;
  /** Transparent, like glass. */
  readonly clear?: boolean;
}

const dresses: Readonly<Record<DiceLook, Colours>> = {
  plain: { bone: "#f6ecd6", shade: "#d8c39a", edge: "#b79f74", pip: "#2d1d10" },
  heavy: { bone: "#5d6672", shade: "#38404a", edge: "#20262d", pip: "#f3e3bd" },
  light: { bone: "#fbfdff", shade: "#c8d6e8", edge: "#93a8c4", pip: "#2458a6" },
  even: { bone: "#79e0d6", shade: "#2a9d93", edge: "#166a63", pip: "#03332f" },
  odd: { bone: "#f7a1b5", shade: "#c65a78", edge: "#8d3350", pip: "#3e0a1c" },
  bridge: { bone: "#b9a06a", shade: "#86703c", edge: "#5c4b22", pip: "#261d05" },
  double: { bone: "#ffd9f0", shade: "#d98fc2", edge: "#9c4f86", pip: "#5c0f45" },
  lucky: { bone: "#9ff0b0", shade: "#3aa65a", edge: "#1d6e38", pip: "#06331a" },
  steel: { bone: "#94b4d6", shade: "#4f76a3", edge: "#2f4f78", pip: "#0a1f38" },
  copper: { bone: "#e08a55", shade: "#a9552a", edge: "#733413", pip: "#2f0f02" },
  "two-faced": { bone: "#a55fd6", shade: "#7a3aa8", edge: "#521f78", pip: "#fff5ff" },
  wild: { bone: "#cbb6ff", shade: "#7a55d6", edge: "#4a2ca0", pip: "#1d0a52" },
  gold: { bone: "#ffe48a", shade: "#d09a1e", edge: "#8a6108", pip: "#4a2f00" },
  glass: { bone: "#c4efff", shade: "#74bcdc", edge: "#d8f6ff", pip: "#04313f", clear: true },
  slate: { bone: "#7d8a99", shade: "#4f5a68", edge: "#353e49", pip: "#f4f7fb" },
  jade: { bone: "#5fcf9b", shade: "#2c9468", edge: "#176246", pip: "#04301d" },
  ruby: { bone: "#d83a55", shade: "#93203a", edge: "#5e0f22", pip: "#fff0f2" },
  midnight: { bone: "#262b57", shade: "#141736", edge: "#3f468c", pip: "#9fe8ff" },
};

const silver: Colours = { bone: "#c9d0d8", shade: "#8d97a3", edge: "#6b747f", pip: "#1c222b" };

/** Dice that differ from plain ones in nothing but their material. */
const materials: readonly DiceLook[] = ["plain", "slate", "jade", "ruby", "midnight"];

/** Red, green and blue, 0 to 255. */
export const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Halfway between two colours. */
const between = (one: string, other: string): string =>
  `#${channels(one)
    .map((channel, i) =>
      Math.round((channel + (channels(other)[i] ?? 0)) / 2)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** Silver for locked dice; special ones keep a tinge of their colour and their own edge. */
const lockedColours = (look: DiceLook): Colours => {
  if (materials.includes(look)) return silver;
  const { bone, shade, edge } = dresses[look];
  return { ...silver, bone: between(silver.bone, bone), shade: between(silver.shade, shade), edge };
};

const locked = Object.fromEntries(Object.keys(dresses).map((look) => [look, lockedColours(look as DiceLook)]));

const isLook = (name: string): name is DiceLook => Object.hasOwn(dresses, name);

/** The look of this name; plain if there is none. */
export const lookNamed = (name: string): DiceLook => (isLook(name) ? name : "plain");

export const coloursOf = (look: DiceLook, isLocked: boolean): Colours =>
  (isLocked ? locked[look] : undefined) ?? dresses[look];
