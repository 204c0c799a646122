/** The scene: both guillotines with the players' heads, the misses each has left, and the crowd. */
import type { HeadFact, HeadView } from "@turnlight/games/head";
import type { ComponentChildren } from "preact";
import { Emblem, type Sitter, seatStyle } from "../../shared.ts";
import { words } from "../../words/play.ts";
import { dangerOf, zoneAt } from "../shown-duel.ts";
import { Backdrop } from "./Backdrop.tsx";
import { Crowd, type Reaction } from "./Crowd.tsx";
import { type Falling, Guillotine } from "./Guillotine.tsx";
import { lookOf } from "./Head.tsx";
import { moodOf } from "./mood.ts";
import { Pips, type SeriesShown } from "./Pips.tsx";
import "./gallows.css";
import "./square.css";
import "./strip.css";

export type GallowsSide = "attack" | "defend";

interface GallowsProps {
  readonly view: HeadView;
  /** The fact being performed. */
  readonly now: HeadFact | undefined;
  readonly me: 0 | 1;
  /** Both players watch, and neither board is the viewer's own. */
  readonly isShared: boolean;
  readonly sitters: readonly Sitter[];
  readonly waiting: readonly number[];
  /** The seat that lost, and whether its fall is animated. */
  readonly fallen: { readonly seat: number; readonly falling: Falling } | undefined;
  readonly gentle: boolean;
  /** The score of a series; undefined in a single match. */
  readonly series: SeriesShown | undefined;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
  /** Where one board is shown at a time: which, and a way to switch. */
  readonly sides?: { readonly shown: GallowsSide | undefined; show(side: GallowsSide): void } | undefined;
}

/** The crowd holds its breath while the blade hangs, and no longer once it has fallen. */
const reactionTo = (now: HeadFact | undefined, over: boolean): Reaction => {
  if (now?.kind === "fell") return "still";
  if (over) return "riot";
  switch (now?.kind) {
    case "letter":
    case "word":
      return now.hit ? "cheer" : "groan";
    case "cell":
      return now.colour === "red" ? "groan" : "cheer";
    case "solved":
      return "cheer";
    case "missed":
      return "gasp";
    default:
      return "still";
  }
};

export const Gallows = (props: GallowsProps) => {
  const { view, now, me, isShared, sitters, waiting, fallen, gentle, series, nameOf, colourOf, sides } = props;
  const texts = words.value;
  const reaction = reactionTo(now, fallen?.falling === "live");
  const shouts = texts.shouts[reaction];
  const place = (seat: 0 | 1) => {
    const { misses, limit } = view.hunts[seat];
    const danger = dangerOf({ misses, limit });
    const zone = zoneAt(danger);
    const isFallen = fallen?.seat === seat;
    const amused = now?.kind === "missed" && now.seat !== seat;
    const mood = moodOf({ danger, zone, fallen: isFallen, won: fallen !== undefined && !isFallen, amused });
    const side = seat === me ? "defend" : "attack";
    const onTurn = waiting.includes(seat) && fallen === undefined;
    const classes = `condemned ${zone}${onTurn ? " on-turn" : ""}${seat === me ? " mine" : ""}`;
    const inside: ComponentChildren = (
      <>
        <span class="gallows-frame">
          <Guillotine
            misses={misses}
            limit={limit}
            zone={zone}
            mood={mood}
            look={lookOf(sitters[seat])}
            falling={isFallen ? fallen?.falling : undefined}
            gentle={gentle}
          />
        </span>
        <span class="hunt-plate">
          <span class="plate-name">
            <Emblem colour={colourOf(seat)} />
            <span>{nameOf(seat)}</span>
          </span>
          <span class="plate-misses" aria-hidden="true">
            <b>{misses}</b> / {limit}
          </span>
          {fallen === undefined && (
            <span class="plate-zone" aria-hidden="true">
              {texts.zone[zone]}
            </span>
          )}
          {series !== undefined && <Pips series={series} seat={seat} />}
          <span class="spoken-only">{texts.missesSaid(misses, limit, texts.zone[zone])}</span>
          {sides !== undefined && (
            <span class="plate-side">
              {isShared ? texts.board.shared : fallen === undefined ? texts[side] : texts.board[side]}
            </span>
          )}
        </span>
      </>
    );
    const style = seatStyle(colourOf(seat));
    if (sides === undefined)
      return (
        <div class={classes} style={style}>
          {inside}
        </div>
      );
    return (
      <button
        type="button"
        class={classes}
        style={style}
        aria-pressed={sides.shown === side}
        onClick={() => sides.show(side)}
      >
        {inside}
      </button>
    );
  };
  return (
    <div class={`gallows${fallen === undefined ? "" : " over"}`}>
      <Backdrop />
      {place(me)}
      {place(me === 0 ? 1 : 0)}
      <div class="crowd-place">
        <Crowd reaction={reaction} />
        {shouts.length > 0 && (
          <span class="shouts" aria-hidden="true">
            {shouts.map((shout) => (
              <i key={shout}>{shout}</i>
            ))}
          </span>
        )}
      </div>
    </div>
  );
};
