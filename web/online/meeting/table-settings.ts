/** A table's settings as people read them: the game's rules, the pace, and who may watch, have hints and join. */
import type { TableState } from "@turnlight/wire";
import { settingIn, withSettings } from "../../games/config-text.ts";
import type { OnlinePlayers, OnlineRule, OnlineSetup } from "../../games/page.ts";
import { number } from "../../language/format.ts";
import type { ProposedSettings } from "../../match/online/server-api.ts";
import { paceText } from "./pace.ts";
import type { MeetingTexts } from "./words.en.ts";

export const settingsOf = ({
  config,
  clock,
  increment,
  watching,
  help,
  rated,
  listed,
}: TableState): ProposedSettings => ({
  config,
  watching,
  help: help === true,
  rated: rated === true,
  listed: listed === true,
  ...(clock !== undefined && { clock }),
  ...(increment !== undefined && { increment }),
});

/** The numbers of players a game's table can have. */
export const seatCounts = ({ seats: [least, most] }: OnlineSetup): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, i) => least + i);

/** The number of players as one of the game's rules; none where it is always the same. */
const seatsRule = (setup: OnlineSetup, config: string, people: number, label: string): readonly OnlineRule[] => {
  const now = settingIn(config, "seats");
  if (seatCounts(setup).length < 2 || now === undefined) return [];
  const options = seatCounts(setup)
    .filter((count) => count >= people)
    .map((count) => ({
      name: number(count),
      // Who begins is drawn anew, and may not be in a seat there is none of.
      config: withSettings(config, { seats: String(count), first: undefined }),
      isChosen: String(count) === now,
    }));
  return [{ key: "seats", label, value: number(Number(now)), options }];
};

interface RulesTable {
  /** How many people have a seat. */
  readonly people?: number;
  readonly players?: OnlinePlayers;
}

/** The number of players, for at least those who have a seat, and the game's own rules. */
export const gameRules = (
  setup: OnlineSetup,
  config: string,
  { rules }: MeetingTexts,
  { people = 0, players }: RulesTable = {},
): readonly OnlineRule[] => [
  ...seatsRule(setup, config, people, rules.players),
  ...(setup.rules?.(config, players) ?? []),
];

export const peopleAt = ({ seats }: TableState): number => seats.filter(({ kind }) => kind === "person").length;

/** Who may watch, have hints, and find the table. */
export const tableRules = (
  { watching, help, rated, listed }: ProposedSettings,
  hasFree: boolean,
  { rules }: MeetingTexts,
  mayBeRated = false,
): readonly {
  readonly key: "watching" | "help" | "rated" | "listed";
  readonly label: string;
  readonly is: boolean;
  readonly names: readonly [yes: string, no: string];
}[] => {
  const allowed = [rules.allowed, rules.notAllowed] as const;
  return [
    { key: "watching", label: rules.spectators, is: watching === true, names: allowed },
    { key: "help", label: rules.help, is: help === true, names: allowed },
    ...(mayBeRated || rated === true
      ? [
          {
            key: "rated" as const,
            label: rules.rated,
            is: rated === true,
            names: [rules.isRated, rules.notRated] as const,
          },
        ]
      : []),
    ...(hasFree
      ? [
          {
            key: "listed" as const,
            label: rules.open,
            is: listed === true,
            names: [rules.isListed, rules.notListed] as const,
          },
        ]
      : []),
  ];
};

const isRateable = ({ ratedConfig }: OnlineSetup, config: string): boolean =>
  ratedConfig === undefined || ratedConfig(config) === config;

/** Settings of the game that no rated match has end the rating. */
export const withGameRule = (setup: OnlineSetup, settings: ProposedSettings, config: string): ProposedSettings => ({
  ...settings,
  config,
  ...(settings.rated === true && !isRateable(setup, config) && { rated: false }),
});

/** Help and ratings exclude each other; a rating takes out what the game allows in no rated match. */
export const withTableRule = (
  setup: OnlineSetup,
  settings: ProposedSettings,
  key: "watching" | "help" | "rated" | "listed",
  value: boolean,
): ProposedSettings => ({
  ...settings,
  [key]: value,
  ...(value && key === "help" && settings.rated === true && { rated: false }),
  ...(value && key === "rated" && settings.help === true && { help: false }),
  ...(value && key === "rated" && setup.ratedConfig && { config: setup.ratedConfig(settings.config) }),
});

/** Only two people have a rated match. */
export const canBeRated = ({ seats }: TableState): boolean =>
  seats.length === 2 && seats.every(({ kind }) => kind !== "bot");

export const hasFreeSeat = ({ seats }: TableState): boolean => seats.some(({ kind }) => kind === "open");

/** Only rows that two settings do not share. */
export const changedRules = (
  setup: OnlineSetup,
  before: ProposedSettings,
  after: ProposedSettings,
  labels: MeetingTexts,
  players?: OnlinePlayers,
): readonly { readonly label: string; readonly from: string; readonly to: string }[] => {
  const [old, next] = [before, after].map(({ config }) =>
    gameRules(setup, config, labels, { ...(players && { players }) }),
  );
  const rules = (next ?? []).flatMap(({ key, label, value }) => {
    const from = old?.find((rule) => rule.key === key)?.value ?? "";
    return from === value ? [] : [{ label, from, to: value }];
  });
  const [was, is] = [paceText(before, labels), paceText(after, labels)];
  const table = tableRules(after, true, labels, true).flatMap(({ key, label, is: now, names }) => {
    const isSame = after[key] === undefined || now === (before[key] === true);
    return isSame ? [] : [{ label, from: names[now ? 1 : 0], to: names[now ? 0 : 1] }];
  });
  return [...rules, ...(was === is ? [] : [{ label: labels.pace.label, from: was, to: is }]), ...table];
};
