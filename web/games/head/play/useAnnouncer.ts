/** Announces every guess as it is shown, and then whose turn it is; each exactly once, however fast they follow. */
import { type ReadonlySignal, useSignalEffect } from "@preact/signals";
import type { HeadView } from "@turnlight/games/head";
import { useRef } from "preact/hooks";
import { announce } from "../shared.ts";
import { words } from "../words/play.ts";
import { broughtSaid, guessSaid } from "./sentences.ts";

interface AnnouncerInput {
  readonly view: ReadonlySignal<HeadView | undefined>;
  readonly mayGuess: ReadonlySignal<boolean>;
  whoIs(seat: number): string;
  /** Whose turn it is, as announced to the player who may guess. */
  turn(): string;
}

export const useVoice = (voice: AnnouncerInput): void => {
  const { view, mayGuess } = voice;
  // At a shared table the addressed player changes from guess to guess.
  const latest = useRef(voice);
  latest.current = voice;
  const guessesSaid = useRef<number | undefined>(undefined);
  const huntsSaid = useRef<HeadView["hunts"] | undefined>(undefined);
  const turnSaid = useRef<number | undefined>(undefined);
  useSignalEffect(() => {
    const seen = view.value;
    const yours = mayGuess.value;
    if (seen === undefined) return;
    const { guesses } = seen;
    // On joining a match in progress only the last guess is announced; in a new match, all.
    const from = Math.min(guessesSaid.current ?? guesses.length - 1, guesses.length);
    const told = [...(huntsSaid.current ?? seen.hunts)];
    for (const guess of guesses.slice(Math.max(0, from))) {
      const hunt = seen.hunts[guess.by === 0 ? 0 : 1];
      const said = guessSaid(guess, latest.current.whoIs(guess.by), seen, words.peek());
      // Of several guesses at once the first of a player says what all of them have brought.
      announce([said, ...broughtSaid(told[guess.by] ?? hunt, hunt, guess, words.peek())].join(" "));
      told[guess.by] = hunt;
    }
    huntsSaid.current = seen.hunts;
    guessesSaid.current = guesses.length;
    if (yours && turnSaid.current !== guesses.length) {
      announce(latest.current.turn());
      turnSaid.current = guesses.length;
    }
  });
};
