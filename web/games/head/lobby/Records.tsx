/** Results over time, and the achievements earned. */
import { useSignal } from "@preact/signals";
import { achievementNames, achievementsIn, type Duel, tallyOf } from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { Tally } from "../play/ending/Tally.tsx";
import { standing } from "../saved.ts";
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

export const Records = () => {
  const duels = useSignal<readonly Duel[] | undefined>(undefined);
  useEffect(() => {
    void standing().then((now) => {
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
    </div>
  );
};
