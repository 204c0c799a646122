/** A moment of Zonk for the review: scores, the roll with both choices marked, and what each choice leaves. */
import { bankedPoints, type Face, takeOf, tenthsOf, type ZonkView, zonkChance } from "@turnlight/games/zonk";
import { Bust } from "../faces/Bust.tsx";
import { patronOf } from "../faces/patrons.ts";
import {
  CheckIcon,
  Die,
  Face as FacePicture,
  type MarkedMove,
  number,
  percent,
  type ReviewBoardProps,
  type Sitter,
  signs,
} from "../shared.ts";
import { words } from "../words/review-board.ts";
import { BlockDie } from "./BlockDie.tsx";
import "../tokens.css";
import "./board.css";

const facesIn = (move: string | undefined): readonly Face[] =>
  (move?.startsWith("take ") ? move.split(" ").slice(1).map(Number) : []) as readonly number[] as Face[];

/** Which of the dice a take sets aside, by place. */
const placesOf = (dice: readonly Face[], taken: readonly Face[]): ReadonlySet<number> => {
  const left = [...taken];
  const places = new Set<number>();
  for (const [i, face] of dice.entries()) {
    const at = left.indexOf(face);
    if (at < 0) continue;
    left.splice(at, 1);
    places.add(i);
  }
  return places;
};

const Plate = ({ view, seat, at, sitter, name }: PlateProps) => (
  <div class="score-plate" data-on={at === view.seat}>
    <span class="score-face">
      {sitter?.kind === "bot" ? (
        <Bust name={patronOf(sitter.bot)} mood="calm" />
      ) : (
        <FacePicture number={sitter?.avatar ?? at} />
      )}
    </span>
    <p>
      <span>{name}</span>
      <b>{number(view.scores[at] ?? 0)}</b>
    </p>
    {at === seat ? (
      view.streak && <em>{words.value.streak(number(tenthsOf(view.streaks[at] ?? 0) / 10))}</em>
    ) : (
      <em>{words.value.target(number(view.target))}</em>
    )}
  </div>
);

interface PlateProps {
  readonly view: ZonkView;
  readonly seat: number;
  readonly at: number;
  readonly sitter: Sitter | undefined;
  readonly name: string;
}

interface SlateLineProps {
  readonly kind: "played" | "better";
  readonly sign: string;
  readonly view: ZonkView;
  readonly dice: readonly Face[];
  readonly choice: MarkedMove;
}

/** A choice in a line: what is set aside, its points, and what is risked by going on. */
const Choice = ({ kind, sign, view, dice, choice }: SlateLineProps) => {
  const taken = facesIn(choice.move);
  const points = takeOf(view.table, taken)?.points ?? 0;
  const left = taken.length === dice.length ? 6 : dice.length - taken.length;
  const labels = words.value;
  return (
    <div class={`slate-line ${kind}`}>
      <b class="slate-sign" aria-hidden="true">
        {kind === "better" ? <CheckIcon /> : sign}
      </b>
      <span class="slate-dice">
        <span class="slate-faces" aria-hidden="true">
          {taken.map((face, i) => (
            <Die key={`${i} ${face}`} face={face} />
          ))}
        </span>
        <strong>{number(points)}</strong>
      </span>
      {choice.next === "bank" ? (
        <>
          <span class="slate-left">{labels.banks}</span>
          <b class="slate-risk">
            {number(bankedPoints(view.points + points, view.streaks[view.seat] ?? 0, view.streak))}
          </b>
        </>
      ) : (
        <>
          <span class="slate-left">
            <span class="slate-blanks" aria-hidden="true">
              {Array.from({ length: left }, (_, i) => (
                <i key={i} />
              ))}
            </span>{" "}
            {labels.left(left)}
          </span>
          <span class="slate-risk">
            <b>{percent(zonkChance(view.table, left), 0)}</b> {labels.zonk}
          </span>
        </>
      )}
    </div>
  );
};

export const ReviewBoard = ({ view, seat, played, better, sitters, at, nameOf }: ReviewBoardProps<ZonkView>) => {
  const labels = words.value;
  const { phase, takes } = view;
  const rolled = phase.kind === "taking" ? phase.dice : (takes.at(-1)?.rolled ?? []);
  const aside = placesOf(
    rolled,
    facesIn(played?.move ?? (phase.kind === "taking" ? undefined : `take ${takes.at(-1)?.dice.join(" ")}`)),
  );
  const good = placesOf(rolled, facesIn(better?.move));
  // The dice that were set aside stand together.
  const order = rolled
    .map((face, i) => ({ face, i }))
    .toSorted((a, b) => Number(aside.has(b.i)) - Number(aside.has(a.i)));
  const [took, rest] = [order.filter(({ i }) => aside.has(i)), order.filter(({ i }) => !aside.has(i))];
  const sign = played?.mark === undefined ? "" : signs[played.mark];
  const isGone = (i: number) => at !== undefined && good.has(i);
  const die = ({ face, i }: { readonly face: Face; readonly i: number }) => (
    <span key={i} class="die-place" data-better={good.has(i)} data-gone={isGone(i)}>
      <BlockDie face={face} at={i} />
    </span>
  );
  return (
    <div class="zonk-review">
      <div class="score-plates">
        {view.scores.map((_, at) => (
          <Plate key={nameOf(at)} view={view} seat={seat} at={at} sitter={sitters[at]} name={nameOf(at)} />
        ))}
      </div>
      <div class="review-felt">
        <span class="review-round">{labels.round(view.round, takes.length + 1)}</span>
        {rolled.length === 0 ? (
          <p>{labels.noDice}</p>
        ) : (
          <div class="block-dice" role="img" aria-label={labels.rolled(rolled.join(" "))}>
            {took.length > 0 && (
              <span class="review-took" data-mark={played?.mark}>
                {took.map(die)}
                {played !== undefined && (
                  <span class="review-tag played">
                    {sign} {labels.you(number(takeOf(view.table, facesIn(played.move))?.points ?? 0))}
                  </span>
                )}
              </span>
            )}
            {rest.map(die)}
          </div>
        )}
      </div>
      {phase.kind === "taking" && played !== undefined && (
        <div class="review-slate">
          <Choice kind="played" sign={sign || "·"} view={view} dice={phase.dice} choice={played} />
          {better !== undefined && <Choice kind="better" sign="" view={view} dice={phase.dice} choice={better} />}
        </div>
      )}
    </div>
  );
};
