/** The critical positions one after the other, without saying what was played: try, be told, see why, go on. */
import { useSignal } from "@preact/signals";
import { type Judged, markOf, type OptionText, type Scale } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { ScreenProps } from "../games/screen.ts";
import { BackIcon, Button, CheckIcon, ForwardIcon, RestartIcon } from "../table/parts/index.ts";
import type { OpenedMatch } from "../table/review/opened.ts";
import type { ReviewWords } from "../table/review/review-words.ts";
import { amountSaid, sentenceOf, signs, worthSaid } from "../table/review/says.ts";
import { words } from "../table/review/words.ts";
import { Board } from "./Board.tsx";

export interface LearnCase {
  readonly key: string;
  /** The entry that was decided. */
  readonly n: number;
  readonly judged: Judged;
  readonly match: OpenedMatch;
  readonly Screen: ComponentType<ScreenProps>;
  readonly own: ReviewWords;
  readonly scale: Scale;
  readonly seat: number;
  nameOf(seat: number): string;
}

/** By their texts, so that their order tells nothing. */
const inAnyOrder = (options: readonly OptionText[]): readonly OptionText[] =>
  options.toSorted((a, b) => (a.move < b.move ? -1 : 1));

interface TryProps extends LearnCase {
  /** How it went at the first try. */
  onTried(right: boolean): void;
  onNext(): void;
}

const Try = ({ n, judged, match, Screen, own, scale, seat, nameOf, onTried, onNext }: TryProps) => {
  const tried = useSignal<OptionText | undefined>(undefined);
  const isShown = useSignal(false);
  const isFirst = useSignal(true);
  const said = words.value.learn;
  const view = match.viewAt(n - 1, seat);
  const [best] = judged.options;
  const chosen = tried.value;
  const given = chosen === undefined ? 0 : Math.max(0, judged.best - chosen.worth);
  const mark = markOf(scale, given);
  const choose = (option: OptionText) => {
    tried.value = option;
    const right = markOf(scale, Math.max(0, judged.best - option.worth)) === undefined;
    if (isFirst.value) onTried(right);
    isFirst.value = false;
    if (right) isShown.value = true;
  };
  const show = () => {
    if (isFirst.value) onTried(false);
    isFirst.value = false;
    isShown.value = true;
  };
  return (
    <div class="review-moment-view">
      <Board match={match} Screen={Screen} seat={seat} n={n - 1} nameOf={nameOf} />
      <section class="sheet paper">
        <h2>{said.ask}</h2>
        <ul class="review-tries">
          {inAnyOrder(judged.options).map((option) => (
            <li key={option.move}>
              <Button
                kind={chosen?.move === option.move ? "main" : "quiet"}
                wide
                disabled={isShown.value}
                onPress={() => choose(option)}
              >
                {sentenceOf(own.move(option.move, view))}
                {isShown.value ? ` · ${worthSaid(scale, option.worth)}` : ""}
              </Button>
            </li>
          ))}
        </ul>
        <p role="status" class="review-told">
          {chosen !== undefined &&
            (mark === undefined
              ? given === 0
                ? `✓ ${said.right}`
                : `✓ ${said.good(amountSaid(scale, given))}`
              : `${signs[mark]} ${said.wrong(amountSaid(scale, given))}`)}{" "}
          {isShown.value &&
            best !== undefined &&
            `${said.bestIs(own.move(best.move, view))} ${judged.habit === undefined ? "" : own.why(judged.habit)}`}
        </p>
        <div class="row">
          {!isShown.value && chosen !== undefined && (
            <Button
              kind="quiet"
              icon={RestartIcon}
              onPress={() => {
                tried.value = undefined;
              }}
            >
              {said.again}
            </Button>
          )}
          {!isShown.value && (
            <Button kind="quiet" icon={CheckIcon} onPress={show}>
              {said.show}
            </Button>
          )}
          {isShown.value && (
            <Button icon={ForwardIcon} onPress={onNext}>
              {said.next}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
};

interface LearnProps {
  readonly cases: readonly LearnCase[];
  /** What is said once all are done. */
  readonly done?: string;
  onTried?(key: string, right: boolean): void;
  onClose(): void;
}

export const Learn = ({ cases, done, onTried, onClose }: LearnProps) => {
  const at = useSignal(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [at.value]);
  const said = words.value.learn;
  const here = cases[at.value];
  return (
    <div class="review-learn">
      <div class="review-bar">
        <h2 ref={heading} tabIndex={-1}>
          {here === undefined ? said.title : said.of(at.value + 1, cases.length)}
        </h2>
        <Button kind="quiet" icon={BackIcon} onPress={onClose}>
          {said.back}
        </Button>
      </div>
      {here === undefined ? (
        <section class="sheet paper">
          <p>{cases.length === 0 ? said.none : (done ?? said.done)}</p>
        </section>
      ) : (
        <Try
          {...here}
          key={here.key}
          onTried={(right) => onTried?.(here.key, right)}
          onNext={() => {
            at.value += 1;
          }}
        />
      )}
    </div>
  );
};
