/** What has been achieved, and what has not yet. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { allDeeds } from "../keep.ts";
import { type Deed, deeds } from "../play/deeds.ts";
import { day, LockIcon, TrophyIcon } from "../shared.ts";
import { words } from "../words.ts";

export const Achievements = () => {
  const said = words.value.achievements;
  const got = useSignal<ReadonlyMap<Deed, number>>(new Map());
  useEffect(() => {
    void allDeeds().then((all) => {
      got.value = all;
    });
  }, [got]);
  return (
    <div class="arcade">
      <section class="marquee slim">
        <p class="marquee-stars big">
          <TrophyIcon /> {said.of(got.value.size, deeds.length)}
        </p>
      </section>
      <ul class="deeds">
        {deeds.map((deed) => {
          const [name, about] = said.list[deed];
          const at = got.value.get(deed);
          return (
            <li key={deed} class={at === undefined ? "deed" : "deed got"}>
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
