/** What has been achieved, and what has not yet. */
import { useSignal } from "@preact/signals";
import { achievements, type Standing } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { standing } from "../keep.ts";
import { day, LockIcon, TrophyIcon } from "../shared.ts";
import { words } from "../words/words.ts";

export const Achievements = () => {
  const said = words.value.achievements;
  const got = useSignal<Standing["achievements"]>({});
  useEffect(() => {
    void standing().then((now) => {
      got.value = now.achievements;
    });
  }, [got]);
  return (
    <div class="arcade">
      <section class="marquee slim">
        <p class="marquee-stars big">
          <TrophyIcon /> {said.of(Object.keys(got.value).length, achievements.length)}
        </p>
      </section>
      <ul class="deeds">
        {achievements.map((achievement) => {
          const [name, about] = said.list[achievement];
          const at = got.value[achievement];
          return (
            <li key={achievement} class={at === undefined ? "deed" : "deed got"}>
              {at === undefined ? <LockIcon /> : <TrophyIcon />}
              <b>{name}</b>
              <span>{about}</span>
              <small>{at === undefined ? said.locked : day(at)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
