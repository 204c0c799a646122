/** Positions a bubble beside its target: on the side with room, never over it, never off the screen. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type BubbleSide = "below" | "above" | "right" | "left";

export interface BubblePosition {
  readonly side: BubbleSide;
  readonly left: number;
  readonly top: number;
  /** Where the tip sits along the bubble's edge, in pixels. */
  readonly tip: number;
}

const margin = 12;
const tipRoom = 20;
const gap = 16;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

const sides: readonly BubbleSide[] = ["below", "above", "right", "left"];

export const placeBubble = (
  target: ScreenBox,
  bubble: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): BubblePosition => {
  const room: Readonly<Record<BubbleSide, number>> = {
    below: screen.height - (target.top + target.height) - gap - margin - bubble.height,
    above: target.top - gap - margin - bubble.height,
    right: screen.width - (target.left + target.width) - gap - margin - bubble.width,
    left: target.left - gap - margin - bubble.width,
  };
  // If no side fits, the one that lacks the least.
  const side =
    sides.find((candidate) => room[candidate] >= 0) ??
    sides.reduce((best, candidate) => (room[candidate] > room[best] ? candidate : best));

  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const mostLeft = Math.max(margin, screen.width - margin - bubble.width);
  const mostTop = Math.max(margin, screen.height - margin - bubble.height);
  const upright = side === "below" || side === "above";
  const wanted = upright
    ? {
        left: middle.x - bubble.width / 2,
        top: side === "below" ? target.top + target.height + gap : target.top - gap - bubble.height,
      }
    : {
        left: side === "right" ? target.left + target.width + gap : target.left - gap - bubble.width,
        top: middle.y - bubble.height / 2,
      };
  const left = between(margin, wanted.left, mostLeft);
  const top = between(margin, wanted.top, mostTop);
  const tip = upright
    ? between(tipRoom, middle.x - left, bubble.width - tipRoom)
    : between(tipRoom, middle.y - top, bubble.height - tipRoom);
  return { side, left, top, tip };
};
