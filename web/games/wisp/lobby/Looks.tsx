/** The looks of the wisp: those that stars have unlocked can be worn, the others say how many are missing. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { Wisp } from "../board/Creatures.tsx";
import { standingNow } from "../hall/standing.ts";
import { campaignStars, type LookName, lookNames, lookStars } from "../looks/looks.ts";
import { loadDrawings, loadLook, wear, wornLook } from "../looks/worn.ts";
import { CheckIcon, LockIcon, StarIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { bestsOf } from "./campaign.ts";
import "./looks.css";

export const Looks = () => {
  const stars = useSignal<number | undefined>(undefined);
  useEffect(() => {
    void loadDrawings();
    void loadLook();
    void standingNow().then((standing) => {
      stars.value = campaignStars(bestsOf(standing));
    });
  }, [stars]);
  const texts = words.value.looks;
  const earned = stars.value;
  const looks: readonly (LookName | "")[] = ["", ...lookNames];
  return (
    <div class="wisp-room wisp-looks">
      <Backdrop biome="forest" />
      <section class="chapter">
        <header>
          <p>{texts.about}</p>
          <p class="chapter-stars">
            <StarIcon /> {earned === undefined ? "\u00a0" : texts.earned(earned)}
          </p>
        </header>
        <ul class="looks-shelf">
          {looks.map((look) => {
            const missing = earned === undefined || look === "" ? 0 : Math.max(0, lookStars[look] - earned);
            const isWorn = wornLook.value === look;
            return (
              <li key={look}>
                <button
                  type="button"
                  class={`look${isWorn ? " worn" : ""}`}
                  aria-pressed={isWorn}
                  disabled={missing > 0 || earned === undefined}
                  onClick={() => void wear(look)}
                >
                  <span class="look-picture">
                    <Wisp look={look} />
                  </span>
                  <strong>{look === "" ? texts.usual : texts.names[look]}</strong>
                  <span class="look-state">
                    {missing > 0 ? (
                      <>
                        <LockIcon /> {texts.missing(missing)}
                      </>
                    ) : isWorn ? (
                      <>
                        <CheckIcon /> {texts.worn}
                      </>
                    ) : (
                      texts.wear
                    )}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
};
