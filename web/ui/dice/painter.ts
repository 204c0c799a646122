/** Whatever can draw dice: told how each looks, then where each is, as often as it moves. */
import type { Pose, View } from "./shape.ts";
import type { DiceLook } from "./tray.ts";

export interface Dress {
  readonly look: DiceLook;
  readonly locked: boolean;
  /** Waits for its first throw. */
  readonly blank: boolean;
}

export interface Painter {
  /** The tray has another size. */
  fit(view: View): void;
  dress(dice: readonly Dress[]): void;
  paint(poses: readonly Pose[]): void;
  close(): void;
}
