/** The dice race on screen: one die, two buttons, a score for everybody. The smallest screen a game can have. */

import { useSignal, useSignalEffect } from "@preact/signals";
import type { RaceFact, RaceView } from "@turnlight/kernel/examples/dice-race";
import { catalogue } from "../../../language/catalogue.ts";
import { series } from "../../../language/format.ts";
import { Die } from "../../../ui/die-face/Die.tsx";
import { isInOtherControl, useKeyPress, useSummary } from "../../../ui/index.ts";
import { spokenTo } from "../../announce-facts.ts";
import type { ScreenProps } from "../../screen.ts";
import type { RaceTexts } from "../words/screen.en.ts";
import "./screen.css";

const words = catalogue<RaceTexts>(import.meta.glob("../words/screen.*.ts"));

export const Screen = ({ sight, busy, fact, play, nameOf, colourOf }: ScreenProps<RaceView, RaceFact>) => {
  const face = useSignal<number | undefined>(undefined);
  useSignalEffect(() => {
    if (fact.value?.kind === "rolled") face.value = fact.value.face;
  });
  const { view, moves, waiting } = sight.value;
  const can = (move: string) => !busy.value && moves?.includes(move) === true;
  const say = words.value;
  const [turn] = waiting;
  const status =
    turn === undefined ? "" : turn === spokenTo(sight.value) ? `${say.yourTurn}.` : `${say.turnOf(nameOf(turn))}.`;
  useSummary(() =>
    [
      `${series([...view.scores.map((score, seat) => `${nameOf(seat)} ${score}`), say.target(view.target)])}.`,
      status,
      `${say.gathered}: ${view.turn}.`,
    ].join(" "),
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
