/** The creatures. Each kind has its own outline, so that they can be told apart without colour. */
import type { Cardinal, Enemy } from "@turnlight/games/wisp";
import { lookOf } from "../looks/WispLook.tsx";
import { wornLook } from "../looks/worn.ts";
import "./creatures.css";

const Shadow = () => <ellipse class="cast" cx="50" cy="88" rx="30" ry="8" />;

/** A triangular mask with pricked ears. */
const Red = () => (
  <>
    <Shadow />
    <path class="red-body" d="M50 91C36 85 21 64 18 41L11 7 36 25Q50 20 64 25L89 7 82 41C79 64 64 85 50 91z" />
    <path class="red-away" d="M50 91Q57 60 52 22 58 22.500 64 25L89 7 82 41C79 64 64 85 50 91z" />
    <path class="red-ear" d="M18 17 33 28 23 37zM82 17 67 28 77 37z" />
    <path class="red-brow" d="M24 42l20 9M76 42l-20 9" />
    <path class="red-snout" d="M50 90Q41 80 44 68q6-5 12 0 3 12-6 22z" />
    <path class="red-nose" d="M45 67h10l-5 6z" />
    <g class="looks">
      <path class="eye" d="M26 47l17 7q-4 9-11 6t-6-13zM74 47l-17 7q4 9 11 6t6-13z" />
      <path class="pupil" d="M35 51l3 1.500-2 7-2.500-.5zM65 51l-3 1.500 2 7 2.500-.5z" />
    </g>
  </>
);

/** A ring with a closed eye. */
const Sleeper = () => (
  <>
    <ellipse class="cast" cx="50" cy="86" rx="36" ry="9" />
    <circle class="ring" cx="50" cy="54" r="26" />
    <circle class="ring-lit" cx="50" cy="54" r="26" />
    <path class="ring-stripes" d="M50 20v14M69 27l-8 11M80 43l-13 5M81 62l-13-3" />
    <path class="ring-tail" d="M31 80Q18 74 17 58q8 2 14 10z" />
    <path class="ring-head" d="M26 66q0-15 16-15t17 15q0 15-17 15-16 0-16-15z" />
    <path class="ring-ear" d="M29 58l-3-10 10 4zM52 53l8-5 0 10z" />
    <path class="shut" d="M32 67q5 5 10 0M46 67q4 4 8 0" />
    <path class="dream" d="M70 22h9l-9 10h9M84 6h7l-7 8h7" />
  </>
);

/** Unrolled: round, on its hind legs, crest raised, tail still curled, with large eyes. */
const Purple = () => (
  <>
    <Shadow />
    <path class="purple-tail" d="M72 76q20 2 19-15-1-12-12-11-8 1-7 9" />
    <path class="purple-crest" d="M28 34Q24 14 36 20 40 2 50 14 60 2 64 20 76 14 72 34z" />
    <path class="purple-body" d="M50 22C72 22 82 42 80 62 78 82 66 90 50 90S22 82 20 62C18 42 28 22 50 22z" />
    <path class="purple-away" d="M50 22C72 22 82 42 80 62 78 82 66 90 50 90 68 76 68 40 50 22z" />
    <path class="purple-belly" d="M38 84q-4-14 12-16 16 2 12 16-12 5-24 0z" />
    <path class="purple-teeth" d="M44 70l3 6 3-6 3 6 3-6z" />
    <g class="looks">
      <circle class="eye" cx="37" cy="50" r="11" />
      <circle class="eye" cx="63" cy="50" r="11" />
      <circle class="pupil" cx="37" cy="51" r="5" />
      <circle class="pupil" cx="63" cy="51" r="5" />
    </g>
  </>
);

/** Where the lantern hangs: on the side the guard faces. */
const lantern: Readonly<Record<Cardinal, readonly [number, number]>> = {
  N: [68, 30],
  E: [88, 56],
  S: [50, 76],
  W: [12, 56],
};

/** A hooded cloak with a lantern. */
const Guard = ({ facing }: { readonly facing: Cardinal }) => {
  const [x, y] = lantern[facing];
  const lamp = (
    <g transform={`translate(${x} ${y})`}>
      <circle class="lamp-glow" r="20" />
      <path class="lamp-frame" d="M-8-8h16l2 14H-10zM-5-8q0-7 5-7t5 7" />
      <path class="lamp-fire" d="M-5-5H5l1.500 8h-13z" />
    </g>
  );
  return (
    <>
      <Shadow />
      {facing === "N" && lamp}
      <path class="guard-cloak" d="M50 8C32 10 27 30 25 52L15 88Q32 94 50 92T85 88L75 52C73 30 68 10 50 8z" />
      <path class="guard-away" d="M50 8C68 10 73 30 75 52L85 88Q68 93 52 92 66 54 50 8z" />
      <path class="guard-fold" d="M36 58 30 88M50 62v28M64 58l6 30M27 52q23 14 46 0" />
      {facing === "N" ? (
        <path class="guard-fold" d="M38 24q12 8 24 0M40 38q10 6 20 0" />
      ) : (
        <g transform={`translate(${facing === "E" ? 5 : facing === "W" ? -5 : 0} 0)`}>
          <path class="guard-face" d="M50 18Q36 20 36 38t14 17q14 0 14-17T50 18z" />
          <path class="eye" d="M40 37h7M53 37h7" />
        </g>
      )}
      {facing !== "N" && lamp}
    </>
  );
};

export const Creature = ({ kind, facing = "S" }: { readonly kind: Enemy["kind"]; readonly facing?: Cardinal }) => (
  <svg class={`creature ${kind}`} viewBox="0 0 100 100" aria-hidden="true">
    {kind === "red" && <Red />}
    {kind === "sleeper" && <Sleeper />}
    {kind === "purple" && <Purple />}
    {kind === "guard" && <Guard facing={facing} />}
  </svg>
);

/** The wisp in the look that the player has chosen. */
export const Wisp = ({ out = false, look = wornLook.value }: { readonly out?: boolean; readonly look?: string }) =>
  lookOf({ look, out }) ?? <UsualWisp out={out} />;

/** A drop of light with two eyes. */
const UsualWisp = ({ out }: { readonly out: boolean }) => (
  <svg class={`creature wisp${out ? " out" : ""}`} viewBox="0 0 100 100" aria-hidden="true">
    <defs>
      <radialGradient id="wisp-halo">
        <stop class="halo-0" offset="0" />
        <stop class="halo-1" offset=".45" />
        <stop class="halo-2" offset="1" />
      </radialGradient>
      <radialGradient id="wisp-body" cx=".5" cy=".62" r=".6">
        <stop class="body-0" offset="0" />
        <stop class="body-1" offset=".55" />
        <stop class="body-2" offset="1" />
      </radialGradient>
    </defs>
    <circle class="halo" cx="50" cy="54" r="62" fill="url(#wisp-halo)" />
    <g class="flame">
      <path
        class="tongue"
        d="M50 6Q62 22 58 34 76 44 74 62A24 24 0 0 1 26 62Q26 48 38 38 36 30 44 26 52 18 50 6z"
        fill="url(#wisp-body)"
      />
      <circle class="spark" cx="64" cy="20" r="3" />
      <circle class="spark" cx="34" cy="22" r="2" />
    </g>
    <g class="looks">
      <path class="wisp-eyes" d={out ? "M39 57l7 6M46 57l-7 6M55 57l7 6M62 57l-7 6" : "M42.500 55v8M57.500 55v8"} />
    </g>
  </svg>
);
