/** The result of a match: winner, scores, the dice check, and what to do next. */

import { useSignal } from "@preact/signals";
import { findGame } from "@turnlight/games";
import { accept, type Result, readRecord, winners, writeRecord } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import { pageOf } from "../../games/pages.ts";
import { sideIn } from "../../games/side-view.ts";
import { list, number } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { showReplay } from "../../match/replay/navigation.ts";
import { openReview } from "../../match/review/navigation.ts";
import type { Table, TableSight } from "../../match/table.ts";
import { go } from "../../navigation/routes.ts";
import {
  Button,
  ChartIcon,
  Dialog,
  DownloadIcon,
  EyeIcon,
  HomeIcon,
  PlayIcon,
  saveFile,
  toast,
} from "../../ui/index.ts";
import { lazy } from "../lazy.tsx";
import { endingTexts } from "./ending-texts.ts";

interface MatchEndingProps {
  readonly table: Table;
  readonly sight: TableSight;
  /** Replaces the rematch button. */
  readonly rematch: ComponentChildren;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
}

/** Side-by-side matches only. */
const FinalBoards = lazy(async () => (await import("./FinalBoards.tsx")).FinalBoards);

const titleOf = ({ sight, nameOf }: Pick<MatchEndingProps, "sight" | "nameOf">): string => {
  const words = texts.value.match;
  const scores = sight.outcome?.scores ?? [];
  const won = winners(scores);
  if (scores.length === 1) return won.length === 1 ? words.solved : words.failed;
  if (sight.claimed?.takes === "draw") return endingTexts.value.drawTitle;
  if (sight.outcome?.stopped === true)
    return sight.departures.length === scores.length ? words.ranOut(scores.length) : words.stopped;
  if (won.length !== 1) return words.tie;
  const [winner = 0] = won;
  const people = sight.laid.sitters.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  if (people.length === 1) return people[0] === winner ? words.youWon : words.youLost;
  return words.won(nameOf(winner));
};

/** Which record to replay: with side-by-side boards the viewer's own, or the best if they had none; else the match itself. */
const toWatch = async ({ laid, holder, outcome }: TableSight, text: string): Promise<Result<string>> => {
  const beside = pageOf(laid.game)?.beside;
  const record = readRecord(text);
  if (beside === undefined || !record.ok) return accept(text);
  const seat = typeof holder === "number" ? holder : (winners(outcome?.scores ?? [])[0] ?? 0);
  const game = await findGame(laid.game);
  const board = game.ok ? game.value.boardOf?.(record.value, seat) : game;
  if (board === undefined) return accept(text);
  return board.ok ? accept(writeRecord(board.value)) : board;
};

const resultsOf = ({ outcome }: TableSight): readonly string[] => {
  if (outcome === undefined || outcome.ended !== undefined || outcome.stopped === true) return [];
  return outcome.scores.map(number);
};

export const Ending = ({ table, sight, rematch: asked, nameOf, colourOf }: MatchEndingProps) => {
  const hidden = useSignal(false);
  const words = texts.value.match;
  const { outcome, seed, commitment, claimed } = sight;
  if (outcome === undefined || hidden.value) return null;
  const { ended } = outcome;
  const beside = pageOf(sight.laid.game)?.beside;
  const boards = sideIn(sight.view)?.boards;
  const results = outcome.scores.length > 1 && beside === undefined ? resultsOf(sight) : [];
  const withRecord = async (use: (text: string) => void) => {
    const whole = await table.record();
    const record = whole.ok ? await toWatch(sight, whole.value) : whole;
    if (record.ok) use(record.value);
    else toast(words.gone, { tone: "bad" });
  };
  const rematch = async () => {
    const begun = await table.can.rematch?.();
    if (begun?.ok === false) toast(refusalText(begun.refusal), { tone: "bad" });
  };
  return (
    <Dialog
      title={titleOf({ sight, nameOf })}
      wide={beside !== undefined}
      onClose={() => {
        hidden.value = true;
      }}
      actions={
        <>
          {beside !== undefined && (
            <Button
              kind="quiet"
              icon={ChartIcon}
              onPress={() => void withRecord((text) => openReview({ text, isOwn: typeof sight.holder === "number" }))}
            >
              {words.review}
            </Button>
          )}
          <Button kind="quiet" icon={HomeIcon} onPress={() => go("/")}>
            {texts.value.frame.toMenu}
          </Button>
          {asked ??
            (table.can.rematch !== undefined && (
              <Button icon={PlayIcon} autofocus onPress={() => void rematch()}>
                {words.rematch}
              </Button>
            ))}
        </>
      }
    >
      {claimed === undefined ? (
        ended !== undefined && <p>{words[ended.how](nameOf(ended.seat))}</p>
      ) : (
        <p>
          {endingTexts.value[claimed.takes === "win" ? "claimedWin" : "claimedDraw"](
            nameOf(claimed.seat),
            list(claimed.against.map(nameOf)),
          )}
        </p>
      )}
      {beside !== undefined && boards !== undefined && (
        <FinalBoards table={table} sight={sight} beside={beside} boards={boards} nameOf={nameOf} colourOf={colourOf} />
      )}
      {results.length > 0 && (
        <table class="scores">
          <caption>{words.scores}</caption>
          <tbody>
            {results.map((result, seat) => (
              <tr key={`${seat} ${nameOf(seat)}`}>
                <th scope="row">{nameOf(seat)}</th>
                <td>{result}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="ending-links">
        <Button kind="quiet" icon={EyeIcon} onPress={() => void withRecord(showReplay)}>
          {words.watch}
        </Button>
        <Button
          kind="quiet"
          icon={DownloadIcon}
          onPress={() =>
            void withRecord((text) =>
              saveFile({ name: `${sight.laid.game}.json`, content: text, type: "application/json" }),
            )
          }
        >
          {words.saveRecord}
        </Button>
      </p>
      <details>
        <summary>{words.dice}</summary>
        <p>{words.diceAbout}</p>
        <dl>
          <dt>{words.fingerprint}</dt>
          <dd>
            <code>{commitment}</code>
          </dd>
          <dt>{words.seed}</dt>
          <dd>
            <code>{seed}</code>
          </dd>
        </dl>
      </details>
    </Dialog>
  );
};
