/**
 * A guillotine, drawn like a poster and never gory. The blade's height is the miss counter: every miss lowers it by one
 * notch, through the zones safe, warning and danger; at the limit it falls.
 */
import { bladeAt } from "../blade.ts";
import type { Zone } from "../shown-duel.ts";
import { Head, type HeadLook } from "./Head.tsx";
import type { Mood } from "./mood.ts";
import "./guillotine.css";
import "./fall.css";

/** `live` is animated; `past` happened before the viewer arrived. */
export type Falling = "live" | "past" | undefined;

interface GuillotineProps {
  readonly misses: number;
  readonly limit: number;
  readonly zone: Zone;
  readonly mood: Mood;
  readonly look: HeadLook;
  readonly falling: Falling;
  /** Family-friendly: ends with a pumpkin. */
  readonly gentle: boolean;
}

/** A notch in both posts for each allowed miss; those used are filled. */
const Notches = ({ misses, limit }: { readonly misses: number; readonly limit: number }) => (
  <g class="notches">
    {Array.from({ length: limit }, (_, i) => {
      const y = bladeAt(i + 1, limit) + 34;
      const passed = i < misses;
      return (
        <path
          key={y}
          class={passed ? "passed" : undefined}
          d={`M28 ${y}h${passed ? 8 : 4}M${passed ? 84 : 88} ${y}h${passed ? 8 : 4}`}
        />
      );
    })}
  </g>
);

/** The three zones beside the post: plain, hatched, full. */
const Zones = () => (
  <g class="zones">
    <path class="safe" d="M99 56h6v31h-6z" />
    <path class="warning" d="M99 88h6v18h-6zM99 92l6-4M99 97l6-5M99 102l6-5M100 106l5-4" />
    <path class="danger" d="M99 107h6v13h-6z" />
  </g>
);

const Pumpkin = () => (
  <g class="pumpkin">
    <path class="rind" d="M0-12c9-4 18 2 18 11S10 13 0 13-18 8-18-1-9-16 0-12z" />
    <path class="rib" d="M-7-11c-5 7-5 16-1 23M7-11c5 7 5 16 1 23M0-12v25" />
    <path class="stalk" d="M-2-12c0-4 1-6 5-7l2 3c-2 0-3 1-3 4z" />
    <path class="inked" d="M-11-2l4-5 3 5zM4-2l3-5 4 5zM-11 3q11 5 22 0-2 7-6 6l-1-2-2 3h-4l-2-3-1 2q-4 1-6-6z" />
  </g>
);

const scraps = Array.from({ length: 18 }, (_, i) => ({
  way: (i / 18) * Math.PI - Math.PI,
  reach: 26 + ((i * 37) % 30),
  kind: i % 3,
}));

const Confetti = () => (
  <g class="confetti">
    {scraps.map(({ way, reach, kind }) => (
      <rect
        key={way}
        class={`scrap-${kind}`}
        width="4"
        height="3"
        style={{ "--x": `${Math.cos(way) * reach}px`, "--y": `${Math.sin(way) * reach - 10}px` }}
      />
    ))}
  </g>
);

export const Guillotine = ({ misses, limit, zone, mood, look, falling, gentle }: GuillotineProps) => {
  const state = falling === undefined ? "" : ` fallen ${falling}`;
  return (
    <svg
      class={`guillotine ${zone}${state}${gentle ? " gentle" : ""}`}
      viewBox="0 0 120 234"
      aria-hidden="true"
      focusable="false"
    >
      <path class="shade" d="M0 230q60-12 120 0v4H0z" />
      <path class="wood" d="M10 176h9l-1 56h-8zM101 176h9v56h-8z" />
      <path class="wood" d="M60 2a9 9 0 0 1 8 12h-16a9 9 0 0 1 8-12zM16 12l88-1 1 9-90 1z" />
      <circle class="hub" cx="60" cy="12" r="3.4" />
      <path class="rope" d="M68 12q40 2 40 30v94" />
      <path
        class="wood"
        d="M25 18l12 .4-.6 50 .8 60-.4 50-12 .4.6-70-.8-48zM83 18.4l12-.4.4 52-.8 44 .8 64-12 .4-.6-54 .6-58z"
      />
      <path class="wood" d="M26 150 8 176h8l12-17zM94 150l18 26h-8l-12-17z" />
      <path class="cleat" d="M104 134h9v6h-9zM106.5 140h4v9h-4z" />
      <Notches misses={misses} limit={limit} />
      <Zones />
      {/* Clips the rope at the pulley. */}
      <svg x="0" y="12" width="120" height="222" viewBox="0 12 120 222" class="way" aria-hidden="true">
        <g class="blade-way" style={{ "--blade": `${bladeAt(misses, limit)}px` }}>
          <g class="blade">
            <path class="rope" d="M60-74V2" />
            <path class="weight" d="M38 0h44v11H38z" />
            <path class="rivets" d="M43 5.5h.01M60 5.5h.01M77 5.5h.01" />
            <path class="steel" d="M39 11h42v10L39 37z" />
            <path class="edge" d="M39 37l42-16v4L39 41z" />
          </g>
        </g>
      </svg>
      <path class="wood" d="M36 152h48v18H36z" />
      <path class="grain" d="M40 157h14M62 163h18M42 166h10" />
      <g class="sitter">
        <g class="who">
          <Head look={look} mood={falling === undefined ? mood : "horrified"} />
        </g>
      </g>
      <path class="wood stock" d="M36 158q10 5 24 5t24-5v13H36z" />
      <path class="wood" d="M2 176h116l1 10H1z" />
      <path class="grain" d="M10 181h30M52 182h26M90 180h20" />
      <g class="basket">
        <path class="hollow" d="M37 209q23-6 46 0z" />
        <g class="catch">
          <g class="caught">{gentle ? <Pumpkin /> : <Head look={look} mood="gone" />}</g>
        </g>
        <path class="wicker" d="M36 211h48l-5 22H41z" />
        <path class="weave" d="M38 218h44M39 225h42M46 212l3 20M54 212l2 20M66 212l-2 20M74 212l-3 20" />
        <path class="wicker rim" d="M33 207h54v6H33z" />
      </g>
      {falling === "live" && <Confetti />}
    </svg>
  );
};
