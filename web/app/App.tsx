/** The root component: picks the page for the current route and renders what all pages share. */
import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hallCards } from "../games/index.ts";
import { houseTexts } from "../language/language.ts";
import { route } from "../navigation/routes.ts";
import { sound } from "../sound/index.ts";
import { troubles } from "../store/device-store.ts";
import { Overlays, SkipLink } from "../ui/index.ts";
import { Guarded, useFaults } from "./Broken.tsx";
import { Home } from "./home/Home.tsx";
import { lazy } from "./lazy.tsx";
import type { SetupProps } from "./setup/Setup.tsx";
import { sayNewTroubles, sayTrouble } from "./troubles.ts";

const NotFound = lazy(async () => (await import("../ui/NotFound.tsx")).NotFound);
const Settings = lazy(async () => (await import("./pages/Settings.tsx")).Settings);
const Profiles = lazy(async () => (await import("./pages/profile/Profiles.tsx")).Profiles);
const Statistics = lazy(async () => (await import("../statistics/Statistics.tsx")).Statistics);
const YourData = lazy(async () => (await import("./pages/YourData.tsx")).YourData);
const AchievementsPage = lazy(async () => (await import("./pages/AchievementsPage.tsx")).AchievementsPage);
const UnfinishedPage = lazy(async () => (await import("./pages/UnfinishedPage.tsx")).UnfinishedPage);
const HowToPlay = lazy(async () => (await import("./pages/HowToPlay.tsx")).HowToPlay);
const Developers = lazy(async () => (await import("./pages/Developers.tsx")).Developers);
const Licences = lazy(async () => (await import("./pages/Licences.tsx")).Licences);
const Replay = lazy(async () => (await import("./replay/Replay.tsx")).Replay);
const Review = lazy(async () => (await import("../review/Review.tsx")).Review);
const LearnPages = lazy(async () => (await import("../learn/LearnPages.tsx")).LearnPages);
/** Prefetches the game's lobby along with the set-up page, which reports it if that fails. */
const Setup = lazy(async ({ game }: SetupProps) => {
  if (Object.hasOwn(hallCards, game)) hallCards[game]?.lobby?.().catch(() => undefined);
  return (await import("./setup/Setup.tsx")).Setup;
});
const BoardsPage = lazy(async () => (await import("../boards/BoardsPage.tsx")).BoardsPage);
const ChallengePage = lazy(async () => (await import("../boards/ChallengePage.tsx")).ChallengePage);
const OnlinePages = lazy(async () => (await import("../online/OnlinePages.tsx")).OnlinePages);
const MatchPage = lazy(async () => (await import("./match/MatchPage.tsx")).MatchPage);

const Room = () => {
  const here = route.value;
  switch (here.name) {
    case "home":
      return <Home />;
    case "settings":
      return <Settings />;
    case "profile":
      return <Profiles link={here.link} />;
    case "statistics":
      return <Statistics />;
    case "data":
      return <YourData />;
    case "achievements":
      return <AchievementsPage />;
    case "unfinished":
      return <UnfinishedPage />;
    case "how-to-play":
      return <HowToPlay />;
    case "developers":
      return <Developers />;
    case "licences":
      return <Licences />;
    case "replays":
      return <Replay saved={here.saved} link={here.link} online={here.online} />;
    case "review":
      return <Review place={here.place} />;
    case "learn":
      return <LearnPages place={here.place} />;
    case "play":
      return <Setup key={here.game} game={here.game} place={here.place ?? ""} />;
    case "match":
      return <MatchPage id={here.id} />;
    case "online":
      return <OnlinePages place={here.place} />;
    case "boards":
      return <BoardsPage board={here.board} />;
    case "challenge":
      return <ChallengePage key={here.id} id={here.id} />;
    case "rescue":
      // Rendered by a separate script, web/rescue, outside this component.
      return null;
    case "not-found":
      return <NotFound about={houseTexts.value.frame.lostAbout(here.path)} />;
  }
};

const useNews = (): void => {
  useSignalEffect(() => {
    sayNewTroubles(troubles.value);
    if (sound.trouble.value) void sayTrouble(sound.trouble.value);
  });
};

/** Plays a short sound whenever a control is pressed. */
const useTaps = (): void => {
  useEffect(() => {
    const tap = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("button, a, summary") !== null) sound.play("tap");
    };
    document.addEventListener("click", tap);
    return () => document.removeEventListener("click", tap);
  }, []);
};

export const App = () => {
  useNews();
  useFaults();
  useTaps();
  return (
    <>
      <SkipLink label={houseTexts.value.frame.skipToContent} />
      <Guarded>
        <Room />
      </Guarded>
      <Overlays />
    </>
  );
};
