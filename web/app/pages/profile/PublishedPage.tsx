/** A profile that somebody has published: portrait, year, games and achievements, as the server gives it to this visitor. */
import { useSignal } from "@preact/signals";
import type { PublishedProfile, SeenProfile } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { hallCards } from "../../../games/index.ts";
import { statisticsOf } from "../../../games/pages.ts";
import { summaryOf } from "../../../games/summaries.ts";
import { textsLoaded } from "../../../language/catalogue.ts";
import { number } from "../../../language/format.ts";
import { refusalText } from "../../../language/refusals.ts";
import { serverApi } from "../../../match/online/server-api.ts";
import { onlineRefusals } from "../../../online/refusals.ts";
import { usePage } from "../../../ui/frame/Frame.tsx";
import { Navigation } from "../../../ui/frame/Navigation.tsx";
import { NotFound } from "../../../ui/NotFound.tsx";
import { lazy, Moment } from "../../lazy.tsx";
import { yearOf } from "./evenings.ts";
import type { Medal } from "./figures.ts";
import { Medals } from "./Medals.tsx";
import { Person } from "./Person.tsx";
import { figuresIn } from "./published.ts";
import { ShownMatches } from "./ShownMatches.tsx";
import { Street } from "./Street.tsx";
import { profileWords } from "./words.ts";
import "../../../ui/pages/pages.css";
import "./tokens.css";
import "./profile.css";
import "./street.css";

/** Only for a profile with ratings. */
const SharedRatings = lazy(async () => (await import("../../../online/ratings/SharedRatings.tsx")).SharedRatings);

interface ShownProfile {
  readonly profile: SeenProfile;
  readonly medals: readonly Medal[];
  readonly signs: Readonly<Record<string, string | undefined>>;
}

/** The names of achievements come from the games; which of them were earned, from the profile. */
const medalsIn = async ({ achievements }: PublishedProfile): Promise<Omit<ShownProfile, "profile">> => {
  const games = await Promise.all(
    Object.keys(hallCards).map(async (game) => {
      const statistics = await statisticsOf(game);
      if (statistics === undefined) return { game, sign: undefined, medals: [] };
      const standing = await (await summaryOf(game)).standing();
      const medals = statistics.achievementsOf(standing, []).map(({ key, name, about }): Medal => {
        const earned = achievements.find((one) => one.game === game && one.key === key);
        return { game, key, name, about, got: earned !== undefined, at: earned?.at };
      });
      return { game, sign: statistics.sign, medals };
    }),
  );
  await textsLoaded();
  return {
    medals: games.flatMap(({ medals }) => medals),
    signs: Object.fromEntries(games.map(({ game, sign }) => [game, sign])),
  };
};

const Games = ({ games }: Pick<PublishedProfile, "games">) => {
  const words = profileWords.value;
  return (
    <section class="portraits-place" aria-labelledby="portraits">
      <h2 id="portraits" class="spoken-only">
        {words.publishedGames}
      </h2>
      <ul class="portraits">
        {games.map(({ game, matches, won }) => {
          const card = hallCards[game];
          if (card === undefined) return null;
          return (
            <li key={game} class="portrait" data-room={card.room} data-game={game}>
              <h3>{card.words.value.title}</h3>
              <p class="portrait-figure">
                <b>{number(matches)}</b> <span>{words.matches(matches)}</span>
              </p>
              <p class="portrait-scene">
                <card.Scene />
              </p>
              <p class="portrait-caption">{won === undefined ? "" : words.wonShort(number(won))}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Shown = ({ shown: { profile, medals, signs } }: { readonly shown: ShownProfile }) => {
  const heading = usePage(profile.name, "parlour");
  const figures = figuresIn(profile);
  return (
    <div class="frame with-navigation profile" data-room="parlour" data-scope="pages">
      <Navigation />
      <main tabIndex={-1}>
        <section class="profile-stage" aria-label={profileWords.value.publishedTitle}>
          <span class="profile-wall" />
          <Person mine={profile} heading={heading} figures={figures} streak={profile.streak} />
          <Street year={yearOf(figures.ended, profile.until)} />
        </section>
        {profile.games.length === 0 ? (
          <p class="profile-none">{profileWords.value.publishedNone}</p>
        ) : (
          <Games games={profile.games} />
        )}
        <div class="profile-low">
          <Medals medals={medals} signs={signs} isOthers />
          {profile.ratings !== undefined && <SharedRatings ratings={profile.ratings} />}
          {profile.records !== undefined && (
            <section aria-labelledby="shown-matches">
              <div class="profile-head">
                <h2 id="shown-matches">{profileWords.value.publishedMatches}</h2>
              </div>
              <ShownMatches records={profile.records} label={profileWords.value.publishedMatches} />
            </section>
          )}
        </div>
      </main>
    </div>
  );
};

export const PublishedPage = ({ link }: { readonly link: string }) => {
  const shown = useSignal<ShownProfile | undefined>(undefined);
  const refused = useSignal("");
  useEffect(() => {
    void serverApi.profile(link).then(async (read) => {
      if (read.ok) shown.value = { profile: read.value, ...(await medalsIn(read.value)) };
      else refused.value = refusalText(read.refusal, onlineRefusals());
    });
  }, [link, shown, refused]);
  if (shown.value !== undefined) return <Shown shown={shown.value} />;
  if (refused.value !== "") return <NotFound title={profileWords.value.publishedTitle} about={refused.value} />;
  return <Moment />;
};
