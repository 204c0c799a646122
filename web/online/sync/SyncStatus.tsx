/** While sync is on: what is synced, when last, what stays behind and why, and everything one can do about it. */
import { useEffect } from "preact/hooks";
import { day, number } from "../../language/format.ts";
import type { SyncState } from "../../store/index.ts";
import { BinIcon, Button, CloseIcon, confirm, LockIcon, RestartIcon, toast } from "../../ui/index.ts";
import { hasPasskeys } from "../account/passkeys.ts";
import { sayRefused } from "../refusals.ts";
import {
  addPasskey,
  eraseSync,
  isBusy,
  lastReport,
  newRecoveryCode,
  refreshView,
  runSync,
  type SyncView,
  switchOff,
} from "./control.ts";
import { words } from "./words.ts";

interface SyncStatusProps {
  readonly now: SyncView;
  readonly state: SyncState;
  readonly onCode: (code: string) => void;
}

const megabytes = (bytes: number): string => number(Math.max(0.1, Math.round((bytes * 10) / 2 ** 20) / 10));

const Figures = ({ now, state }: Omit<SyncStatusProps, "onCode">) => {
  const labels = words.value;
  const { counts } = now;
  const rows: readonly (readonly [string, string])[] = [
    [labels.last, isBusy.value ? labels.busy : state.synced === undefined ? labels.never : day(state.synced)],
    [labels.finished, number(counts?.finished ?? 0)],
    [labels.unfinished, number(counts?.unfinished ?? 0)],
    [labels.other, number(counts?.other ?? 0)],
  ];
  return (
    <dl class="figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** What is not the same everywhere, and why. */
const Remarks = ({ now, state }: Omit<SyncStatusProps, "onCode">) => {
  const labels = words.value;
  const { counts, account } = now;
  const report = lastReport.value;
  return (
    <>
      {account !== undefined && (
        <p>{labels.use(account.blobs, megabytes(account.bytes), megabytes(account.mostBytes))}</p>
      )}
      {counts !== undefined && counts.shared > 0 && <p>{labels.shared(counts.shared)}</p>}
      {state.conflicts > 0 && (
        <p>
          {labels.conflicts(state.conflicts)} <a href="#/data">{labels.toQuarantine}</a>
        </p>
      )}
      {report !== undefined && report.tooLarge > 0 && <p>{labels.tooLarge(report.tooLarge)}</p>}
      {report !== undefined && report.unread > 0 && <p>{labels.unread}</p>}
    </>
  );
};

export const SyncStatus = ({ now, state, onCode }: SyncStatusProps) => {
  const labels = words.value;
  const sure = (title: string) => confirm({ title, yes: labels.yes, no: labels.no, danger: true });
  useEffect(() => {
    void runSync();
  }, []);
  const renew = async () => {
    const made = await newRecoveryCode();
    if (made.ok) onCode(made.value);
    else sayRefused(made.refusal);
  };
  const add = async () => {
    const added = await addPasskey();
    if (added.ok) toast(labels.passkeyAdded, { tone: "good" });
    else sayRefused(added.refusal);
  };
  const end = async () => {
    if (!(await sure(labels.switchOffAsk))) return;
    await switchOff();
    toast(labels.switchedOff, { tone: "good" });
    await refreshView();
  };
  const erase = async () => {
    if (!(await sure(labels.eraseAsk))) return;
    const erased = await eraseSync();
    if (erased.ok) toast(labels.erased, { tone: "good" });
    else sayRefused(erased.refusal);
    await refreshView();
  };
  return (
    <section class="sheet paper">
      <h2>{labels.on}</h2>
      <Figures now={now} state={state} />
      <Remarks now={now} state={state} />
      <div class="online-keys">
        <Button icon={RestartIcon} disabled={isBusy.value} onPress={() => void runSync({ anew: true })}>
          {labels.now}
        </Button>
        <Button kind="quiet" icon={LockIcon} onPress={() => void renew()}>
          {labels.newCode}
        </Button>
        {hasPasskeys() && (
          <Button kind="quiet" icon={LockIcon} onPress={() => void add()}>
            {labels.addPasskey}
          </Button>
        )}
        <Button kind="quiet" icon={CloseIcon} onPress={() => void end()}>
          {labels.switchOff}
        </Button>
        <Button kind="danger" icon={BinIcon} onPress={() => void erase()}>
          {labels.erase}
        </Button>
      </div>
    </section>
  );
};
