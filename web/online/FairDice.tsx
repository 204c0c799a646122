/** The fair-dice panel of an online match: the commitments before it, the seed after it, and every draw repeated. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { OnlineState, Table } from "../match/table.ts";
import { findLinkServer } from "../navigation/shared-link.ts";
import { reducedMotion } from "../settings/settings.ts";
import { Button, CheckIcon, CopyIcon, copy, Dialog, toast } from "../ui/index.ts";
import { type CheckedDice, checkMatch } from "./check-dice.ts";
import { tableLink } from "./meeting/table-link.ts";
import { words } from "./words.ts";

/** Milliseconds between two draws on the list: fast enough for hundreds, slow enough to follow. */
const step = 40;

const Draws = ({ checked: { draws, fits } }: { readonly checked: CheckedDice }) => {
  const labels = words.value.dice;
  const shown = useSignal(reducedMotion.peek() ? draws.length : 0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (shown.peek() < draws.length) shown.value += 1;
      else clearInterval(timer);
    }, step);
    return () => clearInterval(timer);
  }, [draws, shown]);
  const isDone = shown.value === draws.length;
  return (
    <>
      <ol class="online-draws" aria-label={labels.check}>
        {draws.slice(0, shown.value).map(({ n, move }) => (
          <li key={n}>{labels.drawn(n, move)}</li>
        ))}
      </ol>
      <p role="status" class="online-checked">
        {isDone ? `${labels.same(draws.length)} ${fits ? labels.seedMatches : labels.seedDiffers}` : labels.checking}
      </p>
    </>
  );
};

interface FairDiceProps {
  readonly table: Table;
  readonly online: OnlineState;
  onClose(): void;
}

export const FairDice = ({ table, online, onClose }: FairDiceProps) => {
  const labels = words.value.dice;
  const checked = useSignal<CheckedDice | "no" | undefined>(undefined);
  const { commitment, seed, outcome } = table.sight.value;
  const server = online.state.value.commitment;
  useEffect(() => void findLinkServer(), []);
  const check = async () => {
    const record = await table.record();
    const read = record.ok ? await checkMatch(record.value, { seed: commitment, server }) : record;
    checked.value = read.ok ? read.value : "no";
  };
  const copyLink = async () => {
    if (await copy(tableLink({ id: online.id }))) toast(words.peek().room.copied, { tone: "good" });
    else toast(words.peek().room.copyByHand);
  };
  return (
    <Dialog
      title={labels.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" icon={CopyIcon} onPress={() => void copyLink()}>
            {labels.link}
          </Button>
          {outcome !== undefined && (
            <Button icon={CheckIcon} onPress={() => void check()}>
              {labels.check}
            </Button>
          )}
        </>
      }
    >
      <p>{labels.about}</p>
      <dl>
        <dt>{labels.fingerprint}</dt>
        <dd>
          <code>{server}</code>
        </dd>
        <dt>{labels.match}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{labels.seed}</dt>
        <dd>{seed === undefined ? labels.seedLater : <code>{seed}</code>}</dd>
      </dl>
      {checked.value === "no" && <p role="status">{labels.failed}</p>}
      {checked.value !== undefined && checked.value !== "no" && <Draws checked={checked.value} />}
    </Dialog>
  );
};
