/** The card box: its compartments are the intervals after which a card comes back. */
import { compartments, learnedAmong } from "../review/schedule.ts";
import type { TrainingPosition } from "../review/training.ts";
import { boxOf } from "./useTraining.ts";
import { learnWords } from "./words.ts";

/** Cards that are drawn one behind the other, and how far apart. */
const [mostDrawn, step] = [12, 4] as const;

export const CardBox = ({ cards }: { readonly cards: readonly TrainingPosition[] }) => {
  const texts = learnWords.value;
  const counts = boxOf(cards);
  const learned = learnedAmong(cards);
  const most = Math.max(1, ...counts);
  return (
    <section class="card-box" aria-label={texts.box}>
      <p>
        {cards.length === 0 ? texts.boxEmpty : <b>{texts.inBox(cards.length - learned)}</b>}
        {learned > 0 && ` · ${texts.mastered(learned)}`}
      </p>
      <ol>
        {compartments.map((compartment, i) => {
          const n = counts[i] ?? 0;
          const drawn = n === 0 ? 0 : Math.max(1, Math.round((n / most) * Math.min(most, mostDrawn)));
          return (
            <li key={compartment} class={compartment === "new" ? "fresh" : ""}>
              <span class="box-cards" aria-hidden="true" style={{ "--drawn": drawn, "--apart": `${step}px` }} />
              <span class="box-label">
                <b aria-hidden="true">{n}</b>
                <span class="spoken-only">{texts.inBox(n)} </span>
                <span>{texts.compartment(compartment)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
