/** An opponent's portrait: the same head the duel's screen draws. */
import type { CharacterName } from "@turnlight/games/head";
import type { ComponentChildren } from "preact";
import { Head } from "../play/gallows/Head.tsx";
import type { Mood } from "../play/gallows/mood.ts";
import { seatStyle } from "../shared.ts";
import type { OpponentChoice } from "./preferences.ts";

const bust = (kind: "hood" | "veil" | CharacterName, mood: Mood) => (
  <g transform="scale(1.22)" style={seatStyle(4)}>
    <Head look={{ kind }} mood={mood} />
  </g>
);

const pictures: Readonly<Record<OpponentChoice, ComponentChildren>> = {
  executioner: bust("hood", "gleeful"),
  oracle: bust("veil", "calm"),
  apprentice: bust("apprentice", "uneasy"),
  gravedigger: bust("gravedigger", "calm"),
  crier: bust("crier", "gleeful"),
  clerk: bust("clerk", "calm"),
  person: (
    <>
      <g transform="translate(-11 2) scale(0.78)" style={seatStyle(0)}>
        <Head look={{ kind: "person", number: 0 }} mood="calm" />
      </g>
      <g transform="translate(12 4) scale(0.78)" style={seatStyle(1)}>
        <Head look={{ kind: "person", number: 3 }} mood="gleeful" />
      </g>
    </>
  ),
};

export const Portrait = ({ of }: { readonly of: OpponentChoice }) => (
  <svg class="portrait" viewBox="-27 -30 54 52" aria-hidden="true">
    {pictures[of]}
  </svg>
);
