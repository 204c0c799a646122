/** An opponent's portrait: the same head the duel's screen draws. */
import type { ComponentChildren } from "preact";
import { Head } from "../play/gallows/Head.tsx";
import { seatStyle } from "../shared.ts";
import type { OpponentChoice } from "./preferences.ts";

const pictures: Readonly<Record<OpponentChoice, ComponentChildren>> = {
  executioner: (
    <g transform="scale(1.22)" style={seatStyle(4)}>
      <Head look={{ kind: "hood" }} mood="gleeful" />
    </g>
  ),
  oracle: (
    <g transform="scale(1.22)" style={seatStyle(4)}>
      <Head look={{ kind: "veil" }} mood="calm" />
    </g>
  ),
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
