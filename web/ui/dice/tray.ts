/** What the tray is told: the dice as they lie at rest, and the throw that brought them there. */

/** Bone, or one of the special dice, each of which looks like what it does; then plain dice of other stuff. */
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
  /** What it shows; nothing while it waits for its first throw, and is blank. */
  readonly value: number | undefined;
  /** It lies there as it was left, and says nothing: nobody has thrown it yet. */
  readonly unthrown?: boolean;
  readonly look?: DiceLook;
  /** Silver: it stays where it lies in the next throw. */
  readonly locked?: boolean;
  /** Set aside: its place on the rail, from 0. */
  readonly aside?: number;
  /** May be tapped now. */
  readonly selectable?: boolean;
  /** Is chosen: lifted, with a ring. */
  readonly selected?: boolean;
  /** Could be chosen to some effect: a soft ring. */
  readonly highlighted?: boolean;
}

/** A throw has happened. The same seed, dice and tray give the same throw. */
export interface Thrown {
  readonly seed: string;
  /** Which of the dice were thrown, by their place in the list. */
  readonly dice: readonly number[];
  /** How hard, around 1: everybody has a way of throwing. */
  readonly vigour?: number;
  /** How long it is performed at most, in milliseconds at normal speed; as the house does unless told. */
  readonly lasts?: number;
}

/** Words chalked under a stretch of the rail. */
export interface RailNote {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface DiceTrayProps {
  /** Five or six dice; a die keeps its place in the list for as long as it is the same die. */
  readonly dice: readonly TrayDie[];
  /** The last throw: one with another seed is performed, the one there is at first has been. */
  readonly thrown?: Thrown;
  /** The throw that would come next, worked out ahead so that it starts at once. */
  readonly next?: Thrown;
  /** Ends the performance: somebody has skipped, or the match has gone on. */
  readonly settled?: boolean;
  /** Of the normal time; 0 shows the result at once. */
  readonly pace?: number;
  /** Keys 1–6 press the dice from anywhere on the page, unless a text is being typed. */
  readonly keys?: boolean;
  /** Keeps a strip on the far side for dice that are set aside. */
  readonly rail?: boolean;
  readonly notes?: readonly RailNote[];
  /** A selectable die was tapped, or its number pressed. */
  onTap?(die: number): void;
  /** The dice of this throw have come to rest. */
  onRest?(seed: string): void;
}
