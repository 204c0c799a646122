/** The match in figures: accuracy with its formula, the marks, who moved the curve, and the engine used. */
import { type Accuracy, marks, type ReviewedEntry, type ReviewScale, sharesOf } from "@turnlight/kernel";
import { accuracySaid, amountSaid, progressSaid, signed, signs } from "../match/review/amounts.ts";
import { words } from "../match/review/words.ts";

interface TotalProps {
  readonly total: Accuracy;
  readonly scale: ReviewScale;
  readonly entries: readonly ReviewedEntry[];
  /** Progress from 0 to 1. */
  readonly share: number;
  /** Some judgements are estimates that will be replaced. */
  readonly isFirstLook: boolean;
  readonly alone: boolean;
  /** Notes on this game's judgements. */
  readonly besides?: string | undefined;
}

const Exactness = ({ entries }: Pick<TotalProps, "entries">) => {
  const labels = words.value;
  const judged = entries.flatMap((entry) => entry.judged ?? []);
  if (judged.length === 0) return null;
  const exact = judged.filter((one) => one.exact).length;
  return <>{exact === judged.length ? labels.exact : exact === 0 ? labels.estimated : labels.mixed}</>;
};

export const Total = ({ total, scale, entries, share, isFirstLook, alone, besides }: TotalProps) => {
  const labels = words.value;
  const shares = sharesOf(entries);
  return (
    <section class="review-total" aria-busy={share < 1}>
      <p class="review-accuracy">
        <span>{labels.accuracy}</span> <strong>{accuracySaid(total)}</strong>
      </p>
      <div>
        <p>
          {labels.decisions(total.decisions)} · <Exactness entries={entries} />
        </p>
        <ul class="review-marks">
          {marks.map((mark) => (
            <li key={mark} class={mark}>
              <span class="sign" aria-hidden="true">
                {signs[mark]}
              </span>{" "}
              {labels.marks[mark](total.marks[mark])}
            </li>
          ))}
        </ul>
        {scale.unit === "chance" && (
          <p>
            {alone
              ? labels.sharesAlone(signed(shares.dice), signed(shares.you))
              : labels.shares(signed(shares.dice), signed(shares.you), signed(shares.others))}
          </p>
        )}
        <p class="soft" role="status">
          {share < 1 && progressSaid(share, isFirstLook)}
        </p>
      </div>
      <details>
        <summary>{labels.formula}</summary>
        <p>{labels.formulaAbout(amountSaid(scale, scale.half))}</p>
        <p>
          {labels.scaleAbout(
            amountSaid(scale, scale.marks.slip),
            amountSaid(scale, scale.marks.mistake),
            amountSaid(scale, scale.marks.blunder),
          )}
        </p>
        <p>
          {labels.fair} {besides}
        </p>
      </details>
    </section>
  );
};
