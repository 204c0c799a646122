/** Results over time, and the achievements earned. */
import { useSignal } from "@preact/signals";
import {
  achievementNames,
  achievementsIn,
  type Duel,
  type PeopleDuel,
  peopleDeeds,
  peopleDeedsIn,
  tallyByName,
  tallyOf,
} from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { Tally } from "../play/ending/Tally.tsx";
import { peopleDuels, standing } from "../saved.ts";
import { Achievements, Button, go, PlayIcon } from "../shared.ts";
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

export const Records = () => {
  const people = useSignal<readonly PeopleDuel[]>([]);
  const duels = useSignal<readonly Duel[] | undefined>(undefined);
  useEffect(() => {
    void Promise.all([standing(), peopleDuels()]).then(([now, between]) => {
      people.value = between;
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
    </div>
  );
};
