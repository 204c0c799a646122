/** The match in figures: accuracy with its formula, the marks, whose steps moved the curve, and what it was judged by. */
import { type Accuracy, marks, type ReviewedEntry, type ReviewScale, sharesOf } from "@turnlight/kernel";
import { accuracySaid, amountSaid, progressSaid, signed, signs } from "../match/review/amounts.ts";
import { words } from "../match/review/words.ts";

interface TotalProps {
  readonly total: Accuracy;
  readonly scale: ReviewScale;
  readonly entries: readonly ReviewedEntry[];
  /** How far it is, from 0 to 1. */
  readonly share: number;
  /** Some of it will be judged again. */
  readonly isFirstLook: boolean;
  readonly alone: boolean;
  /** What else is to be said of this game's judgements. */
  readonly besides?: string | undefined;
}

const Exactness = ({ entries }: Pick<TotalProps, "entries">) => {
  const said = words.value;
  const judged = entries.flatMap((entry) => entry.judged ?? []);
  if (judged.length === 0) return null;
  const exact = judged.filter((one) => one.exact).length;
  return <>{exact === judged.length ? said.exact : exact === 0 ? said.estimated : said.mixed}</>;
};

export const Total = ({ total, scale, entries, share, isFirstLook, alone, besides }: TotalProps) => {
  const said = words.value;
  const shares = sharesOf(entries);
  return (
    <section class="review-total" aria-busy={share < 1}>
      <p class="review-accuracy">
        <span>{said.accuracy}</span> <strong>{accuracySaid(total)}</strong>
      </p>
      <div>
        <p>
          {said.decisions(total.decisions)} · <Exactness entries={entries} />
        </p>
        <ul class="review-marks">
          {marks.map((mark) => (
            <li key={mark} class={mark}>
              <span class="sign" aria-hidden="true">
                {signs[mark]}
              </span>{" "}
              {said.marks[mark](total.marks[mark])}
            </li>
          ))}
        </ul>
        {scale.unit === "chance" && (
          <p>
            {alone
              ? said.sharesAlone(signed(shares.dice), signed(shares.you))
              : said.shares(signed(shares.dice), signed(shares.you), signed(shares.others))}
          </p>
        )}
        <p class="soft" role="status">
          {share < 1 && progressSaid(share, isFirstLook)}
        </p>
      </div>
      <details>
        <summary>{said.formula}</summary>
        <p>{said.formulaAbout(amountSaid(scale, scale.half))}</p>
        <p>
          {said.scaleAbout(
            amountSaid(scale, scale.marks.slip),
            amountSaid(scale, scale.marks.mistake),
            amountSaid(scale, scale.marks.blunder),
          )}
        </p>
        <p>
          {said.fair} {besides}
        </p>
      </details>
    </section>
  );
};
