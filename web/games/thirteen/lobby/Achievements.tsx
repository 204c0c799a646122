/** Achievements, earned and open. */
import { useSignal } from "@preact/signals";
import { type ThirteenStanding, thirteenAchievements } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { standing } from "../saved.ts";
import { Achievements as AchievementList, day, TrophyIcon } from "../shared.ts";
import { words } from "../words/words.ts";

export const Achievements = () => {
  const texts = words.value.achievements;
  const got = useSignal<ThirteenStanding["achievements"]>({});
  useEffect(() => {
    void standing().then((now) => {
      got.value = now.achievements;
    });
  }, [got]);
  const list = thirteenAchievements.map((key) => {
    const [name, about] = texts.list[key];
    const at = got.value[key];
    return { key, name, about, got: at !== undefined, note: at === undefined ? texts.locked : day(at) };
  });
  return (
    <div class="arcade">
      <section class="marquee slim">
        <p class="marquee-stars big">
          <TrophyIcon /> {texts.of(Object.keys(got.value).length, thirteenAchievements.length)}
        </p>
      </section>
      <AchievementList list={list} />
    </div>
  );
};
