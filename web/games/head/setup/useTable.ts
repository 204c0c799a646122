/** One's own half of the table while words are being hidden: name and colour. The match follows a moment later. */
import { batch, type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import { type HeadConfig, other } from "@turnlight/games/head";
import { isEqual } from "@turnlight/kernel";
import { useEffect, useRef } from "preact/hooks";
import { changeHabits } from "../lobby/preferences.ts";
import { configText, shapeIn, withHouseBoard } from "../lobby/table-half.ts";
import type { HeadScreenProps } from "../play/props.ts";
import { executionerTonight } from "../saved.ts";
import { profile, type Sitter, saveProfile, type TableChange, texts } from "../shared.ts";

/** Long enough for the next letter of a name, short enough not to be noticed. */
const patience = 300;

type SetupPerson = Sitter & { readonly kind: "person" };

interface Half {
  readonly name: string;
  readonly colour: number;
}

export interface TableSettings {
  readonly half: ReadonlySignal<Half>;
  /** The table as it will be. */
  readonly config: ReadonlySignal<HeadConfig>;
  /** The day's duel, or a lesson: the shape is given. */
  readonly isGiven: boolean;
  readonly isDaily: boolean;
  /** Name and colour were given on sitting down, and stay. */
  readonly isNamed: boolean;
  /** How the evening has changed what the house itself may miss; nothing where it has not. */
  readonly evens: ReadonlySignal<"fewer" | "more" | undefined>;
  /** The colour the other side has. */
  readonly taken: number | undefined;
  change(changed: Partial<Half>): void;
  /** Resolves when the match has followed. */
  settle(): Promise<boolean>;
}

/** What is changed at one's own device is one's own; a guest's name waits for the next evening. */
const remember = (seat: number, sitters: readonly Sitter[], { name, colour }: Half): void => {
  const isMine = sitters.findIndex(({ kind }) => kind === "person") === seat;
  if (isMine) saveProfile({ avatar: profile.value?.avatar ?? 0, name: name.trim(), colour });
  else void changeHabits({ guestName: name.trim(), guestColour: colour });
};

export const useTable = ({ sight, actions }: HeadScreenProps, config: HeadConfig, seat: number): TableSettings => {
  const { laid, commitment } = sight.value;
  const isDaily = laid.occasion?.kind === "daily";
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
    return against?.kind === "bot" ? withHouseBoard(now, seat, commitment, executioner.value) : now;
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
    const asked = relaid.peek();
    if (actions === undefined || isEqual(asked, { config: there, sitters })) return true;
    return actions.setAnew?.(asked) ?? false;
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
    if (!adapts || own === "normal") return undefined;
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
