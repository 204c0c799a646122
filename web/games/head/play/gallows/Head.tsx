/** A head composed of parts: face, hair in the player's colour, a hat, and eyes, brows and mouth by mood. Drawn around 0,0. */
import { type CharacterName, characterNames } from "@turnlight/games/head";
import type { Sitter } from "../../shared.ts";
import { characterParts } from "./CharacterHeads.tsx";
import type { Mood } from "./mood.ts";
import "./head.css";

export type HeadLook =
  | { readonly kind: "person"; readonly number: number }
  | { readonly kind: "hood" | "veil" | CharacterName };

/** Bots have their own heads; anybody unknown gets a plain one. */
export const lookOf = (sitter: Sitter | undefined): HeadLook => {
  if (sitter?.kind === "person") return { kind: "person", number: sitter.avatar };
  if (sitter === undefined) return { kind: "person", number: 0 };
  if (sitter.bot.startsWith("oracle")) return { kind: "veil" };
  return { kind: characterNames.find((name) => name === sitter.bot) ?? "hood" };
};

/** The part behind the face, and the fringe in front of it. */
const hairs = [
  ["M-15 2C-18-14-8-19 0-19S18-14 15 2z", "M-13-3C-13-13-6-15 1-15s12 3 12 12c-5-1-8-4-10-7-3 4-9 6-16 7z"],
  ["M-16 14C-20-12-9-20 0-20S20-12 16 14l-5 2V0h-22v16z", "M-13-2c0-9 6-13 13-13s13 4 13 13c-6-2-9-6-13-6s-7 4-13 6z"],
  [
    "M-17 3c-3-4-2-9 1-11 0-5 5-9 9-8 3-4 11-4 14 0 4-1 9 3 9 8 3 2 4 7 1 11z",
    "M-13-4c1-4 3-6 6-6 2-3 6-3 8-1 3-2 7-1 8 2 3 0 4 3 4 5-5-3-8-2-13-2s-9-1-13 2z",
  ],
  ["M-14 0C-15-12-8-18 0-18S15-12 14 0z", "M-13-5C-9-12-4-9 0-14c4 5 9 2 13 9-4-3-9-2-13-5-4 3-9 2-13 5z"],
] as const;

const hats = [
  // A jester's cap with three bells.
  <g key="jester">
    <path
      class="seat"
      d="M-14-8c-6-1-9 2-11 7-3-9 2-17 11-17 1-8 13-11 14-2 1-9 13-6 14 2 9 0 14 8 11 17-2-5-5-8-11-7z"
    />
    <path class="inked" d="M-14-8h28v4h-28z" />
    <g class="brassy">
      <circle cx="-25" cy="0" r="2.6" />
      <circle cx="0" cy="-25" r="2.6" />
      <circle cx="25" cy="0" r="2.6" />
    </g>
  </g>,
  // A hat with a feather.
  <g key="feather">
    <path class="inked" d="M-22-8c8-5 36-5 44 0-9 4-35 4-44 0zM-13-9c0-9 3-13 13-13s13 4 13 13z" />
    <path class="seat" d="M11-13c3-9 10-14 17-13-1 7-8 12-17 13z" />
    <path class="seat" d="M-13-12h26v3h-26z" />
  </g>,
  // A crown of paper.
  <g key="crown">
    <path class="brassy" d="M-14-8v-13l7 6 7-9 7 9 7-6v13z" />
    <path class="seat" d="M-14-9h28v3h-28z" />
  </g>,
  // A nightcap.
  <g key="nightcap">
    <path class="seat" d="M-14-8c0-10 6-14 12-14 10 0 20 6 25 20-6-6-10-8-14-8-4 3-15 3-23 2z" />
    <path class="papery" d="M-15-9h30v5h-30z" />
    <circle class="papery" cx="23" cy="-1" r="3.5" />
  </g>,
] as const;

const Eyes = ({ mood }: { readonly mood: Mood }) => {
  switch (mood) {
    case "gleeful":
      return <path class="line" d="M-9-1q3-4 6 0M3-1q3-4 6 0" />;
    case "gone":
      return (
        <g class="line thin">
          <path d="M-8.5-3a2.6 2.6 0 1 1-.8 3.8M-5.5.2a2.8 2.8 0 0 1-3 .3M4.5-3a2.6 2.6 0 1 1-.8 3.8M7.5.2a2.8 2.8 0 0 1-3 .3" />
          <circle cx="-6" cy="-1" r="4.2" />
          <circle cx="6" cy="-1" r="4.2" />
        </g>
      );
    case "calm":
      return <path class="dots" d="M-6-1h.01M6-1h.01" />;
    case "uneasy":
      return (
        <>
          <path class="dots" d="M-5.5-2.5h.01M6.5-2.5h.01" />
          <path class="line thin" d="M-9-6.5q3-2 6-1M3-7.5q3-1 6 1" />
        </>
      );
    default: {
      const size = mood === "scared" ? 3.6 : 4.8;
      return (
        <>
          <g class="papery outlined">
            <circle cx="-6" cy="-1" r={size} />
            <circle cx="6" cy="-1" r={size} />
          </g>
          <path class="dots" d={mood === "scared" ? "M-6-2h.01M6-2h.01" : "M-6-3h.01M6-3h.01"} />
          <path class="line thin" d="M-10-7.5q3-3 6-1M4-8.5q3-2 6 1" />
        </>
      );
    }
  }
};

const mouths: Readonly<Record<Mood, string>> = {
  calm: "M-4 7q4 3 8 0",
  uneasy: "M-4 8q2-1.5 4 0t4 0",
  scared: "M-5 9q1.5-3 3.3 0t3.3 0 3.3 0",
  horrified: "",
  gleeful: "",
  gone: "M-4 8q4 2 8-1",
};

const Mouth = ({ mood }: { readonly mood: Mood }) => {
  if (mood === "horrified")
    return (
      <>
        <path class="inked" d="M-5 7.5a5 3.4 0 0 1 10 0v1.5a5 3.6 0 0 1-10 0z" />
        <path class="papery" d="M-3.6 6.2h7.2v1.3h-7.2z" />
      </>
    );
  if (mood === "gleeful")
    return (
      <>
        <path class="inked" d="M-7 5q7 2 14 0-1 8-7 8t-7-8z" />
        <path class="papery" d="M-6 6q6 1.6 12 0l-.6 1.8q-5.4 1.4-10.8 0z" />
      </>
    );
  return (
    <>
      <path class="line" d={mouths[mood]} />
      {mood === "gone" && <path class="tongue" d="M0 8.8q3-.2 3.6 2.4T1.5 13 0 8.8z" />}
    </>
  );
};

const Sweat = ({ mood }: { readonly mood: Mood }) =>
  mood === "scared" || mood === "horrified" ? (
    <path class="sweat" d="M14-8c2 3 3 4 3 5.5a3 3 0 0 1-6 0c0-1.5 1-2.5 3-5.5z" />
  ) : null;

const Person = ({ number, mood }: { readonly number: number; readonly mood: Mood }) => {
  const [behind, fringe] = hairs[number % hairs.length] ?? hairs[0];
  return (
    <>
      <path class="seat" d={behind} />
      <g class="skin">
        <circle cx="-13.5" cy="1" r="3" />
        <circle cx="13.5" cy="1" r="3" />
        <path d="M-13-2C-13-11-7-15 0-15S13-11 13-2c0 9-5 16-13 16S-13 7-13-2z" />
      </g>
      <Eyes mood={mood} />
      <path class="line thin" d="M-1 1.5q2 1.5 0 2.7" />
      <Mouth mood={mood} />
      <path class="seat" d={fringe} />
      <g class="hat">{hats[(number >> 2) % 2 === 0 ? number % hats.length : (number + 2) % hats.length]}</g>
    </>
  );
};

/** The hood hides all but the eyes. */
const Hood = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path class="hood" d="M0-24c11 3 16 11 16 21 0 8-1 14-3 19H-13c-2-5-3-11-3-19 0-10 5-18 16-21z" />
    <path class="seat" d="M-15.5 8q15.5 7 31 0l-1.2 4.5q-14.3 6-28.6 0z" />
    <path class="skin" d="M-12-4q6-3 11-.6 5-2.4 11 .6.5 4-2 5.5-4 1.5-8-.5-4 2-8 .5-4.5-1.5-4-5.5z" />
    <Eyes mood={mood} />
    <Sweat mood={mood} />
  </>
);

/** A veil, and a third eye. */
const Veil = ({ mood }: { readonly mood: Mood }) => (
  <>
    <path class="seat" d="M0-22c13 0 18 9 17 20l2 18H-19l2-18C-18-13-13-22 0-22z" />
    <path class="skin" d="M-12-3C-12-11-7-14 0-14s12 3 12 11c0 8-5 15-12 15S-12 5-12-3z" />
    <path class="inked" d="M-12-7q12-7 24 0l-.6 3q-11.4-6-22.8 0z" />
    <path class="brassy" d="M-4-10q4-4 8 0-4 4-8 0z" />
    <path class="dots small" d="M0-10h.01" />
    <Eyes mood={mood} />
    <Mouth mood={mood} />
  </>
);

const Character = ({ name, mood }: { readonly name: CharacterName; readonly mood: Mood }) => {
  const { behind, over } = characterParts[name];
  return (
    <>
      {behind}
      <g class="skin">
        <circle cx="-13.5" cy="1" r="3" />
        <circle cx="13.5" cy="1" r="3" />
        <path d="M-13-2C-13-11-7-15 0-15S13-11 13-2c0 9-5 16-13 16S-13 7-13-2z" />
      </g>
      <Eyes mood={mood} />
      <path class="line thin" d="M-1 1.5q2 1.5 0 2.7" />
      <Mouth mood={mood} />
      {over}
      <Sweat mood={mood} />
    </>
  );
};

export const Head = ({ look, mood }: { readonly look: HeadLook; readonly mood: Mood }) => (
  <g class={`head-of ${mood}`}>
    {look.kind === "person" ? (
      <>
        <Person number={look.number} mood={mood} />
        <Sweat mood={mood} />
      </>
    ) : look.kind === "hood" ? (
      <Hood mood={mood} />
    ) : look.kind === "veil" ? (
      <Veil mood={mood} />
    ) : (
      <Character name={look.kind} mood={mood} />
    )}
  </g>
);
