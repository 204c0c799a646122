/** The dice race on screen: one die, two buttons, a score for everybody. The smallest screen a game can have. */

import { useSignal, useSignalEffect } from "@preact/signals";
import { inLanguage } from "../../../language/language.ts";
import { Die } from "../../../ui/die-face/Die.tsx";
import { isInOtherControl, useKeyPress, useSummary } from "../../../ui/index.ts";
import { spokenTo, useAnnouncedFacts } from "../../announce-facts.ts";
import type { ScreenProps } from "../../screen.ts";
import { facts } from "../words/facts.ts";
import { isRaceView } from "./view.ts";
import "./screen.css";

const words = {
  en: {
    roll: "Roll",
    hold: (points: number) => `Hold ${points}`,
    gathered: "This turn",
    target: (target: number) => `to ${target}`,
    score: "Scores",
    yourTurn: "Your turn",
    turnOf: (name: string) => `${name} is on turn`,
    keys: "Keys: R roll · H hold · . where things stand",
  },
  de: {
    roll: "Würfeln",
    hold: (points: number) => `${points} halten`,
    gathered: "Dieser Zug",
    target: (target: number) => `bis ${target}`,
    score: "Punkte",
    yourTurn: "Du bist am Zug",
    turnOf: (name: string) => `${name} ist am Zug`,
    keys: "Tasten: R würfeln · H halten · . wie es steht",
  },
};

const rolledFace = (fact: ScreenProps["fact"]["value"]): number | undefined =>
  fact?.kind === "rolled" && "face" in fact ? Number(fact.face) : undefined;

export const Screen = (props: ScreenProps) => {
  const { sight, busy, fact, play, nameOf, colourOf } = props;
  const face = useSignal<number | undefined>(undefined);
  useSignalEffect(() => {
    face.value = rolledFace(fact.value) ?? face.peek();
  });
  const { view, moves, waiting } = sight.value;
  const can = (move: string) => !busy.value && moves?.includes(move) === true;
  const say = inLanguage(words);
  const [turn] = waiting;
  const status =
    turn === undefined ? "" : turn === spokenTo(sight.value) ? `${say.yourTurn}.` : `${say.turnOf(nameOf(turn))}.`;
  useAnnouncedFacts(props, facts);
  useSummary(() =>
    isRaceView(view)
      ? [
          `${view.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(", ")}, ${say.target(view.target)}.`,
          status,
          `${say.gathered}: ${view.turn}.`,
        ].join(" ")
      : "",
  );
  const wishes: Readonly<Record<string, () => void>> = {
    ...(can("roll") && { r: () => play("roll") }),
    ...(can("hold") && { h: () => play("hold") }),
  };
  useKeyPress((event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat || isInOtherControl(event.target)) return;
    const act = wishes[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  if (!isRaceView(view)) return null;
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
      <div class="choices" data-keys="">
        <button type="button" class="button main" disabled={!can("roll")} onClick={() => play("roll")}>
          {say.roll}
        </button>
        <button type="button" class="button main" disabled={!can("hold")} onClick={() => play("hold")}>
          {say.hold(view.turn)}
        </button>
      </div>
      <p class="race-keys" aria-hidden="true">
        {say.keys}
      </p>
    </div>
  );
};
