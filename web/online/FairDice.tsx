/** How the dice of a far match can be trusted: what was fixed before, what is shown after, and every draw made again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { OnlineState, Table } from "../match/table.ts";
import { reducedMotion } from "../settings/settings.ts";
import { Button, CheckIcon, CopyIcon, copy, Dialog, toast } from "../ui/index.ts";
import { type CheckedDice, checkMatch } from "./check-dice.ts";
import { linkTo } from "./meeting/Invitation.tsx";
import { words } from "./words.ts";

/** Milliseconds between two draws on the list: fast enough for hundreds, slow enough to be seen. */
const step = 40;

const Draws = ({ checked: { draws, fits } }: { readonly checked: CheckedDice }) => {
  const said = words.value.dice;
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
      <ol class="far-draws" aria-label={said.check}>
        {draws.slice(0, shown.value).map(({ n, move }) => (
          <li key={n}>{said.drawn(n, move)}</li>
        ))}
      </ol>
      <p role="status" class="far-checked">
        {isDone ? `${said.same(draws.length)} ${fits ? said.seedMatches : said.seedDiffers}` : said.checking}
      </p>
    </>
  );
};

interface FairDiceProps {
  readonly table: Table;
  readonly far: OnlineState;
  onClose(): void;
}

export const FairDice = ({ table, far, onClose }: FairDiceProps) => {
  const said = words.value.dice;
  const checked = useSignal<CheckedDice | "no" | undefined>(undefined);
  const { commitment, seed, outcome } = table.sight.value;
  const server = far.state.value.commitment;
  const check = async () => {
    const record = await table.record();
    const read = record.ok ? await checkMatch(record.value, { seed: commitment, server }) : record;
    checked.value = read.ok ? read.value : "no";
  };
  const copyLink = async () => {
    if (await copy(linkTo(far.id))) toast(words.peek().room.copied, { tone: "good" });
    else toast(words.peek().room.copyByHand);
  };
  return (
    <Dialog
      title={said.title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" icon={CopyIcon} onPress={() => void copyLink()}>
            {said.link}
          </Button>
          {outcome !== undefined && (
            <Button icon={CheckIcon} onPress={() => void check()}>
              {said.check}
            </Button>
          )}
        </>
      }
    >
      <p>{said.about}</p>
      <dl>
        <dt>{said.fingerprint}</dt>
        <dd>
          <code>{server}</code>
        </dd>
        <dt>{said.match}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{said.seed}</dt>
        <dd>{seed === undefined ? said.seedLater : <code>{seed}</code>}</dd>
      </dl>
      {checked.value === "no" && <p role="status">{said.failed}</p>}
      {checked.value !== undefined && checked.value !== "no" && <Draws checked={checked.value} />}
    </Dialog>
  );
};
