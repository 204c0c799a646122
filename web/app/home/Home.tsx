/** The home page: today's challenges on a shelf, unfinished matches, friends, and the four games. */
import { computed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hallCards } from "../../games/index.ts";
import { sound } from "../../sound/index.ts";
import { Navigation } from "../../ui/frame/Navigation.tsx";
import { useBrowserColour } from "../../ui/theme/browser-colour.ts";
import { lazy } from "../lazy.tsx";
import { loadAllArt } from "./art.ts";
import { Friends } from "./Friends.tsx";
import { Games } from "./Games.tsx";
import { NewHere } from "./NewHere.tsx";
import {
  expectedSummaries,
  haveSummaries,
  haveTables,
  onlineTables,
  refreshSummaries,
  refreshTables,
  summaries,
} from "./summaries.ts";
import { Today } from "./Today.tsx";
import "./home.css";
import "./stage.css";
import "./shelves.css";
import "./band.css";
import "./rooms.css";

const Continue = lazy(async () => (await import("./Continue.tsx")).Continue);

const Later = lazy(async () => (await import("./Later.tsx")).Later);

const featured = Object.keys(hallCards).filter((game) => hallCards[game]?.featured === true);

const hasPlayed = computed(() => Object.keys(summaries.value).length > 0);
const hasLeft = computed(
  () => onlineTables.value.length > 0 || Object.values(summaries.value).some(({ left }) => left > 0),
);

/** Until store and server have answered, what was shown last time keeps its place. */
const Waiting = () => {
  if (hasLeft.value) return null;
  if (expectedSummaries.left) return <div class="continue-place" />;
  return expectedSummaries.played.length === 0 && !haveSummaries.value ? <NewHere /> : null;
};

const Band = () => (
  <div class="band" data-alone={haveSummaries.value && hasPlayed.value && !hasLeft.value}>
    {!(haveSummaries.value && haveTables.value) && <Waiting />}
    {haveSummaries.value && !hasPlayed.value && <NewHere />}
    {hasLeft.value && <Continue />}
    <Friends />
  </div>
);

export const Home = () => {
  useEffect(() => {
    document.title = "Turnlight";
    sound.room("parlour");
    void loadAllArt(featured);
    void refreshSummaries();
    void refreshTables();
  }, []);
  useBrowserColour("parlour");
  return (
    <div class="hall" data-room="parlour" data-scope="home">
      <Navigation />
      <main tabIndex={-1}>
        <Today />
        <Band />
        <Games />
        {hasPlayed.value && <Later />}
      </main>
    </div>
  );
};
