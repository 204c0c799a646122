/** The home page: the lamp, unfinished matches, the games and today's challenges. */
import { computed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { houseTexts, language } from "../../language/language.ts";
import { hasVisited } from "../../match/online/visited.ts";
import { change } from "../../settings/settings.ts";
import { sound } from "../../sound/index.ts";
import { SoundSwitch } from "../../ui/frame/SoundSwitch.tsx";
import { useBrowserColour } from "../../ui/theme/browser-colour.ts";
import { lazy } from "../lazy.tsx";
import { Games } from "./Games.tsx";
import { Lamp } from "./Lamp.tsx";
import { expectedSummaries, haveSummaries, refreshSummaries, summaries } from "./summaries.ts";
import { Today } from "./Today.tsx";
import "./home.css";

const GoOn = lazy(async () => (await import("./Continue.tsx")).Continue);

/** Fetched only if this device has an online account. */
const FarTables = lazy(async () => (await import("../../online/meeting/MyTables.tsx")).FirstTables);

/** How many online tables are listed. */
const farOffered = 3;

const Offers = lazy(async () => (await import("./Prompts.tsx")).Prompts);

const hasPlayed = computed(() => Object.keys(summaries.value).length > 0);
const hasLeft = computed(() => Object.values(summaries.value).some(({ left }) => left > 0));

const More = () => {
  const words = houseTexts.value.menu;
  const links = [
    ["settings", words.settings],
    ["profile", words.profile],
    ["far", words.far],
    ["statistics", words.statistics],
    ["shelf", words.shelf],
    ["review", words.review],
    ["how-to-play", words.howToPlay],
    ["replay", words.replay],
    ["makers", words.makers],
    ["licences", words.licences],
  ] as const;
  return (
    <nav class="more" aria-label={words.more}>
      {links.map(([path, name]) => (
        <a key={path} href={`#/${path}`}>
          {name}
        </a>
      ))}
    </nav>
  );
};

export const Home = () => {
  useEffect(() => {
    document.title = "Turnlight";
    sound.room("parlour");
    void refreshSummaries();
  }, []);
  useBrowserColour("parlour");
  const other = language.value === "en" ? "de" : "en";
  return (
    <div class="hall" data-room="parlour" data-scope="home">
      <header>
        <Lamp />
        <div class="hall-name">
          <h1 tabIndex={-1}>Turnlight</h1>
          <p class="tagline">{houseTexts.value.tagline}</p>
        </div>
        <div class="hall-tools">
          <button type="button" class="plain" lang={other} onClick={() => change({ language: other })}>
            {other === "de" ? "Deutsch" : "English"}
          </button>
          <SoundSwitch />
        </div>
      </header>
      <main tabIndex={-1}>
        {!haveSummaries.value && expectedSummaries.left && <div class="go-on-place" />}
        {hasLeft.value && <GoOn />}
        {hasVisited.is && <FarTables most={farOffered} />}
        <Games />
        <Today />
        {hasPlayed.value && <Offers />}
      </main>
      <footer>
        <More />
      </footer>
    </div>
  );
};
