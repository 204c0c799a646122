/** How it ended: who won, the scores, the dice to check, and what to do next. */
import { useSignal } from "@preact/signals";
import { winners } from "@turnlight/kernel";
import { number, texts } from "../../language/language.ts";
import { refusalSaid } from "../../language/refusals.ts";
import { go } from "../../routes.ts";
import { Button, Dialog, DownloadIcon, EyeIcon, HomeIcon, PlayIcon, saveFile, toast } from "../../table/parts/index.ts";
import type { Sight, Table } from "../../table/table.ts";
import { watchRecord } from "../../table/watched.ts";

interface EndingProps {
  readonly table: Table;
  readonly sight: Sight;
  nameOf(seat: number): string;
}

const titleOf = ({ sight, nameOf }: Omit<EndingProps, "table">): string => {
  const words = texts.value.match;
  const scores = sight.outcome?.scores ?? [];
  const won = winners(scores);
  if (scores.length === 1) return won.length === 1 ? words.solved : words.failed;
  if (won.length !== 1) return words.tie;
  const [winner = 0] = won;
  const people = sight.laid.sitters.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  if (people.length === 1) return people[0] === winner ? words.youWon : words.youLost;
  return words.won(nameOf(winner));
};

export const Ending = ({ table, sight, nameOf }: EndingProps) => {
  const hidden = useSignal(false);
  const words = texts.value.match;
  const { outcome, seed, commitment } = sight;
  if (outcome === undefined || hidden.value) return null;
  const { ended } = outcome;
  const withRecord = async (use: (text: string) => void) => {
    const record = await table.record();
    if (record.ok) use(record.value);
    else toast(words.gone, { tone: "bad" });
  };
  const rematch = async () => {
    const begun = await table.can.rematch?.();
    if (begun?.ok === false) toast(refusalSaid(begun.refusal), { tone: "bad" });
  };
  return (
    <Dialog
      title={titleOf({ sight, nameOf })}
      onClose={() => {
        hidden.value = true;
      }}
      actions={
        <>
          <Button kind="quiet" icon={HomeIcon} onPress={() => go("/")}>
            {texts.value.frame.toMenu}
          </Button>
          {table.can.rematch !== undefined && (
            <Button icon={PlayIcon} autofocus onPress={() => void rematch()}>
              {words.rematch}
            </Button>
          )}
        </>
      }
    >
      {ended !== undefined && <p>{words[ended.how](nameOf(ended.seat))}</p>}
      {outcome.scores.length > 1 && ended === undefined && (
        <table class="scores">
          <caption>{words.scores}</caption>
          <tbody>
            {outcome.scores.map((score, seat) => (
              <tr key={`${seat} ${nameOf(seat)}`}>
                <th scope="row">{nameOf(seat)}</th>
                <td>{number(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="ending-links">
        <Button kind="quiet" icon={EyeIcon} onPress={() => void withRecord(watchRecord)}>
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
