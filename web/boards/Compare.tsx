/** One's own way beside another's: as ghosts on the board where the game has them, as curves elsewhere, and move by move. */
import { useSignal } from "@preact/signals";
import type { BoardEntry } from "@turnlight/wire";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { FactWords } from "../games/facts.ts";
import type { GhostsProps } from "../games/page.ts";
import { pageOf } from "../games/pages.ts";
import { LineChart } from "../ui/index.ts";
import { boardsApi } from "./boards-api.ts";
import { type ComparedRun, curveOf, moveSaid, readRun, sharedMoves } from "./compare.ts";
import { words } from "./words.ts";

interface CompareProps {
  readonly game: string;
  readonly config: string;
  readonly own: BoardEntry;
  readonly other: BoardEntry;
}

interface LoadedRuns {
  readonly own: ComparedRun;
  readonly other: ComparedRun;
  readonly facts: FactWords;
  Ghosts?(props: GhostsProps): ComponentChildren;
}

/** Rows of the table of moves. */
const mostRows = 200;

const loadRun = async ({ id }: BoardEntry): Promise<ComparedRun | undefined> => {
  const entry = await boardsApi.entry(id);
  const run = entry.ok ? await readRun(entry.value.record) : entry;
  return run.ok ? run.value : undefined;
};

const load = async ({ game, own, other }: CompareProps): Promise<LoadedRuns | "failed"> => {
  const page = pageOf(game);
  const [mine, theirs] = [await loadRun(own), await loadRun(other)];
  if (page === undefined || mine === undefined || theirs === undefined) return "failed";
  const { facts } = await page.facts();
  const drawn = await page.sideBySide?.finalBoard();
  return {
    own: mine,
    other: theirs,
    facts: facts.value,
    ...(drawn?.Ghosts !== undefined && { Ghosts: drawn.Ghosts }),
  };
};

const Moves = ({ runs, names }: { readonly runs: LoadedRuns; readonly names: readonly [string, string] }) => {
  const texts = words.value;
  const { own, other, facts } = runs;
  const most = Math.max(own.moves.length, other.moves.length);
  const shared = sharedMoves(own, other);
  const isSame = shared === most;
  const from = Math.max(0, Math.min(shared - 2, most - 1));
  const rows = Array.from({ length: Math.min(mostRows, most - from) }, (_, i) => from + i);
  const said = isSame ? texts.samePlay : shared === 0 ? texts.differsAtOnce : texts.sameUntil(shared);
  return (
    <section>
      <p>{said}</p>
      {!isSame && (
        <section class="compare-moves" aria-label={texts.versus(names[1])}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.move}</th>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((i) => (
                <tr key={i} data-differs={own.moves[i]?.text !== other.moves[i]?.text}>
                  <th scope="row">{i + 1}</th>
                  <td>{moveSaid(own, i, facts, names[0])}</td>
                  <td>{moveSaid(other, i, facts, names[1])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
};

export const Compare = (props: CompareProps) => {
  const { game, config, own, other } = props;
  const texts = words.value;
  const runs = useSignal<LoadedRuns | "failed" | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    runs.value = undefined;
    load(props).then(
      (now) => {
        if (!isLeft) runs.value = now;
      },
      () => {
        if (!isLeft) runs.value = "failed";
      },
    );
    return () => {
      isLeft = true;
    };
  }, [own.id, other.id, runs]);
  const now = runs.value;
  if (now === undefined || now === "failed")
    return <p role="status">{now === undefined ? texts.compareWait : texts.compareFailed}</p>;
  const title = texts.curves[game];
  return (
    <>
      {now.Ghosts !== undefined && game === "wisp" && (
        // The board wears its game's styles.
        <div data-scope={game}>
          <now.Ghosts
            key={other.id}
            config={config}
            runs={[
              { name: own.name, colour: own.colour, views: now.own.views },
              { name: other.name, colour: distinct(other.colour, own.colour), views: now.other.views },
            ]}
          />
        </div>
      )}
      {title !== undefined && (
        <LineChart
          title={title}
          across={texts.across[game] ?? texts.move}
          lines={[
            { name: own.name, colour: own.colour, values: curveOf(game, now.own) },
            { name: other.name, colour: distinct(other.colour, own.colour), values: curveOf(game, now.other) },
          ]}
        />
      )}
      <Moves runs={now} names={[own.name, other.name]} />
    </>
  );
};

const colours = 8;

/** Two people may have chosen the same colour. */
const distinct = (colour: number, from: number): number => (colour === from ? (colour + 1) % colours : colour);
