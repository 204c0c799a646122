/** The review of one match: its figures, its curve, and for every entry the board, the move made and better ones. */
import { useSignal } from "@preact/signals";
import { accuracyOf, decisiveMoments, type ReviewedEntry } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import { texts } from "../language/language.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import type { ReviewSoFar } from "../match/review/progress.ts";
import { words } from "../match/review/words.ts";
import { Button, ForwardIcon, HintIcon, IconButton, ShareIcon, StepBackIcon, StepForwardIcon } from "../ui/index.ts";
import { ReviewBoard } from "./Board.tsx";
import { Curve } from "./Curve.tsx";
import { Decision } from "./Decision.tsx";
import { Learn } from "./Learn.tsx";
import { Moments } from "./Moments.tsx";
import { OwnMatchSwitch } from "./OwnMatchSwitch.tsx";
import { PlayOn } from "./PlayOn.tsx";
import { Share } from "./Share.tsx";
import { Total } from "./Total.tsx";
import type { ReviewedMatch } from "./useMatch.ts";

interface OneMatchProps extends ReviewedMatch {
  readonly soFar: ReviewSoFar;
  /** Seats whose decisions can be reviewed instead. */
  readonly seats: ComponentChildren;
}

export const nameOfSeat =
  ({ record }: Pick<OpenedMatch, "record">) =>
  (seat: number): string =>
    record.players?.[seat]?.name || texts.value.match.player(seat + 1);

/** Who can cause a step; a game without chance has no steps by the dice. */
const causesIn = ({ record, seats }: OpenedMatch): readonly ReviewedEntry["cause"][] => [
  "you",
  ...(record.entries.some(({ by }) => by === "chance") ? (["dice"] as const) : []),
  ...(seats > 1 ? (["others"] as const) : []),
];

/** The curve's name: reaching a target is not winning against somebody. */
const curveTitle = (game: string, unit: ReviewSoFar["scale"]["unit"]): string => {
  const { curve } = words.value;
  if (unit === "moves") return curve.moves;
  return game === "thirteen" ? curve.target : curve.chance;
};

export const OneMatch = ({ match, card, Screen, own: worded, seat, soFar, seats, whole }: OneMatchProps) => {
  const at = useSignal(0);
  const learning = useSignal(false);
  const sharing = useSignal(false);
  const labels = words.value;
  const own = worded.value;
  const { scale, entries, of, done, share, isFirstLook } = soFar;
  const n = Math.min(at.value, entries.length - 1);
  const entry = entries[n];
  const nameOf = nameOfSeat(match);
  const viewBefore = (move: number): unknown => match.viewAt(move - 1, seat);
  const faults = entries.filter(({ judged }) => judged?.mark !== undefined).map((one) => one.n);
  const [before, after] = [faults.findLast((one) => one < n), faults.find((one) => one > n)];
  const go = (to: number) => {
    at.value = Math.max(0, Math.min(entries.length - 1, to));
  };
  const total = accuracyOf(scale, entries);
  const title = card.words.value.title;
  const judgedSaid = entry?.judged === undefined ? "" : labels.was(own.move(entry.judged.move, viewBefore(n)));
  if (learning.value)
    return (
      <Learn
        cases={faults.flatMap((one) => {
          const judged = entries[one]?.judged;
          return judged === undefined
            ? []
            : [{ key: String(one), n: one, judged, match, Screen, own, scale, seat, nameOf }];
        })}
        onClose={() => {
          learning.value = false;
        }}
      />
    );
  const unrated = own.unrated?.(match.viewAt(0, seat));
  if (unrated !== undefined)
    return (
      <div class="review-match">
        <section class="sheet paper">
          {seats}
          <p role="status">{unrated}</p>
        </section>
      </div>
    );
  return (
    <div class="review-match">
      <section class="sheet paper">
        {seats}
        <Total
          total={total}
          scale={scale}
          entries={entries}
          share={share}
          isFirstLook={isFirstLook}
          alone={match.seats === 1}
          besides={
            match.record.game === "thirteen"
              ? labels.shop
              : done && scale.unit === "moves" && total.decisions === 0 && of > 0
                ? labels.notJudged
                : undefined
          }
        />
        <Curve
          scale={scale}
          title={curveTitle(match.record.game, scale.unit)}
          entries={entries}
          of={of}
          at={n}
          said={judgedSaid}
          causes={causesIn(match)}
          onGo={go}
        />
        <div class="review-steps">
          <Button kind="quiet" disabled={before === undefined} onPress={() => before !== undefined && go(before)}>
            {labels.lastFault}
          </Button>
          <IconButton icon={StepBackIcon} label={labels.back} disabled={n === 0} onPress={() => go(n - 1)} />
          <span class="review-where">{labels.curve.at(n, of)}</span>
          <IconButton
            icon={StepForwardIcon}
            label={labels.forward}
            disabled={n >= entries.length - 1}
            onPress={() => go(n + 1)}
          />
          <Button
            kind="quiet"
            icon={ForwardIcon}
            disabled={after === undefined}
            onPress={() => after !== undefined && go(after)}
          >
            {labels.nextFault}
          </Button>
        </div>
      </section>
      <div class="review-moment-view">
        <ReviewBoard
          match={match}
          Screen={Screen}
          seat={seat}
          n={entry?.judged === undefined ? n : n - 1}
          nameOf={nameOf}
        />
        <section class="sheet paper">
          <Decision
            judged={entry?.judged}
            scale={scale}
            moveSaid={(move) => own.move(move, viewBefore(n))}
            why={(habit) => own.why(habit)}
          />
          <PlayOn match={match} seat={seat} entries={entry?.judged === undefined ? n : n - 1} />
        </section>
      </div>
      {done && (
        <section class="sheet paper">
          <Moments
            moments={decisiveMoments(scale, entries)}
            entries={entries}
            scale={scale}
            own={own}
            viewBefore={viewBefore}
            onGo={go}
          />
          <OwnMatchSwitch match={match} seat={seat} whole={whole} />
          <div class="row">
            {faults.length > 0 && (
              <Button
                icon={HintIcon}
                onPress={() => {
                  learning.value = true;
                }}
              >
                {labels.learn.open}
              </Button>
            )}
            <Button
              kind="quiet"
              icon={ShareIcon}
              onPress={() => {
                sharing.value = true;
              }}
            >
              {labels.share.open}
            </Button>
          </div>
        </section>
      )}
      {sharing.value && (
        <Share
          match={match}
          title={title}
          name={nameOf(seat)}
          curveTitle={curveTitle(match.record.game, scale.unit)}
          soFar={soFar}
          total={total}
          causes={causesIn(match)}
          own={own}
          viewBefore={viewBefore}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </div>
  );
};
