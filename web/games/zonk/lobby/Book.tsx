/** The dice book: every die of every finished match on this device, compared with fair dice. */
import { useSignal } from "@preact/signals";
import { parlour, zonkChance } from "@turnlight/games/zonk";
import { recordOf } from "@turnlight/host";
import { useEffect } from "preact/hooks";
import { Candle } from "../play/Candle.tsx";
import { type DiceTally, diceIn, fairness, talliesOf, together } from "../play/dice-tally.ts";
import { BarChart, number, percent, store } from "../shared.ts";
import { words } from "../words/words.ts";

interface BookTotals {
  readonly matches: number;
  readonly mine: DiceTally;
  readonly theirs: DiceTally;
  /** Rolls at the Parlour table only, whose zonk chances are known exactly. */
  readonly parlour: DiceTally;
}

const count = async (): Promise<BookTotals> => {
  const { finished, archived } = await store;
  const listed = await finished({ game: "zonk" });
  const opened = await Promise.all(listed.map(async ({ id, sitters }) => ({ match: await archived(id), sitters })));
  const counted = opened.flatMap(({ match, sitters }) => {
    if (match === undefined) return [];
    const record = recordOf(match);
    return [{ record, sitters, tallies: talliesOf(record, sitters.length) }];
  });
  const of = (kind: "person" | "bot") =>
    together(counted.flatMap(({ sitters, tallies }) => tallies.filter((_, seat) => sitters[seat]?.kind === kind)));
  const atParlour = counted.filter(({ record }) => /(^| )table=parlour( |$)|^(?!.*table=)/.test(record.config));
  return {
    matches: counted.length,
    mine: of("person"),
    theirs: of("bot"),
    parlour: together(atParlour.flatMap(({ tallies }) => tallies)),
  };
};

const Faces = ({ title, tally }: { readonly title: string; readonly tally: DiceTally }) => (
  <section class="sheet paper">
    <BarChart
      title={`${title}: ${number(diceIn(tally))}`}
      across={words.value.ending.face}
      counted={words.value.ending.times}
      bars={tally.faces.map((value, i) => ({ name: String(i + 1), value }))}
    />
    <p>{words.value.book.fair(percent(fairness(tally.faces)))}</p>
  </section>
);

export const Book = () => {
  const counted = useSignal<BookTotals | undefined>(undefined);
  useEffect(() => {
    void count().then((found) => {
      counted.value = found;
    });
  }, [counted]);
  const texts = words.value.book;
  const found = counted.value;
  if (found === undefined) return null;
  if (found.matches === 0)
    return (
      <div class="tavern-empty">
        <Candle knocked={false} />
        <p>{texts.none}</p>
      </div>
    );
  return (
    <div class="tavern-book">
      <p>{texts.all(found.matches, number(diceIn(found.mine) + diceIn(found.theirs)))}</p>
      <Faces title={texts.mine} tally={found.mine} />
      <Faces title={texts.theirs} tally={found.theirs} />
      <section class="sheet paper">
        <table class="lobby-points">
          <caption>{texts.zonks}</caption>
          <tbody>
            {found.parlour.rolls.map((rolls, i) => (
              <tr key={words.value.dice(i + 1)}>
                <th scope="row">{words.value.dice(i + 1)}</th>
                <td>{texts.share(found.parlour.zonks[i] ?? 0, rolls, percent(zonkChance(parlour, i + 1)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
};
