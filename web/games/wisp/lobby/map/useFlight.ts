/** The wisp's flight along the road to the level that comes next. Any key or touch ends it; nothing waits for it. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { reducedMotion } from "../../shared.ts";
import type { MapLayout } from "./layout.ts";
import { lengthOf, pointAfter, type RoadPoint } from "./road.ts";

/** Milliseconds; the style sheet lights the road in the same time. */
const duration = 600;
const steps = 24;

export interface Flight {
  readonly layout: MapLayout;
  /** Empty if there is nowhere to fly. */
  readonly road: readonly RoadPoint[];
}

/** Points at equal distances along the way, both ends included. */
export const waypointsOf = (road: readonly RoadPoint[], count = steps): readonly RoadPoint[] => {
  const length = lengthOf(road);
  return Array.from({ length: count + 1 }, (_, i) => pointAfter(road, (length * i) / count));
};

interface FlightScene {
  /** On the wide picture and on the high one, of which one is shown; undefined while the wisp rests. */
  readonly flights: readonly [wide: Flight, high: Flight] | undefined;
  readonly country: RefObject<HTMLElement | null>;
  /** What moves; it rests at the end of the way. */
  readonly flying: readonly RefObject<HTMLElement | null>[];
  onLand(): void;
}

export const useFlight = ({ flights, country, flying, onLand }: FlightScene): void => {
  useLayoutEffect(() => {
    const picture = country.current;
    if (picture === null || flights === undefined) return;
    const isWide = (picture.querySelector(".map-road.wide")?.getClientRects().length ?? 0) > 0;
    const { layout, road } = flights[isWide ? 0 : 1];
    const end = road.at(-1);
    if (end === undefined || reducedMotion.peek()) return onLand();
    const { clientWidth, clientHeight } = picture;
    const frames = waypointsOf(road).map(({ x, y }) => ({
      transform: `translate(${((x - end.x) / layout.width) * clientWidth}px, ${((y - end.y) / layout.height) * clientHeight}px)`,
    }));
    const animations = flying.flatMap(
      ({ current }) => current?.animate(frames, { duration, easing: "ease-in-out" }) ?? [],
    );
    const events = ["pointerdown", "keydown"] as const;
    const stop = () => {
      for (const event of events) removeEventListener(event, stop, true);
      for (const animation of animations) animation.cancel();
      onLand();
    };
    for (const event of events) addEventListener(event, stop, true);
    animations[0]?.addEventListener("finish", stop);
    return stop;
  }, [flights, country, flying, onLand]);
};
