/** The slate: this turn's points, the score when banked, and the risk of the next roll. */
import { bankedPoints, tenthsOf, type ZonkView, zonkChance } from "@turnlight/games/zonk";
import { Count, number, percent } from "../shared.ts";
import { words } from "../words/words.ts";

interface SlateProps {
  readonly view: ZonkView;
  /** How many dice the next roll has; undefined while that depends on the take. */
  readonly next: number | undefined;
  /** The zonk chance is shown. */
  readonly chance: boolean;
  onChance(): void;
}

export const Slate = ({ view, next, chance, onChance }: SlateProps) => {
  const texts = words.value;
  const { points, seat, streak } = view;
  const inRow = view.streaks[seat] ?? 0;
  const danger =
    next === undefined ? "–" : texts.play.zonkWith(texts.dice(next), percent(zonkChance(view.table, next)));
  return (
    <div class="tavern-slate">
      <p class="slate-turn">
        <span>{texts.play.turn}</span>
        <strong>
          <Count value={points} />
        </strong>
        {streak && inRow > 0 && points > 0 && (
          <span class="slate-becomes">
            {texts.play.becomes(number(tenthsOf(inRow) / 10), number(bankedPoints(points, inRow, streak)))}
          </span>
        )}
      </p>
      <button type="button" class="slate-chance" aria-expanded={chance} aria-keyshortcuts="z" onClick={onChance}>
        <span>{texts.play.zonkChance}</span>
        <output>{chance ? danger : "?"}</output>
      </button>
    </div>
  );
};
