/** The picture of the campaign: the road, the chapters' places, the levels of the current one, and the wisp. */
import type { Best } from "@turnlight/games/wisp";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { WornWisp } from "../../looks/WornWisp.tsx";
import { Stars, starsSaid } from "../../play/Stars.tsx";
import { LockIcon, StarIcon } from "../../shared.ts";
import { mapWords } from "../../words/map.ts";
import type { Bests, LevelShown } from "../campaign.ts";
import { grounds, landmarks } from "./art.ts";
import { type ChapterOnMap, firstNumber, type LevelPlace, type MapState } from "./country.ts";
import { highLayout, litBand, type MapLayout, roadBetween, wideLayout } from "./layout.ts";
import { dotsOf, pathOf, type RoadPoint } from "./road.ts";
import { type Flight, useFlight, waypointsOf } from "./useFlight.ts";

/** From so many chapters behind on their names need two rows. */
const crowded = 6;

/** In so many parts the road is lit behind the wisp. */
const kindled = 12;

const percent = (value: number, of: number): string => `${Math.round((value / of) * 10_000) / 100}%`;

interface BothLayouts {
  readonly wide: MapLayout;
  readonly high: MapLayout;
}

/** Where something is in both pictures; the style sheet takes the one that is shown. */
const spotOf = ({ wide, high }: BothLayouts, pick: (layout: MapLayout) => RoadPoint | undefined) => {
  const [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] = [pick(wide), pick(high)];
  return {
    "--wide-x": percent(a.x, wide.width),
    "--wide-y": percent(a.y, wide.height),
    "--high-x": percent(b.x, high.width),
    "--high-y": percent(b.y, high.height),
  };
};

const Road = ({
  layout,
  state,
  bests,
  shape,
  flight,
}: {
  readonly layout: MapLayout;
  readonly state: MapState;
  readonly bests: Bests;
  readonly shape: "wide" | "high";
  readonly flight: Flight | undefined;
}) => {
  const dots = layout.dots.map((points, i) =>
    points.map((point, n) => ({ point, isSolved: bests.has(state.chapters[i]?.chapter.levels[n]?.id ?? "") })),
  );
  const dotsWhere = (wanted: boolean) =>
    dotsOf(dots.flatMap((all) => all.filter(({ isSolved }) => isSolved === wanted).map(({ point }) => point)));
  const lit = pathOf(litBand(layout, state.at));
  const flown = flight === undefined ? [] : waypointsOf(flight.road, kindled);
  return (
    <svg
      class={`map-road ${shape}`}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="road-ahead" d={pathOf(layout.ahead)} />
      <path class="road-bed" d={pathOf(layout.behind)} />
      <path class="road-bed" d={pathOf(layout.band)} />
      <path class="road-walked" d={pathOf(layout.behind)} />
      <path class="road-coming" d={pathOf(layout.band)} />
      <path class="road-lit" d={lit} />
      <path class="road-core" d={lit} />
      {/* Not yet lit: each part goes out as the wisp passes it. */}
      {flown.slice(1).map((to, i) => (
        <path
          key={`${to.x} ${to.y}`}
          class="road-unlit"
          style={{ "--part": (i + 1) / kindled }}
          d={pathOf([flown[i] ?? to, to])}
        />
      ))}
      <path class="road-dot" d={dotsWhere(true)} />
      <path class="road-gap" d={dotsWhere(false)} />
    </svg>
  );
};

const Place = ({
  shown: { chapter, stars, of, missing, isNextLocked },
  isCurrent,
}: {
  readonly shown: ChapterOnMap;
  readonly isCurrent: boolean;
}) => {
  const texts = mapWords.value;
  if (missing > 0)
    return (
      <p class="place-label locked">
        <strong>
          <LockIcon /> {chapter.title.value}
        </strong>
        <span class={isNextLocked ? undefined : "spoken-only"}>
          {isNextLocked ? texts.unlocks(missing) : texts.locked}
        </span>
      </p>
    );
  return (
    <a
      class={`place-label${isCurrent ? " current" : ""}`}
      href={`#/play/wisp/chapter/${chapter.number}`}
      {...(isCurrent && { "aria-current": "step" as const })}
    >
      <strong>{chapter.title.value}</strong>
      <span class="place-stars">
        <StarIcon />
        <span aria-hidden="true">{texts.starsOf(stars, of)}</span>
        <span class="spoken-only">{texts.stars(stars, of)}</span>
      </span>
    </a>
  );
};

const Node = ({
  level,
  number,
  best,
  isNext,
  onEnter,
}: {
  readonly level: LevelShown;
  readonly number: number;
  readonly best: Best | undefined;
  readonly isNext: boolean;
  onEnter(level: LevelShown): void;
}) => (
  <button
    type="button"
    class={`map-node${best === undefined ? "" : " solved"}${isNext ? " next" : ""}`}
    title={level.name.value}
    {...(isNext && { "aria-current": "step" as const })}
    onClick={() => onEnter(level)}
  >
    <b>{number}</b>
    <span class="spoken-only">
      {level.name.value}, {starsSaid(best?.stars ?? 0, best?.helped)}
    </span>
    {best !== undefined && <Stars count={best.stars} isHelped={best.helped} quiet />}
  </button>
);

interface CountryProps {
  readonly state: MapState;
  readonly bests: Bests;
  /** The level the wisp comes from; undefined while it rests. */
  readonly from: LevelPlace | undefined;
  onLand(): void;
  onEnter(level: LevelShown): void;
}

export const Country = ({ state, bests, from, onLand, onEnter }: CountryProps) => {
  const land = useRef<HTMLDivElement>(null);
  const country = useRef<HTMLDivElement>(null);
  const here = useRef<HTMLDivElement>(null);
  const wisp = useRef<HTMLDivElement>(null);
  const { current, at } = state;
  const counts = state.chapters.map(({ chapter }) => chapter.levels.length);
  const both: BothLayouts = { wide: wideLayout({ counts, current }), high: highLayout({ counts, current }) };
  const flights = useMemo(() => {
    if (from === undefined) return undefined;
    const on = (layout: MapLayout): Flight => ({ layout, road: roadBetween(layout, from, { chapter: current, at }) });
    return [on(both.wide), on(both.high)] as const;
  }, [from, current, at]);
  const flying = useMemo(() => [wisp, here], []);
  useFlight({ flights, country, flying, onLand });
  useEffect(() => {
    // A phone opens the map where one is; on a desk there is nothing to scroll.
    const [scroller, spot] = [land.current, here.current];
    if (scroller === null || spot === null) return;
    scroller.scrollTop = spot.offsetTop - scroller.clientHeight * 0.62;
  }, [current, at]);
  const now = state.chapters[current];
  const texts = mapWords.value;
  return (
    <div class="map-land" ref={land}>
      <div class="map-country" ref={country} style={{ "--map-high": `${both.high.height}px` }}>
        <picture>
          <source media={grounds.wideWhere} srcset={grounds.wide} />
          <img class="map-ground" src={grounds.high} alt="" decoding="async" fetchpriority="high" />
        </picture>
        <Road layout={both.wide} state={state} bests={bests} shape="wide" flight={flights?.[0]} />
        <Road layout={both.high} state={state} bests={bests} shape="high" flight={flights?.[1]} />
        <div class="map-spot map-light" style={spotOf(both, ({ nodes }) => nodes[Math.max(0, at)])} ref={here} />
        <ol class="map-places" aria-label={texts.places} data-crowded={current >= crowded}>
          {state.chapters.map((shown, i) => {
            const { src, ratio } = landmarks[shown.chapter.id] ?? { src: "", ratio: 1 };
            const isCurrent = i === current;
            return (
              <li
                key={shown.chapter.id}
                class={`map-spot map-place ${i < current ? "behind" : isCurrent ? "here" : "ahead"}${shown.missing > 0 ? " is-locked" : ""}`}
                data-odd={i % 2 === 1}
                style={{
                  ...spotOf(both, ({ places }) => places[i]),
                  "--wide-high": both.wide.places[i]?.high ?? 0,
                  "--high-high": both.high.places[i]?.high ?? 0,
                  "--ratio": ratio,
                }}
              >
                <img src={src} alt="" decoding="async" />
                <Place shown={shown} isCurrent={isCurrent} />
              </li>
            );
          })}
        </ol>
        {now !== undefined && (
          <ol class="map-nodes" aria-label={texts.nodes(now.chapter.title.value)}>
            {now.chapter.levels.map((level, i) => (
              <li key={level.id} class="map-spot" style={spotOf(both, ({ nodes }) => nodes[i])}>
                <Node
                  level={level}
                  number={firstNumber(now.chapter) + i}
                  best={bests.get(level.id)}
                  isNext={i === at}
                  onEnter={onEnter}
                />
              </li>
            ))}
          </ol>
        )}
        {at >= 0 && (
          <div class="map-spot map-wisp" ref={wisp} style={spotOf(both, ({ nodes }) => nodes[at])}>
            <WornWisp />
          </div>
        )}
      </div>
    </div>
  );
};
