/** The dice race on screen: one die, two buttons, a score for everybody. The smallest screen a game can have. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { inLanguage } from "../../language/language.ts";
import { Die } from "../../table/dice-face/Die.tsx";
import type { ScreenProps } from "../screen.ts";
import { isRaceView } from "./view.ts";
import "./screen.css";

const words = {
  en: {
    roll: "Roll",
    hold: (points: number) => `Hold ${points}`,
    gathered: "This turn",
    target: (target: number) => `to ${target}`,
    score: "Scores",
  },
  de: {
    roll: "Würfeln",
    hold: (points: number) => `${points} halten`,
    gathered: "Dieser Zug",
    target: (target: number) => `bis ${target}`,
    score: "Punkte",
  },
};

const rolledFace = (fact: ScreenProps["fact"]["value"]): number | undefined =>
  fact?.kind === "rolled" && "face" in fact ? Number(fact.face) : undefined;

export const Screen = ({ sight, busy, fact, play, nameOf, colourOf }: ScreenProps) => {
  const face = useSignal<number | undefined>(undefined);
  useSignalEffect(() => {
    face.value = rolledFace(fact.value) ?? face.peek();
  });
  const { view, moves } = sight.value;
  if (!isRaceView(view)) return null;
  const say = inLanguage(words);
  const can = (move: string) => !busy.value && moves?.includes(move) === true;
  return (
    <div class="race">
      <ol class="lanes" aria-label={say.score}>
        {view.scores.map((score, seat) => (
          <li
            key={nameOf(seat)}
            style={{ "--seat": `var(--seat-${colourOf(seat)})`, "--done": Math.min(1, score / view.target) }}
          >
            <span class="lane-name">{nameOf(seat)}</span>
            <span class="lane-score">{score}</span>
            <span class="lane" aria-hidden="true" />
          </li>
        ))}
      </ol>
      <div class="throwing">
        <Die face={face.value} />
        <p>
          {say.gathered} <strong>{view.turn}</strong> <span class="soft">{say.target(view.target)}</span>
        </p>
      </div>
      <div class="choices">
        <button type="button" class="button main" disabled={!can("roll")} onClick={() => play("roll")}>
          {say.roll}
        </button>
        <button type="button" class="button main" disabled={!can("hold")} onClick={() => play("hold")}>
          {say.hold(view.turn)}
        </button>
      </div>
    </div>
  );
};
