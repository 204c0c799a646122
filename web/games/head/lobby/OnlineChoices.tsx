/** Choices for an online duel, made by the inviting player: both halves, the words and the house rules. */
import { useSignal } from "@preact/signals";
import { gamesBetween, type PeopleDuel } from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import type { OnlineChoicesProps } from "../../page.ts";
import { peopleDuels, standing } from "../saved.ts";
import { ownSeat } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { guestSeat } from "./begin.ts";
import { onlineConfigOf } from "./config.ts";
import { DuelOfTwo } from "./Duel.tsx";
import { offered } from "./halves.ts";
import { changeHabits, type HeadPreferences, habits } from "./preferences.ts";
import { House, Words } from "./TableRules.tsx";
import "../tokens.css";

export const OnlineChoices = ({ onChoose }: OnlineChoicesProps) => {
  const preferences = useSignal<HeadPreferences | undefined>(undefined);
  const people = useSignal<readonly PeopleDuel[]>([]);
  const choose = (next: HeadPreferences): void => {
    preferences.value = next;
    onChoose(onlineConfigOf(next));
  };
  useEffect(() => {
    void Promise.all([habits(), standing(), peopleDuels()]).then(([found, { duels }, between]) => {
      people.value = between;
      choose(offered(found, duels.length));
    });
  }, []);
  const now = preferences.value;
  if (now === undefined) return null;
  const texts = words.value.newGame;
  // The guest is not known yet, so it is whoever was met online last.
  const last = people.value.findLast(({ isOnline }) => isOnline);
  const table = {
    kept: now,
    change(changed: Partial<HeadPreferences>) {
      choose({ ...now, ...changed });
      void changeHabits({ ...now, ...changed });
    },
  };
  return (
    <div class="online-duel">
      <DuelOfTwo
        {...table}
        past={
          last === undefined
            ? undefined
            : { name: last.theirs.name, games: gamesBetween(people.value, last.mine.name, last.theirs.name) }
        }
        players={[
          { name: undefined, colour: ownSeat().colour },
          { name: texts.guest, colour: guestSeat(now).colour },
        ]}
      >
        <p class="soft">{texts.equalHalves}</p>
      </DuelOfTwo>
      <Words {...table} />
      <House {...table} hasCurtain={false} />
    </div>
  );
};
