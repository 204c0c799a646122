/** The interface of a painter: it is given the look of each die, then its pose whenever it moves. */
import type { Pose, View } from "./shape.ts";
import type { DiceLook } from "./tray.ts";

export interface Dress {
  readonly look: DiceLook;
  readonly locked: boolean;
  /** Not thrown yet. */
  readonly blank: boolean;
}

export interface Painter {
  /** Called when the tray's size changes. */
  fit(view: View): void;
  dress(dice: readonly Dress[]): void;
  paint(poses: readonly Pose[]): void;
  close(): void;
}
