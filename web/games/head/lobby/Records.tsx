/** Results over time, and the achievements earned. */
import { type Signal, useSignal } from "@preact/signals";
import {
  achievementNames,
  achievementsIn,
  type Duel,
  type DuelMemory,
  habitsIn,
  type PeopleDuel,
  peopleDeeds,
  peopleDeedsIn,
  tallyByName,
  tallyOf,
} from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { Tally } from "../play/ending/Tally.tsx";
import { habitNoted } from "../play/habits.ts";
import { forgetAll, memories, peopleDuels, standing } from "../saved.ts";
import { Achievements, BinIcon, Button, go, PlayIcon, toast } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { words as playWords } from "../words/play.ts";

const Deeds = ({ duels }: { readonly duels: readonly Duel[] }) => {
  const texts = words.value.records;
  const earned = new Set(achievementsIn(duels));
  const list = achievementNames.map((key) => {
    const got = earned.has(key);
    return { key, ...playWords.value.deeds[key], got, note: got ? texts.earned : texts.locked };
  });
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">
        {texts.deeds} <small>{texts.done(earned.size, achievementNames.length)}</small>
      </h2>
      <Achievements list={list} />
    </section>
  );
};

const People = ({ duels }: { readonly duels: readonly PeopleDuel[] }) => {
  const texts = words.value.records;
  const earned = new Set(peopleDeedsIn(duels));
  const list = peopleDeeds.map((key) => {
    const got = earned.has(key);
    return { key, ...playWords.value.peopleDeeds[key], got, note: got ? texts.earned : texts.locked };
  });
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">
        {texts.people} <small>{texts.done(earned.size, peopleDeeds.length)}</small>
      </h2>
      <p class="soft">{texts.peopleAbout}</p>
      {duels.length > 0 && (
        <table class="people-table">
          <tbody>
            {tallyByName(duels).map(({ name, won, played }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{texts.wonOf(won, played)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Achievements list={list} />
    </section>
  );
};

const Remembers = ({ known }: { readonly known: Signal<readonly DuelMemory[]> }) => {
  const texts = playWords.value.remembers;
  const habits = habitsIn(known.value);
  return (
    <section class="sheet woodcut paper">
      <h2 class="sheet-title">{texts.title}</h2>
      {habits.length === 0 ? (
        <p class="soft">{texts.none}</p>
      ) : (
        <>
          <p class="soft">{texts.about}</p>
          <ul>
            {habits.map((habit) => (
              <li key={habit.kind}>{habitNoted(habit, playWords.value)}</li>
            ))}
          </ul>
        </>
      )}
      {known.value.length > 0 && (
        <Button
          kind="quiet"
          icon={BinIcon}
          onPress={() =>
            void forgetAll().then(() => {
              known.value = [];
              toast(texts.forgot);
            })
          }
        >
          {texts.forget}
        </Button>
      )}
    </section>
  );
};

export const Records = () => {
  const known = useSignal<readonly DuelMemory[]>([]);
  const people = useSignal<readonly PeopleDuel[]>([]);
  const duels = useSignal<readonly Duel[] | undefined>(undefined);
  useEffect(() => {
    void Promise.all([standing(), peopleDuels(), memories()]).then(([now, between, remembered]) => {
      people.value = between;
      known.value = remembered;
      duels.value = now.duels;
    });
  }, [duels]);
  const texts = words.value.records;
  const all = duels.value;
  if (all === undefined) return null;
  return (
    <div class="records">
      {all.length === 0 ? (
        <section class="sheet woodcut paper records-none">
          <p>{texts.none}</p>
          <Button icon={PlayIcon} onPress={() => go("/play/head/new")}>
            {texts.begin}
          </Button>
        </section>
      ) : (
        <section class="sheet woodcut paper">
          <Tally duels={all} tally={tallyOf(all)} />
        </section>
      )}
      <Deeds duels={all} />
      <People duels={people.value} />
      <Remembers known={known} />
    </div>
  );
};
