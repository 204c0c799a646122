/** A table's rules as a list to read, and as a form to change them. */
import { useSignal } from "@preact/signals";
import type { TableState } from "@turnlight/wire";
import { useId } from "preact/hooks";
import type { OnlineRule, OnlineSetup } from "../../games/page.ts";
import type { ProposedSettings } from "../../match/online/server-api.ts";
import { Button, CheckIcon, Dialog, PencilIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { type MovePace, paceKey, paces, paceText, spanText } from "./pace.ts";
import { meetingWords } from "./words.ts";
import "./rules.css";

interface RuleOption<T> {
  readonly name: string;
  readonly isChosen: boolean;
  readonly value: T;
}

interface RuleRowProps<T> {
  readonly label: string;
  readonly about?: string | undefined;
  readonly options: readonly RuleOption<T>[];
  onChoose(value: T): void;
}

/** Up to this many options stand side by side. */
const mostSegments = 4;

const RuleRow = <T,>({ label, about, options, onChoose }: RuleRowProps<T>) => {
  const name = useId();
  const head = (
    <>
      {label}
      {about !== undefined && <small>{about}</small>}
    </>
  );
  if (options.length > mostSegments)
    return (
      <label class="rule-row">
        <span class="rule-label">{head}</span>
        <select
          value={options.findIndex(({ isChosen }) => isChosen)}
          onChange={({ currentTarget }) => {
            const chosen = options[Number(currentTarget.value)];
            if (chosen !== undefined) onChoose(chosen.value);
          }}
        >
          {options.map((option, n) => (
            <option key={option.name} value={n}>
              {option.name}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <fieldset class="rule-row">
      <legend class="spoken-only">{label}</legend>
      <span class="rule-label" aria-hidden="true">
        {head}
      </span>
      <span class="rule-segments">
        {options.map((option) => (
          <label key={option.name}>
            <input type="radio" name={name} checked={option.isChosen} onChange={() => onChoose(option.value)} />
            <span>{option.name}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
};

interface RulesFormProps {
  readonly setup: OnlineSetup;
  readonly settings: ProposedSettings;
  onChange(settings: ProposedSettings): void;
}

/** The pace of some settings, without the rest. */
const paceOf = ({ clock, increment }: ProposedSettings): MovePace => ({
  ...(clock !== undefined && { clock }),
  ...(increment !== undefined && { increment }),
});

export const PaceRow = ({
  pace,
  offered,
  onChange,
}: {
  readonly pace: MovePace;
  readonly offered: readonly MovePace[];
  onChange(pace: MovePace): void;
}) => {
  const labels = meetingWords.value;
  const isOffered = offered.some((one) => paceKey(one) === paceKey(pace));
  return (
    <RuleRow
      label={labels.pace.label}
      options={[...offered, ...(isOffered ? [] : [pace])].map((one) => ({
        name: paceText(one, labels),
        isChosen: paceKey(one) === paceKey(pace),
        value: one,
      }))}
      onChoose={onChange}
    />
  );
};

/** One of a game's rules as a choice. */
export const GameRuleRow = ({ rule, onChoose }: { readonly rule: OnlineRule; onChoose(config: string): void }) => (
  <RuleRow
    label={rule.label}
    about={rule.about}
    options={rule.options.map(({ name, config, isChosen }) => ({ name, isChosen, value: config }))}
    onChoose={onChoose}
  />
);

const RulesForm = ({ setup, settings, onChange }: RulesFormProps) => (
  <div class="rules-form">
    {(setup.rules?.(settings.config) ?? [])
      .filter(({ options }) => options.length > 1)
      .map((rule) => (
        <GameRuleRow key={rule.key} rule={rule} onChoose={(config) => onChange({ ...settings, config })} />
      ))}
    <PaceRow
      pace={paceOf(settings)}
      offered={paces}
      onChange={(pace) => onChange({ config: settings.config, ...pace })}
    />
  </div>
);

/** Rules that the players cannot change at this table. */
const fixedRules = ({ watching, help }: TableState): readonly (readonly [string, string])[] => {
  const { rules } = meetingWords.value;
  const allowed = (is: boolean): string => (is ? rules.allowed : rules.notAllowed);
  return [
    [rules.spectators, allowed(watching)],
    [rules.help, allowed(help === true)],
  ];
};

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
      {state.claim !== undefined && <li>{labels.rules.claim(spanText(state.claim, labels))}</li>}
      {state.vacation !== undefined && state.vacation > 0 && <li>{labels.rules.daysOff(state.vacation)}</li>}
    </ul>
  );
};

interface RulesListProps {
  readonly setup: OnlineSetup;
  readonly state: TableState;
}

const RulesList = ({ setup, state }: RulesListProps) => {
  const labels = meetingWords.value;
  const rows: readonly (readonly [string, string])[] = [
    ...(setup.rules?.(state.config) ?? []).map(({ label, value }) => [label, value] as const),
    [labels.pace.label, paceText(state, labels)],
    ...fixedRules(state),
  ];
  return (
    <>
      <dl class="rules-list">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <RuleNotes state={state} />
    </>
  );
};

/** Only rows that two settings do not share. */
export const changedRules = (
  setup: OnlineSetup,
  before: ProposedSettings,
  after: ProposedSettings,
): readonly { readonly label: string; readonly from: string; readonly to: string }[] => {
  const labels = meetingWords.value;
  const [old, next] = [before, after].map(({ config }) => setup.rules?.(config) ?? []);
  const rules = (next ?? []).flatMap(({ key, label, value }) => {
    const from = old?.find((rule) => rule.key === key)?.value ?? "";
    return from === value ? [] : [{ label, from, to: value }];
  });
  const [was, is] = [paceText(before, labels), paceText(after, labels)];
  return [...rules, ...(was === is ? [] : [{ label: labels.pace.label, from: was, to: is }])];
};

interface RulesCardProps extends RulesListProps {
  /** Changed at once while the viewer is alone at the table, suggested if others have a seat. */
  readonly mode: "change" | "suggest" | "read";
  onSettings(settings: ProposedSettings): Promise<void>;
}

export const settingsOf = ({ config, clock, increment }: TableState): ProposedSettings => ({
  config,
  ...(clock !== undefined && { clock }),
  ...(increment !== undefined && { increment }),
});

/** The dialog in which a change is put together before it is suggested. */
const SuggestDialog = ({ setup, state, onSettings, onClose }: Omit<RulesCardProps, "mode"> & { onClose(): void }) => {
  const labels = meetingWords.value.rules;
  const draft = useSignal(settingsOf(state));
  const going = useOneAtATime();
  const changes = changedRules(setup, settingsOf(state), draft.value);
  return (
    <Dialog
      title={labels.suggestTitle}
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
            {labels.send}
          </Button>
        </>
      }
    >
      <p>{labels.suggestAbout}</p>
      <RulesForm
        setup={setup}
        settings={draft.value}
        onChange={(next) => {
          draft.value = next;
        }}
      />
    </Dialog>
  );
};

export const RulesCard = ({ setup, state, mode, onSettings }: RulesCardProps) => {
  const labels = meetingWords.value.rules;
  const suggesting = useSignal(false);
  return (
    <section class="meeting-rules">
      <h2>
        {labels.title}
        {mode === "suggest" && state.proposal === undefined && (
          <Button
            kind="quiet"
            icon={PencilIcon}
            onPress={() => {
              suggesting.value = true;
            }}
          >
            {labels.suggest}
          </Button>
        )}
      </h2>
      {mode === "change" ? (
        <>
          <RulesForm setup={setup} settings={settingsOf(state)} onChange={(next) => void onSettings(next)} />
          <dl class="rules-list">
            {fixedRules(state).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <RuleNotes state={state} />
          <p class="rules-hint">{labels.guestSees}</p>
        </>
      ) : (
        <RulesList setup={setup} state={state} />
      )}
      {suggesting.value && (
        <SuggestDialog
          setup={setup}
          state={state}
          onSettings={onSettings}
          onClose={() => {
            suggesting.value = false;
          }}
        />
      )}
    </section>
  );
};
