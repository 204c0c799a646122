/** The player's half of the table during set-up: name and colour. Changes are sent to the match after a short delay. */
import { batch, type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { dailyDuel, dailyHunt, type HeadConfig, other } from "@turnlight/games/head";
import { isEqual } from "@turnlight/kernel";
import { useEffect, useRef } from "preact/hooks";
import { changeHabits } from "../lobby/preferences.ts";
import { configText, eveningDifficulty, shapeIn, withEvening } from "../lobby/table-half.ts";
import type { HeadScreenProps } from "../play/props.ts";
import { executionerTonight } from "../saved.ts";
import { profile, type Sitter, saveProfile, type TableChange, texts } from "../shared.ts";

/** Debounce in milliseconds: long enough for the next letter of a name, short enough not to be noticed. */
const patience = 300;

type SetupPerson = Sitter & { readonly kind: "person" };

interface Half {
  readonly name: string;
  readonly colour: number;
}

export interface TableSettings {
  readonly half: ReadonlySignal<Half>;
  /** The table's config with pending changes. */
  readonly config: ReadonlySignal<HeadConfig>;
  /** The table's settings are fixed, e.g. in the daily duel or the tutorial. */
  readonly isGiven: boolean;
  readonly isDaily: boolean;
  /** Name and colour were set on joining, and are fixed. */
  readonly isNamed: boolean;
  /** How the evening's results have changed the bot's limit; undefined where they have not. */
  readonly evens: ReadonlySignal<"fewer" | "more" | undefined>;
  /** The other side's colour. */
  readonly taken: number | undefined;
  change(changed: Partial<Half>): void;
  /** Resolves when the match has the changes. */
  settle(): Promise<boolean>;
}

/** Saves the device owner's own name and colour; a guest's name is saved for the next match. */
const remember = (seat: number, sitters: readonly Sitter[], { name, colour }: Half): void => {
  const isMine = sitters.findIndex(({ kind }) => kind === "person") === seat;
  if (isMine) saveProfile({ avatar: profile.value?.avatar ?? 0, name: name.trim(), colour });
  else void changeHabits({ guestName: name.trim(), guestColour: colour });
};

export const useTable = ({ sight, actions }: HeadScreenProps, config: HeadConfig, seat: number): TableSettings => {
  const { laid } = sight.value;
  const isDaily = laid.occasion?.kind === dailyDuel || laid.occasion?.kind === dailyHunt;
  const me = laid.sitters[seat] as SetupPerson;
  const against = laid.sitters[other(seat)];
  const isGiven = actions?.setAnew === undefined || isDaily;
  const half = useSignal<Half>({ name: me.name, colour: me.colour });
  const executioner = useSignal<string | undefined>(undefined);
  const { difficulty } = shapeIn(config, seat);
  const adapts = !isGiven && against?.kind === "bot" && against.bot.startsWith("executioner");
  useEffect(() => {
    if (adapts)
      void executionerTonight(difficulty).then((bot) => {
        executioner.value = bot;
      });
  }, [adapts, difficulty, executioner]);

  const wanted = useComputed(() => {
    const now = sight.value.view.config;
    if (isGiven) return now;
    return against?.kind === "bot" ? withEvening(now, seat, executioner.value ?? against.bot, against.bot) : now;
  });
  const relaid = useComputed((): TableChange => {
    const { name, colour } = half.value;
    const bot = executioner.value;
    const sitters = sight.value.laid.sitters.map((sitter, at): Sitter => {
      if (at === seat && sitter.kind === "person")
        return { ...sitter, name: name.trim() || texts.value.profile.usualName, colour };
      return sitter.kind === "bot" && bot !== undefined ? { ...sitter, bot } : sitter;
    });
    return { config: configText(wanted.value), sitters };
  });

  const settle = async (): Promise<boolean> => {
    const { config: there, sitters } = sight.peek().laid;
    const pending = relaid.peek();
    if (actions === undefined || isEqual(pending, { config: there, sitters })) return true;
    return actions.setAnew?.(pending) ?? false;
  };
  const { config: wish, sitters: wishedSitters } = relaid.value;
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => {
    const timer = setTimeout(() => void latest.current(), patience);
    return () => clearTimeout(timer);
  }, [wish, JSON.stringify(wishedSitters)]);

  const evens = useComputed(() => {
    const own = wanted.value.difficulty[other(seat)];
    const isOfEvening = executioner.value !== undefined && own === eveningDifficulty(executioner.value);
    if (!adapts || own === "normal" || !isOfEvening) return undefined;
    return own === "hard" ? "fewer" : "more";
  });
  return {
    half,
    config: wanted,
    evens,
    isGiven,
    isDaily,
    isNamed: actions !== undefined && actions.setAnew === undefined,
    taken: against?.kind === "person" ? against.colour : undefined,
    change(changed) {
      batch(() => {
        half.value = { ...half.peek(), ...changed };
      });
      if (actions !== undefined) remember(seat, laid.sitters, half.peek());
    },
    settle,
  };
};
