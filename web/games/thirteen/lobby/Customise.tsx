/** The next run as one likes it: its stake, its kit, free scratching, or a seed. Stake and scratching are remembered. */
import { batch, useSignal } from "@preact/signals";
import type { KitName } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { Key } from "../play/Key.tsx";
import { beginRun, type Wish } from "../play/start-run.ts";
import { changeHabits, habits, standing } from "../saved.ts";
import { refusalText, useOneAtATime } from "../shared.ts";
import { refusals } from "../words/refusals.ts";
import { titleWords } from "../words/title.ts";
import { words } from "../words/words.ts";
import { Kits } from "./Kits.tsx";
import { makeWay } from "./resume.ts";
import { Stakes } from "./Stakes.tsx";
import { keepStake, stakeChosen } from "./stake.ts";

/** `typed` is the seed of a link. */
export const Customise = ({ typed }: { readonly typed: string }) => {
  const texts = words.value.lobby;
  const seed = useSignal(typed);
  const wrong = useSignal("");
  const most = useSignal(0);
  const stake = useSignal(0);
  const kit = useSignal<KitName>("classic");
  const freeScratch = useSignal(false);
  useEffect(() => {
    void Promise.all([standing(), stakeChosen(), habits()]).then(([mine, chosen, kept]) =>
      batch(() => {
        most.value = mine.stake;
        stake.value = chosen;
        freeScratch.value = kept.freeScratch;
      }),
    );
  }, [most, stake, freeScratch]);
  const beginning = useOneAtATime();
  const begin = (wish: Extract<Wish, { kind: "run" | "seed" }>) =>
    beginning.run(async () => {
      if (!(await makeWay())) return;
      const begun = await beginRun({ ...wish, freeScratch: freeScratch.value });
      wrong.value = begun.ok ? "" : refusalText(begun.refusal, refusals);
    });
  const playSeed = () => void begin({ kind: "seed", seed: seed.value });
  return (
    <div class="arcade">
      <section class="panel custom-run">
        {most.value > 0 && (
          <Stakes
            most={most.value}
            chosen={stake.value}
            onChoose={(now) => {
              stake.value = now;
              void keepStake(now);
            }}
          />
        )}
        <Kits
          chosen={kit.value}
          onChoose={(now) => {
            kit.value = now;
          }}
        />
        <label class="door-check">
          <input
            type="checkbox"
            checked={freeScratch.value}
            onChange={({ currentTarget: { checked } }) => {
              freeScratch.value = checked;
              void changeHabits({ freeScratch: checked });
            }}
          />
          <span>{texts.freeScratch}</span>
        </label>
        <Key tone="gold" onPress={() => void begin({ kind: "run", stake: stake.value, kit: kit.value })}>
          {titleWords.value.start}
        </Key>
      </section>
      <form
        class="panel seed-form"
        onSubmit={(event) => {
          event.preventDefault();
          playSeed();
        }}
      >
        <h2>{texts.seed}</h2>
        <p id="seed-about">{texts.seedAbout}</p>
        <div class="seed-row">
          <input
            aria-label={texts.seed}
            aria-describedby="seed-about"
            value={seed.value}
            placeholder={texts.seedPlaceholder}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              seed.value = currentTarget.value;
            }}
          />
          <Key tone="cyan" onPress={playSeed}>
            {texts.playSeed}
          </Key>
        </div>
        <p class="wrong" role="alert">
          {wrong.value}
        </p>
      </form>
    </div>
  );
};
