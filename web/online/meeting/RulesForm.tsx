/** A table's rules as a form. */

import type { TableState } from "@turnlight/wire";
import { useId } from "preact/hooks";
import type { OnlinePlayers, OnlineRule, OnlineSetup } from "../../games/page.ts";
import type { ProposedSettings } from "../../match/online/server-api.ts";
import { type MovePace, paceKey, paces, paceText } from "./pace.ts";
import {
  canBeRated,
  gameRules,
  hasFreeSeat,
  peopleAt,
  tableRules,
  withGameRule,
  withTableRule,
} from "./table-settings.ts";
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
  /** The table as it is. */
  readonly state: TableState;
  readonly players: OnlinePlayers;
  readonly settings: ProposedSettings;
  /** The number of players can be changed, too. */
  readonly isCreator: boolean;
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
    about={rule.about ?? rule.explanation}
    options={rule.options.map(({ name, config, isChosen }) => ({ name, isChosen, value: config }))}
    onChoose={onChoose}
  />
);

export const RulesForm = ({ setup, state, players, settings, isCreator, onChange }: RulesFormProps) => (
  <div class="rules-form">
    {gameRules(setup, settings.config, meetingWords.value, { people: peopleAt(state), players })
      .filter(({ key, options }) => options.length > 1 && (isCreator || key !== "seats"))
      .map((rule) => (
        <GameRuleRow
          key={rule.key}
          rule={rule}
          onChoose={(config) => onChange(withGameRule(setup, settings, config))}
        />
      ))}
    <PaceRow
      pace={paceOf(settings)}
      offered={paces}
      onChange={(pace) => {
        const { clock: _, increment: __, ...rest } = settings;
        onChange({ ...rest, ...pace });
      }}
    />
    {tableRules(settings, hasFreeSeat(state), meetingWords.value, canBeRated(state)).map(
      ({ key, label, is, names }) => (
        <RuleRow
          key={key}
          label={label}
          options={[true, false].map((value) => ({ name: names[value ? 0 : 1], isChosen: value === is, value }))}
          onChoose={(value) => onChange(withTableRule(setup, settings, key, value))}
        />
      ),
    )}
  </div>
);
