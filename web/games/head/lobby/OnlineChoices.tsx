/** Choices for an online duel, made by the inviting player: both halves, the words and the house rules. */
import { useSignal } from "@preact/signals";
import { gamesBetween, type PeopleDuel } from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { serverApi } from "../../../match/online/server-api.ts";
import type { OnlineChoicesProps } from "../../page.ts";
import { peopleDuels, standing } from "../saved.ts";
import { ownSeat } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { guestSeat } from "./begin.ts";
import { onlineConfigOf } from "./config.ts";
import { DuelOfTwo } from "./Duel.tsx";
import { offered } from "./halves.ts";
import { changeHabits, type HeadPreferences, habits } from "./preferences.ts";
import { type ComparedFriend, comparedFriends } from "./published-results.ts";
import { House, Words } from "./TableRules.tsx";
import "../tokens.css";

export const OnlineChoices = ({ onChoose }: OnlineChoicesProps) => {
  const preferences = useSignal<HeadPreferences | undefined>(undefined);
  const people = useSignal<readonly PeopleDuel[]>([]);
  const friends = useSignal<readonly ComparedFriend[]>([]);
  /** Whom "Even it out" is about; undefined until somebody is chosen. */
  const chosen = useSignal<string | undefined>(undefined);
  const choose = (next: HeadPreferences): void => {
    preferences.value = next;
    onChoose(onlineConfigOf(next));
  };
  useEffect(() => {
    void Promise.all([habits(), standing(), peopleDuels()]).then(([found, { duels }, between]) => {
      people.value = between;
      choose(offered(found, duels.length));
    });
    void comparedFriends(serverApi).then((found) => {
      friends.value = found;
    });
  }, []);
  const now = preferences.value;
  if (now === undefined) return null;
  const texts = words.value.newGame;
  // The guest is not known yet: usually it is whoever was met online last, or a friend with published results.
  const last = people.value.findLast(({ isOnline }) => isOnline)?.theirs.name;
  const names = [...new Set([...(last === undefined ? [] : [last]), ...friends.value.map(({ name }) => name)])];
  const rival = names.find((name) => name === chosen.value) ?? names[0];
  const mine = people.value.findLast(({ isOnline }) => isOnline)?.mine.name ?? ownSeat().name;
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
          rival === undefined
            ? undefined
            : {
                name: rival,
                games: gamesBetween(people.value, mine, rival),
                published: friends.value.find(({ name }) => name === rival),
                others: names.length > 1 && (
                  <label class="even-with">
                    {texts.evenWith}
                    <select
                      value={rival}
                      onChange={({ currentTarget }) => {
                        chosen.value = currentTarget.value;
                      }}
                    >
                      {names.map((name) => (
                        <option key={name} value={name}>
                          {name}
                        </option>
                      ))}
                    </select>
                  </label>
                ),
              }
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
