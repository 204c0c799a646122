/** Editor for a custom table: combinations, points, takes per roll; checked by the solver, shared by link and file. */
import { useSignal } from "@preact/signals";
import {
  faces,
  kinds,
  offeredTargets,
  parlour,
  readTableFile,
  readTableLink,
  type ScoringTable,
  type TableVerdict,
  writeTable,
  writeTableLink,
} from "@turnlight/games/zonk";
import { useEffect, useMemo } from "preact/hooks";
import { keepOwnTable, keepSetting } from "../saved.ts";
import { Button, go, number, PlayIcon, percent, refusalText, ShareIcon, ShareSheet, toast } from "../shared.ts";
import { openSolver } from "../solver-worker.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";
import { draftOf, type TableDraft, tableIn } from "./draft.ts";

/** The solver's verdict on the table; undefined while it works or the table is invalid. */
const useVerdict = (table: ScoringTable | undefined, target: number) => {
  const solver = useMemo(() => openSolver(), []);
  const verdict = useSignal<TableVerdict | undefined>(undefined);
  useEffect(() => () => solver.close(), [solver]);
  const text = table === undefined ? "" : writeTable(table);
  useEffect(() => {
    verdict.value = undefined;
    if (table === undefined) return;
    let isPast = false;
    void solver.ask("judgeTable", { table, target }).then((read) => {
      if (!isPast && read.ok) verdict.value = read.value;
    });
    return () => {
      isPast = true;
    };
  }, [text, target]);
  return verdict;
};

const Verdict = ({ verdict }: { readonly verdict: TableVerdict }) => {
  const texts = words.value;
  const { own } = texts.lobby;
  return (
    <div class="own-verdict">
      <p role="status">
        <strong>{own.verdicts[verdict.verdict]}</strong>{" "}
        {own.expected(number(Math.round(verdict.expected)), number(Math.round(verdict.turns)))}
      </p>
      <table class="lobby-points">
        <caption>{texts.play.zonkChance}</caption>
        <tbody>
          {verdict.zonk.map((chance, i) => (
            <tr key={texts.dice(i + 1)}>
              <th scope="row">{texts.dice(i + 1)}</th>
              <td>{percent(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const startFrom = (link: string): ScoringTable => {
  const read = link === "" ? undefined : readTableLink(link);
  return read?.ok === true ? read.value : { ...parlour, name: words.peek().lobby.own.usualName };
};

/** House rules: a face, or extra points; an empty field is no rule. */
const HouseFields = ({
  house,
  onChange,
}: Pick<TableDraft, "house"> & { onChange(changed: TableDraft["house"]): void }) => {
  const { own } = words.value.lobby;
  return (
    <fieldset class="own-points own-house">
      <legend>{own.house}</legend>
      {(["double", "spoils"] as const).map((rule) => (
        <label key={rule}>
          <span>{own[rule]}</span>
          <select
            name={rule}
            value={house[rule] ?? ""}
            onChange={({ currentTarget }) => onChange({ ...house, [rule]: currentTarget.value })}
          >
            <option value="">{own.noHouse}</option>
            {faces.map((face) => (
              <option key={face} value={String(face)}>
                {face}
              </option>
            ))}
          </select>
        </label>
      ))}
      {(["hotDice", "daring"] as const).map((rule) => (
        <label key={rule}>
          <span>{own[rule]}</span>
          <input
            type="text"
            inputMode="numeric"
            name={rule}
            maxLength={7}
            value={house[rule] ?? ""}
            onInput={({ currentTarget }) => onChange({ ...house, [rule]: currentTarget.value })}
          />
        </label>
      ))}
    </fieldset>
  );
};

export const OwnTable = ({ link }: { readonly link: string }) => {
  const draft = useSignal<TableDraft>(draftOf(startFrom(link)));
  const sharing = useSignal(false);
  const texts = words.value;
  const { own } = texts.lobby;
  const now = draft.value;
  const read = tableIn(now);
  const table = read.ok ? read.value : undefined;
  const target = table === undefined ? 0 : (offeredTargets(table)[1] ?? 0);
  const verdict = useVerdict(table, target);
  const change = (changed: Partial<TableDraft>): void => {
    draft.value = { ...now, ...changed };
  };
  const use = async () => {
    if (table === undefined) return;
    await keepOwnTable(table);
    await keepSetting({ table: writeTable(table), target });
    go("/play/zonk/customise");
  };
  const openFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = readTableFile(await file.text());
    if (found.ok) draft.value = draftOf(found.value);
    else toast(refusalText(found.refusal, refusals), { tone: "bad" });
  };
  return (
    <form class="setup tavern-lobby own-table" onSubmit={(event) => event.preventDefault()}>
      <section class="sheet paper">
        <p>{own.about}</p>
        <label class="field">
          <span>{own.name}</span>
          <input
            type="text"
            name="table-name"
            maxLength={40}
            value={now.name}
            onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </label>
        <label class="switch">
          <input
            type="checkbox"
            name="once"
            checked={now.oncePerRoll}
            onChange={({ currentTarget }) => change({ oncePerRoll: currentTarget.checked })}
          />
          <span>{own.once}</span>
        </label>
        <fieldset class="own-points">
          <legend>{own.points}</legend>
          {kinds.map((kind) => (
            <label key={kind}>
              <span>{texts.kinds[kind]}</span>
              <input
                type="text"
                inputMode="numeric"
                name={kind}
                maxLength={60}
                value={now.points[kind] ?? ""}
                onInput={({ currentTarget }) => change({ points: { ...now.points, [kind]: currentTarget.value } })}
              />
            </label>
          ))}
        </fieldset>
        <HouseFields house={now.house} onChange={(house) => change({ house })} />
        <label class="field">
          <span>{own.openFile}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void openFile(currentTarget.files?.[0])}
          />
        </label>
      </section>
      <section class="sheet paper">
        <h2>{own.judged}</h2>
        {!read.ok && <p role="alert">{refusalText(read.refusal, refusals)}</p>}
        {read.ok && verdict.value === undefined && <p role="status">{own.judging}</p>}
        {verdict.value !== undefined && <Verdict verdict={verdict.value} />}
      </section>
      <Button
        kind="quiet"
        icon={ShareIcon}
        disabled={table === undefined}
        onPress={() => {
          sharing.value = true;
        }}
      >
        {own.share}
      </Button>
      <Button
        icon={PlayIcon}
        wide
        disabled={verdict.value === undefined || verdict.value.verdict === "endless"}
        onPress={() => void use()}
      >
        {own.use}
      </Button>
      {sharing.value && table !== undefined && (
        <ShareSheet
          title={table.name}
          text={own.shareText(table.name)}
          place={`/play/zonk/table/${writeTableLink(table)}`}
          file={{ name: "zonk-table.json", content: JSON.stringify(table, null, 2), type: "application/json" }}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </form>
  );
};
