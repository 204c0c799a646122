/** The overlay on the dice when a stage is over: won with its pay, or lost. */
import {
  apart,
  type Pay,
  payLimits,
  type RunState,
  starsFor,
  type ThirteenAchievement,
  target,
  targets,
  usualBook,
} from "@turnlight/games/thirteen";
import { useEffect, useRef } from "preact/hooks";
import { announce, number, StarIcon, texts as shared, TrophyIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import { Moments } from "./Moments.tsx";
import "./ending.css";

const standWords = (state: RunState): string => {
  const [score, goal] = apart(state.sheet.score, target(state), number);
  return words.value.end.of(score, goal);
};

const PayLines = ({ state, paid }: { readonly state: RunState; readonly paid: Pay }) => {
  const texts = words.value.end;
  const { paidRolls } = payLimits(usualBook, state);
  const lines = (["stage", "unused", "early", "boxes", "interest", "charms"] as const).filter(
    (line) => (paid[line] ?? 0) > 0,
  );
  return (
    <dl class="pay">
      {lines.map((line) => (
        <div key={line}>
          <dt>{line === "unused" ? texts.unused(paidRolls, state.sheet.unused) : texts.pay[line]}</dt>
          <dd>+${paid[line]}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Says how it ended, and moves the focus to what comes next: the last button. */
const useEnd = (said: string) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    [...(section.current?.querySelectorAll("button") ?? [])].at(-1)?.focus({ preventScroll: true });
    announce(said);
  }, []);
  return section;
};

export const StageWon = ({
  state,
  practice,
  earned,
  onShop,
}: {
  readonly state: RunState;
  readonly practice: boolean;
  /** Achievements earned with this stage. */
  readonly earned: readonly ThirteenAchievement[];
  onShop(): void;
}) => {
  const texts = words.value.end;
  const { cleared, config } = state;
  const section = useEnd(`${texts.won} ${standWords(state)}.`);
  const starsNow = starsFor(cleared, config.challenge) - starsFor(cleared - 1, config.challenge);
  return (
    <section ref={section} class="ending won" data-keys="">
      <h2>{texts.won}</h2>
      <p class="ending-score">{standWords(state)}</p>
      {state.paid !== null && <PayLines state={state} paid={state.paid} />}
      {practice && <p>{words.value.hud.practiceAbout}</p>}
      {!practice && starsNow > 0 && (
        <p class="ending-star">
          <StarIcon /> {texts.star(starsNow)}
        </p>
      )}
      <Moments earned={earned} />
      <Key tone="green" autofocus onPress={onShop}>
        {texts.shop}
      </Key>
    </section>
  );
};

interface RunOverProps {
  readonly state: RunState;
  /** Achievements first earned by this run. */
  readonly earned: readonly ThirteenAchievement[];
  onReview(): void;
  onAgain(): void;
  onSummary(): void;
}

const titleOf = (state: RunState): { readonly title: string; readonly good: boolean } => {
  const texts = words.value.end;
  const how = state.phase.kind === "over" ? state.phase.how : "left";
  if (how === "left") return { title: texts.left, good: false };
  if (how === "retired") return { title: texts.retired, good: true };
  if (how === "finished") {
    const good = state.sheet.score > targets.purist;
    return { title: good ? texts.won : texts.done, good };
  }
  return { title: texts.lost, good: false };
};

export const RunOver = ({ state, earned, onReview, onAgain, onSummary }: RunOverProps) => {
  const texts = words.value.end;
  const { title, good } = titleOf(state);
  const goal = target(state);
  const { score } = state.sheet;
  const section = useEnd(`${title} ${standWords(state)}.`);
  return (
    <section ref={section} class={`ending ${good ? "won" : "lost"}`} data-keys="">
      <h2>{title}</h2>
      <p class="ending-score">{standWords(state)}</p>
      {score < goal && <p class="ending-short">{texts.missing(number(goal - score))}</p>}
      {earned.length > 0 && (
        <p class="ending-star">
          <TrophyIcon /> {texts.earned(earned.length)}
        </p>
      )}
      <div class="ending-keys">
        <Key tone="dark" onPress={onReview}>
          {shared.value.match.review}
        </Key>
        <Key tone="dark" onPress={onSummary}>
          {texts.summary}
        </Key>
        <Key tone="gold" autofocus onPress={onAgain}>
          {texts.again}
        </Key>
      </div>
    </section>
  );
};
