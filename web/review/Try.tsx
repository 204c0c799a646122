/** One marked position: try a move on the game's own board or from a list, and see what it gives away. */
import { useSignal } from "@preact/signals";
import { accept, type JudgedDecision, markOf, type OptionText, type Result, type ReviewScale } from "@turnlight/kernel";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { ScreenProps } from "../games/screen.ts";
import { amountSaid, sentenceOf, signs, worthSaid } from "../match/review/amounts.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import type { ReviewWords } from "../match/review/review-words.ts";
import { words } from "../match/review/words.ts";
import type { ReviewClient } from "../match/review/worker-client.ts";
import { Button, CheckIcon, ForwardIcon, RestartIcon } from "../ui/index.ts";
import { ReviewBoard } from "./Board.tsx";
import { useExerciseHelp } from "./useReviewHelp.ts";

export interface LearnCase {
  readonly key: string;
  /** The entry of the decision. */
  readonly n: number;
  readonly judged: JudgedDecision;
  readonly match: OpenedMatch;
  readonly Screen: ComponentType<ScreenProps>;
  readonly own: ReviewWords;
  readonly scale: ReviewScale;
  readonly seat: number;
  nameOf(seat: number): string;
}

const isSame = (one: Pick<OptionText, "move" | "next">, two: Pick<OptionText, "move" | "next">): boolean =>
  one.move === two.move && one.next === two.next;

/** The listed choices, with the one that was made, sorted by text, so that the order does not reveal the best. */
const choicesIn = ({ options, move, next, made }: JudgedDecision): readonly OptionText[] => {
  const played: OptionText = { move, worth: made, ...(next !== undefined && { next }) };
  return [...options, ...(options.some((option) => isSame(option, played)) ? [] : [played])].toSorted((a, b) =>
    `${a.move} ${a.next}` < `${b.move} ${b.next}` ? -1 : 1,
  );
};

interface TryProps extends LearnCase {
  /** The worker that weighs moves outside the listed options. */
  readonly line: ReviewClient;
  /** Called with the result of the first try. */
  onTried(right: boolean): void;
  onNext(): void;
}

type TriedMove = OptionText | "weighing" | "not judged";

const verdictSaid = (scale: ReviewScale, given: number): string => {
  const labels = words.value.learn;
  const mark = markOf(scale, given);
  if (mark !== undefined) return `${signs[mark]} ${labels.wrong(amountSaid(scale, given))}`;
  return given === 0 ? `✓ ${labels.right}` : `✓ ${labels.good(amountSaid(scale, given))}`;
};

export const Try = ({ n, judged, match, Screen, own, scale, seat, nameOf, line, onTried, onNext }: TryProps) => {
  const tried = useSignal<TriedMove | undefined>(undefined);
  const isShown = useSignal(false);
  const isFirst = useSignal(true);
  const isLeft = useRef(false);
  /** The first move of two that are one choice. */
  const pending = useRef<string | undefined>(undefined);
  const labels = words.value.learn;
  const view = match.viewAt(n - 1, seat);
  const moves = match.movesAt(n - 1, seat);
  const [best] = judged.options;
  const asked = { record: match.text, seat, n };
  const help = useExerciseHelp(match);
  useEffect(() => {
    // Starts the engine's preparation, so that it is done by the time a move is tried.
    void line.ask("weigh", { ...asked, move: judged.move });
    return () => {
      isLeft.current = true;
    };
  }, []);
  const givenBy = ({ worth }: OptionText): number => Math.max(0, judged.best - worth);
  /** The first answer is kept. */
  const answer = (right: boolean) => {
    if (!isFirst.value) return;
    isFirst.value = false;
    help.take();
    onTried(right);
  };
  const choose = (option: OptionText) => {
    tried.value = option;
    const right = markOf(scale, givenBy(option)) === undefined;
    answer(right);
    if (right) isShown.value = true;
  };
  const show = () => {
    answer(false);
    isShown.value = true;
  };
  const choices = choicesIn(judged);
  const weigh = async (tries: Pick<OptionText, "move" | "next">): Promise<Result<undefined>> => {
    const listed = choices.find((choice) => isSame(choice, tries));
    if (listed !== undefined) {
      choose(listed);
      return accept(undefined);
    }
    tried.value = "weighing";
    const worth = await line.ask("weigh", { ...asked, ...tries });
    if (isLeft.current) return accept(undefined);
    tried.value = undefined;
    if (!worth.ok) return worth;
    if (worth.value === undefined) tried.value = "not judged";
    else choose({ ...tries, worth: worth.value });
    return accept(undefined);
  };
  const attempt = async (move: string): Promise<Result<undefined>> => {
    if (tried.peek() === "weighing") return accept(undefined);
    const first = pending.current;
    pending.current = undefined;
    const isFirst = moves?.includes(move) !== false;
    if (judged.next === undefined) return isFirst ? weigh({ move }) : accept(undefined);
    // Two moves are one choice, as setting aside and rolling on: both are judged together.
    if (!isFirst) return first === undefined ? accept(undefined) : weigh({ move: first, next: move });
    pending.current = move;
    return accept(undefined);
  };
  const now = tried.value;
  const chosen = typeof now === "object" ? now : undefined;
  const isBest = chosen !== undefined && givenBy(chosen) === 0;
  const answerSaid = [
    ...(best === undefined || isBest ? [] : [labels.bestIs(own.move(best.move, view, best.next))]),
    ...(judged.habit === undefined
      ? []
      : [labels.played(own.move(judged.move, view, judged.next)), own.why(judged.habit)]),
  ].join(" ");
  return (
    <div class="review-try">
      <p class="review-ask">{labels.ask}</p>
      {isFirst.value && help.price.value !== undefined && <p class="review-price">{help.price.value}</p>}
      <ReviewBoard
        match={match}
        Screen={Screen}
        seat={seat}
        n={n - 1}
        attempt={isShown.value ? undefined : attempt}
        nameOf={nameOf}
      />
      <section class="sheet paper review-answer" data-told={now !== undefined || isShown.value}>
        <p role="status" class="review-told">
          {now === "weighing" && labels.weighing}
          {now === "not judged" && labels.notJudged}
          {chosen !== undefined &&
            `${sentenceOf(own.move(chosen.move, view, chosen.next))}: ${verdictSaid(scale, givenBy(chosen))} `}
          {isShown.value && answerSaid}
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
              {labels.again}
            </Button>
          )}
          {!isShown.value && (
            <Button kind="quiet" icon={CheckIcon} onPress={show}>
              {labels.show}
            </Button>
          )}
          {isShown.value && (
            <Button icon={ForwardIcon} onPress={onNext}>
              {labels.next}
            </Button>
          )}
        </div>
      </section>
      <section class="sheet paper">
        <h3>{labels.list}</h3>
        <ul class="review-tries">
          {choices.map((option) => (
            <li key={`${option.move} ${option.next}`}>
              <Button
                kind={chosen !== undefined && isSame(chosen, option) ? "main" : "quiet"}
                wide
                disabled={isShown.value}
                onPress={() => choose(option)}
              >
                {sentenceOf(own.move(option.move, view, option.next))}
                {isShown.value ? ` · ${worthSaid(scale, option.worth)}` : ""}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
