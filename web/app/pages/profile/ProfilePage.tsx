/** The profile: a portrait and the year's evenings, a card for each game, achievements, friends and privacy. */
import { useSignal } from "@preact/signals";
import { streakOf } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { texts } from "../../../language/language.ts";
import { today } from "../../../language/today.ts";
import { hasVisited } from "../../../match/online/visited.ts";
import { profile } from "../../../store/device-store.ts";
import type { Profile } from "../../../store/index.ts";
import { usePage } from "../../../ui/frame/Frame.tsx";
import { Navigation } from "../../../ui/frame/Navigation.tsx";
import { ChartIcon } from "../../../ui/index.ts";
import { Links } from "../../../ui/pages/Links.tsx";
import { playedOn } from "../../home/challenges.ts";
import { refreshSummaries, summaries } from "../../home/summaries.ts";
import { lazy } from "../../lazy.tsx";
import { EditProfile } from "./EditProfile.tsx";
import { yearOf } from "./evenings.ts";
import { GameCards } from "./GameCards.tsx";
import { type LoadedProfile, loadProfile } from "./load.ts";
import { Medals } from "./Medals.tsx";
import { Person } from "./Person.tsx";
import { Privacy } from "./Privacy.tsx";
import { Street } from "./Street.tsx";
import { profileWords } from "./words.ts";
import "../../../ui/pages/pages.css";
import "./tokens.css";
import "./profile.css";
import "./charts/charts.css";
import "./street.css";

/** Fetched only if this device has an online account: whoever has never played online has no friends there. */
const Friends = lazy(async () => (await import("../../../online/friends/FriendsCard.tsx")).FriendsCard);

/** The same holds for ratings. */
const RatingsCard = lazy(async () => (await import("../../../online/ratings/RatingsCard.tsx")).RatingsCard);

export const ProfilePage = () => {
  const words = profileWords.value;
  const { menu } = texts.value;
  const heading = usePage(menu.profile, "parlour");
  const loaded = useSignal<LoadedProfile | undefined>(undefined);
  const isEdited = useSignal(false);
  useEffect(() => {
    void loadProfile().then((found) => {
      loaded.value = found;
    });
    void refreshSummaries();
  }, [loaded]);
  const mine: Profile = profile.value ?? { name: "", colour: 0, avatar: 0 };
  const states = Object.fromEntries(Object.entries(summaries.value).map(([game, { today: day }]) => [game, day]));
  const streak = streakOf((day) => playedOn(day, states), today());
  const found = loaded.value;
  return (
    <div class="frame with-navigation profile" data-room="parlour" data-scope="pages">
      <Navigation />
      <main tabIndex={-1}>
        <section class="profile-stage" aria-label={menu.profile}>
          <span class="profile-wall" />
          <Person
            mine={mine}
            heading={heading}
            figures={found?.figures}
            streak={streak}
            onEdit={() => {
              isEdited.value = true;
            }}
          />
          {found !== undefined && <Street year={yearOf(found.figures.ended, today())} />}
        </section>
        {found !== undefined && (
          <>
            {found.figures.matches === 0 && <p class="profile-none">{words.none}</p>}
            <GameCards games={found.games} />
            <div class="profile-low">
              <Medals medals={found.medals} signs={found.signs} />
              <section class="profile-friends" aria-labelledby="friends">
                <div class="profile-head">
                  <h2 id="friends">{words.friends}</h2>
                  <a href="#/online">{hasVisited.is ? words.allFriends : words.playOnline}</a>
                </div>
                {hasVisited.is ? <Friends /> : <p>{words.noFriends}</p>}
              </section>
              {hasVisited.is && <RatingsCard />}
              <Privacy mine={mine} streak={streak} found={found} />
            </div>
            <div class="profile-links">
              <Links
                label={menu.more}
                links={[
                  { to: "/statistics", name: menu.statistics, icon: ChartIcon },
                  { to: "/replays", name: menu.replay },
                  { to: "/unfinished", name: menu.unfinished },
                ]}
              />
            </div>
          </>
        )}
      </main>
      {isEdited.value && (
        <EditProfile
          mine={mine}
          onClose={() => {
            isEdited.value = false;
          }}
        />
      )}
    </div>
  );
};
