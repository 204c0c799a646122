/** The verdict on one decision: what was played, what was better, what it cost, and why. */
import type { JudgedDecision, OptionText, PositionValue, ReviewScale } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import { amountSaid, boundSaid, percent, sentenceOf, signs, worthSaid } from "../../match/review/amounts.ts";
import { words } from "../../match/review/words.ts";
import { Button, CheckIcon, CloseIcon, HintIcon, IconButton } from "../../ui/index.ts";
import { PlayOn } from "../PlayOn.tsx";
import type { DeskMoment } from "./moment.ts";
import { Options } from "./Options.tsx";
import "./verdict.css";

interface DeskVerdictProps {
  readonly moment: DeskMoment;
  /** Decisions in all, for a match without mistakes. */
  readonly decisions: number;
  readonly isClean: boolean;
  readonly chosen: string | undefined;
  /** What else is said: of a set-up at the moment it was made, and what looking costs. */
  readonly notes: ComponentChildren;
  onChoose(option: OptionText): void;
  onAll(): void;
  onTry(): void;
  onClose(): void;
}

/** What the loss is called: a chance against somebody, a chance of a target, misses or moves. */
const kindOf = (
  { unit }: ReviewScale,
  game: string,
  isPurchase: boolean,
): "chance" | "target" | "stages" | "misses" | "moves" => {
  if (unit !== "chance" || game !== "thirteen") return unit;
  return isPurchase ? "stages" : "target";
};

/** Purchases are bought moves in a shop, or leaving it. */
const isPurchase = ({ move }: Pick<JudgedDecision, "move">): boolean => /^(buy|next)\b/.test(move);

const victoryFrom = 50;
/** A smaller error would be shown as nought. */
const shownFrom = 0.0005;

const costSaid = (scale: ReviewScale, game: string, judged: JudgedDecision) => {
  const { given } = judged;
  const { costs } = words.value.desk;
  if (scale.unit === "moves")
    return given >= victoryFrom ? { figure: `−1`, about: costs.victory } : { figure: `−${given}`, about: costs.moves };
  if (scale.unit === "misses")
    return { figure: amountSaid(scale, given).replace(/[^\d.,].*$/, ""), about: costs.misses };
  return { figure: `−${percent(given)}`, about: costs[kindOf(scale, game, isPurchase(judged))] };
};

/** What luck did right after the decision, if a person would mention it. */
const mentioned = 0.05;
const LuckAfter = ({
  before,
  after,
}: {
  readonly before?: PositionValue | undefined;
  readonly after?: PositionValue | undefined;
}) => {
  const { desk } = words.value;
  if (typeof before?.value !== "number" || typeof after?.value !== "number") return null;
  const change = after.value - before.value;
  if (Math.abs(change) < mentioned) return null;
  const said = `${change > 0 ? "+" : "−"}${percent(Math.abs(change))}`;
  return <p class="verdict-then">{change > 0 ? desk.luckHelped(said) : desk.luckHurt(said)}</p>;
};

const titleOf = (judged: JudgedDecision | undefined, n: number): string => {
  const { desk } = words.value;
  if (judged === undefined) return n === 0 ? desk.start : desk.none;
  if (judged.mark !== undefined) return desk.inaccuracy[judged.mark];
  return judged.given === 0 ? desk.fine : desk.nearly;
};

export const Verdict = (props: DeskVerdictProps) => {
  const { moment, decisions, isClean, chosen, notes, onChoose, onAll, onTry, onClose } = props;
  const { judged, scale, game, own, view, seat, match, n } = moment;
  const labels = words.value.desk;
  const saying = (option: { readonly move: string; readonly next?: string }): string =>
    sentenceOf(own.move(option.move, view, option.next));
  const [best] = judged?.options ?? [];
  const cost = judged === undefined || judged.given === 0 ? undefined : costSaid(scale, game, judged);
  const mark = judged?.mark;
  return (
    <section class="verdict paper" aria-label={titleOf(judged, n)}>
      <header>
        {judged !== undefined && (
          <span class={`seal ${mark ?? "fine"}`} aria-hidden="true">
            {mark === undefined ? <CheckIcon /> : <b>{signs[mark]}</b>}
          </span>
        )}
        <div class="verdict-head">
          <h2>{titleOf(judged, n)}</h2>
          <p>{own.where(view, seat)}</p>
        </div>
        {cost !== undefined && (
          <p class="verdict-cost">
            <b>{cost.figure}</b>
            <span>
              {cost.about}
              {judged?.bound !== undefined &&
                judged.bound >= shownFrom &&
                ` ${labels.within(boundSaid(scale, judged.bound))}`}
            </span>
          </p>
        )}
        <span class="verdict-close">
          <IconButton icon={CloseIcon} label={labels.close} onPress={onClose} />
        </span>
      </header>
      {judged !== undefined && (
        <dl class="verdict-lines">
          <div class={judged.given === 0 ? "is-best" : "is-played"}>
            <dt>{labels.played}</dt>
            <dd>{saying(judged)}</dd>
            <dd class="verdict-worth">{worthSaid(scale, judged.made)}</dd>
          </div>
          {best !== undefined && judged.given > 0 && (
            <div class="is-best">
              <dt>
                <CheckIcon /> {labels.better}
              </dt>
              <dd>{saying(best)}</dd>
              <dd class="verdict-worth">{worthSaid(scale, best.worth)}</dd>
            </div>
          )}
        </dl>
      )}
      {notes}
      <p class="verdict-why">
        {judged?.habit !== undefined && best !== undefined
          ? own.why(judged.habit, { view, seat, best: best.move, made: judged.move })
          : isClean
            ? decisions === 0
              ? labels.noneJudged
              : labels.clean(decisions)
            : ""}
      </p>
      {judged !== undefined && judged.options.length > 1 && (
        <div class="verdict-options">
          <h3>{labels.worths[kindOf(scale, game, isPurchase(judged))]}</h3>
          <Options judged={judged} scale={scale} saying={saying} chosen={chosen} onChoose={onChoose} />
        </div>
      )}
      {judged !== undefined && <LuckAfter before={moment.outlook} after={moment.next} />}
      <div class="verdict-keys">
        {judged !== undefined && (
          <Button icon={HintIcon} kind={mark === undefined ? "quiet" : "main"} onPress={onTry}>
            {labels.tryIt}
          </Button>
        )}
        <PlayOn match={match} seat={seat} entries={judged === undefined ? n : n - 1} />
        {judged !== undefined && judged.options.length > 1 && (
          <span class="verdict-all">
            <Button kind="quiet" onPress={onAll}>
              {labels.all(judged.options.length)}
            </Button>
          </span>
        )}
      </div>
    </section>
  );
};
