/** The tray's input: the dice at rest, and the throw that brought them there. */

/** Bone, the special dice, each of which looks like what it does, and plain dice of other materials. */
export const looks = [
  "plain",
  "heavy",
  "light",
  "even",
  "odd",
  "bridge",
  "double",
  "lucky",
  "steel",
  "copper",
  "two-faced",
  "wild",
  "gold",
  "glass",
  "slate",
  "jade",
  "ruby",
  "midnight",
] as const;
export type DiceLook = (typeof looks)[number];

export interface TrayDie {
  /** Undefined before its first throw: a blank die. */
  readonly value: number | undefined;
  /** Left over from before and not rolled yet: its value has no meaning. */
  readonly unthrown?: boolean;
  readonly look?: DiceLook;
  /** Silver: it is not thrown in the next throw. */
  readonly locked?: boolean;
  /** Its place on the rail, from 0, if it is set aside. */
  readonly aside?: number;
  /** May be tapped now. */
  readonly selectable?: boolean;
  /** Chosen: lifted, with a ring. */
  readonly selected?: boolean;
  /** Choosing it would be useful: a soft ring. */
  readonly highlighted?: boolean;
  /** A short text above it while it is counted, with a bright ring. */
  readonly tag?: string;
}

/** A throw. The same seed, dice and tray give the same animation. */
export interface Thrown {
  readonly seed: string;
  /** Which of the dice were thrown, by their index in the list. */
  readonly dice: readonly number[];
  /** The strength of the throw, around 1. */
  readonly vigour?: number;
  /** Its maximum duration in milliseconds at normal speed; `throwTime` by default. */
  readonly lasts?: number;
  /** It lasts exactly as long: a shorter course is slowed down towards its end. */
  readonly slow?: boolean;
  /** Milliseconds the dice are held before they are thrown. */
  readonly breath?: number;
  /** The die stops on its edge and rocks for so many milliseconds, between its value and one of the others. */
  readonly edge?: { readonly lasts: number; readonly other: readonly number[] };
}

/** A note under a stretch of the rail. */
export interface RailNote {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface DiceTrayProps {
  /** Five or six dice; a die keeps its index for as long as it is the same die. */
  readonly dice: readonly TrayDie[];
  /** The last throw. A new seed starts its animation, except for the first one the tray is given. */
  readonly thrown?: Thrown;
  /** The expected next throw, simulated ahead so that it starts at once. */
  readonly next?: Thrown;
  /** Ends the animation: the player has skipped, or the match has gone on. */
  readonly settled?: boolean;
  /** A factor on the normal time; 0 shows the result at once. */
  readonly pace?: number;
  /** Keys 1–6 press the dice from anywhere on the page, unless a text is being typed. */
  readonly keys?: boolean;
  /** Reserves a strip on the near side for dice that are set aside. */
  readonly rail?: boolean;
  readonly notes?: readonly RailNote[];
  /** A selectable die was tapped, or its number pressed. */
  onTap?(die: number): void;
  /** The dice of this throw have come to rest. */
  onRest?(seed: string): void;
}
