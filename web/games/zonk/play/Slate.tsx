/** The slate: what this turn has gathered, what it becomes when banked, and how dangerous the next roll is. */
import { bankedPoints, tenthsOf, type ZonkView, zonkChance } from "@turnlight/games/zonk";
import { Count, number } from "../shared.ts";
import { words } from "../words/words.ts";
import { percent } from "./sentences.ts";

interface SlateProps {
  readonly view: ZonkView;
  /** Dice the next roll would have; nothing while that depends on what is taken. */
  readonly next: number | undefined;
  /** The zonk chance is open. */
  readonly chance: boolean;
  onChance(): void;
}

export const Slate = ({ view, next, chance, onChance }: SlateProps) => {
  const said = words.value;
  const { points, seat, streak } = view;
  const inRow = view.streaks[seat] ?? 0;
  const danger = next === undefined ? "–" : said.play.zonkWith(said.dice(next), percent(zonkChance(view.table, next)));
  return (
    <div class="tavern-slate">
      <p class="slate-turn">
        <span>{said.play.turn}</span>
        <strong>
          <Count value={points} />
        </strong>
        {streak && inRow > 0 && points > 0 && (
          <span class="slate-becomes">
            {said.play.becomes(number(tenthsOf(inRow) / 10), number(bankedPoints(points, inRow, streak)))}
          </span>
        )}
      </p>
      <button type="button" class="slate-chance" aria-expanded={chance} aria-keyshortcuts="z" onClick={onChance}>
        <span>{said.play.zonkChance}</span>
        <output>{chance ? danger : "?"}</output>
      </button>
    </div>
  );
};
