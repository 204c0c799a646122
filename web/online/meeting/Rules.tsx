/** A table's rules as a list to read, and the ways to change them. */
import { useSignal } from "@preact/signals";
import type { TableState } from "@turnlight/wire";
import { useEffect, useRef } from "preact/hooks";
import type { OnlinePlayers, OnlineSetup } from "../../games/page.ts";
import type { ProposedSettings } from "../../match/online/server-api.ts";
import { Button, CheckIcon, Dialog, PencilIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { paceText, spanText } from "./pace.ts";
import { RulesForm } from "./RulesForm.tsx";
import { changedRules, gameRules, hasFreeSeat, settingsOf, tableRules } from "./table-settings.ts";
import { meetingWords } from "./words.ts";
import "./rules.css";

/** What happens to whoever is away, or needs days off. */
const RuleNotes = ({ state }: { readonly state: TableState }) => {
  const labels = meetingWords.value;
  return (
    <ul class="rule-notes">
      {state.clock !== undefined && (
        <li>
          {state.increment !== undefined &&
            `${labels.pace.perMatchAbout(spanText(state.clock, labels), spanText(state.increment, labels))}. `}
          {labels.pace.out}
        </li>
      )}
      {state.claim !== undefined && <li>{labels.rules.claim(spanText(state.claim, labels), state.seats.length)}</li>}
      {state.vacation !== undefined && state.vacation > 0 && <li>{labels.rules.daysOff(state.vacation)}</li>}
    </ul>
  );
};

interface RulesListProps {
  readonly setup: OnlineSetup;
  readonly state: TableState;
  readonly players: OnlinePlayers;
}

const RulesList = ({ setup, state, players }: RulesListProps) => {
  const labels = meetingWords.value;
  const rows: readonly (readonly [label: string, value: string, explanation?: string])[] = [
    ...gameRules(setup, state.config, labels, { players }).map(({ label, value, explanation = "" }) => {
      return [label, value, explanation] as const;
    }),
    [labels.pace.label, paceText(state, labels)],
    ...tableRules(settingsOf(state), hasFreeSeat(state), labels).map(
      ({ label, is, names }) => [label, names[is ? 0 : 1]] as const,
    ),
  ];
  return (
    <>
      <dl class="rules-list">
        {rows.map(([label, value, explanation = ""]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {explanation !== "" && <small>{explanation}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <RuleNotes state={state} />
    </>
  );
};

interface RulesCardProps extends RulesListProps {
  /** Changed at once while the viewer is alone at the table, suggested if others have a seat. */
  readonly mode: "change" | "suggest" | "read";
  /** The viewer has opened the table. */
  readonly isCreator: boolean;
  /** Resolves with whether it worked. */
  onSettings(settings: ProposedSettings): Promise<boolean>;
}

/** The dialog in which a change is put together before it is suggested, or saved by whoever is alone at the table. */
const ChangeDialog = ({
  setup,
  state,
  players,
  mode,
  isCreator,
  onSettings,
  onClose,
}: RulesCardProps & { onClose(): void }) => {
  const labels = meetingWords.value.rules;
  const draft = useSignal(settingsOf(state));
  const going = useOneAtATime();
  const changes = changedRules(setup, settingsOf(state), draft.value, meetingWords.value, players);
  return (
    <Dialog
      title={mode === "change" ? labels.editTitle : labels.suggestTitle}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {labels.cancel}
          </Button>
          <Button
            icon={CheckIcon}
            disabled={changes.length === 0 || going.going.value}
            onPress={() =>
              void going.run(async () => {
                await onSettings(draft.peek());
                onClose();
              })
            }
          >
            {mode === "change" ? labels.save : labels.send}
          </Button>
        </>
      }
    >
      <p>{mode === "change" ? labels.guestSees : labels.suggestAbout}</p>
      <RulesForm
        setup={setup}
        state={state}
        players={players}
        settings={draft.value}
        isCreator={isCreator}
        onChange={(next) => {
          draft.value = next;
        }}
      />
    </Dialog>
  );
};

/** What was chosen last, until the server has it: the next change builds on it, and they are sent one after the other. */
const useChosen = (state: TableState, onSettings: RulesCardProps["onSettings"]) => {
  const chosen = useSignal<ProposedSettings | undefined>(undefined);
  const sending = useRef({ count: 0, last: Promise.resolve() });
  useEffect(() => {
    if (sending.current.count === 0) chosen.value = undefined;
  }, [state, chosen]);
  const choose = (next: ProposedSettings): void => {
    chosen.value = next;
    sending.current.count += 1;
    sending.current.last = sending.current.last.then(async () => {
      const isDone = await onSettings(next);
      sending.current.count -= 1;
      if (!isDone) chosen.value = undefined;
    });
  };
  return { settings: chosen.value ?? settingsOf(state), choose };
};

export const RulesCard = ({ setup, state, players, mode, isCreator, onSettings }: RulesCardProps) => {
  const labels = meetingWords.value.rules;
  const suggesting = useSignal(false);
  const { settings, choose } = useChosen(state, onSettings);
  return (
    <section class="meeting-rules">
      <h2>
        {labels.title}
        {mode !== "read" && state.proposal === undefined && (
          <span data-only={mode === "change" ? "narrow" : undefined}>
            <Button
              kind="quiet"
              icon={PencilIcon}
              onPress={() => {
                suggesting.value = true;
              }}
            >
              {mode === "change" ? labels.edit : labels.suggest}
            </Button>
          </span>
        )}
      </h2>
      {mode === "change" && (
        <div data-only="wide">
          <RulesForm
            setup={setup}
            state={state}
            players={players}
            settings={settings}
            isCreator={isCreator}
            onChange={choose}
          />
          <RuleNotes state={state} />
          <p class="rules-hint">{labels.guestSees}</p>
        </div>
      )}
      <div data-only={mode === "change" ? "narrow" : undefined}>
        <RulesList setup={setup} state={state} players={players} />
      </div>
      {suggesting.value && (
        <ChangeDialog
          setup={setup}
          state={state}
          players={players}
          mode={mode}
          isCreator={isCreator}
          onSettings={onSettings}
          onClose={() => {
            suggesting.value = false;
          }}
        />
      )}
    </section>
  );
};
