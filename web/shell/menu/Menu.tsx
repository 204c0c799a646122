/** The hall: the lamp, the games, and where one left off. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { cardOf, cards } from "../../games/index.ts";
import { dayName, inLanguage, language, texts, today } from "../../language/language.ts";
import { change } from "../../settings/settings.ts";
import { sound } from "../../sound/index.ts";
import { store } from "../../store/device.ts";
import type { RunningMatch } from "../../store/index.ts";
import { SoundSwitch } from "../../table/frame/SoundSwitch.tsx";
import { knowsFar } from "../../table/remote/known.ts";
import { lazy } from "../lazy.tsx";
import { Lamp } from "./Lamp.tsx";
import "./menu.css";

/** Fetched only where somebody has sat down with people far away. */
const FarTables = lazy(async () => (await import("../far/MyTables.tsx")).FirstTables);

/** How many unfinished matches are offered. */
const offered = 3;

const Continue = () => {
  const matches = useSignal<readonly RunningMatch[]>([]);
  useEffect(() => {
    void store
      .then((opened) => opened.running({ limit: offered * 2 }))
      .then((all) => {
        matches.value = all.filter(({ entries }) => entries > 0).slice(0, offered);
      });
  }, [matches]);
  const words = texts.value.menu;
  if (matches.value.length === 0) return null;
  return (
    <section class="continue">
      <h2>{words.continue}</h2>
      <ul>
        {matches.value.map(({ id, game, entries }) => {
          const card = cardOf(game);
          if (card === undefined) return null;
          return (
            <li key={id}>
              <a class="slip-link paper" href={`#/match/${id}`}>
                <strong>{inLanguage(card.words).title}</strong>
                <span class="slip-count">{words.move(entries)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** What is there once a day, the same for everybody. */
const Today = () => {
  const words = texts.value.menu;
  const daily = Object.entries(cards).filter(([, card]) => card.daily !== undefined);
  return (
    <section class="continue">
      <h2>{words.today}</h2>
      <ul>
        {daily.map(([name, card]) => (
          <li key={name} data-room={card.room}>
            <a class="slip-link paper" href={`#/play/${name}/${card.daily}`}>
              <strong>{words.todayIn(inLanguage(card.words).title)}</strong>
              <span class="slip-count">{dayName(today())}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Games = () => {
  const words = texts.value.menu;
  const all = Object.entries(cards);
  return (
    <>
      <h2 class="hidden-title">{words.games}</h2>
      <ul class="great">
        {all
          .filter(([, { great }]) => great)
          .map(([name, { room, Scene, words: own }]) => (
            <li key={name} data-room={room}>
              <a class="great-card" href={`#/play/${name}`}>
                <Scene />
                <span class="card-words">
                  <strong>{inLanguage(own).title}</strong>
                  <span>{inLanguage(own).call}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
      <h2>{words.small}</h2>
      <ul class="small">
        {all
          .filter(([, { great }]) => !great)
          .map(([name, { Scene, words: own }]) => (
            <li key={name}>
              <a class="small-card paper" href={`#/play/${name}`}>
                <Scene />
                <span>
                  <strong>{inLanguage(own).title}</strong>
                  <span>{inLanguage(own).call}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
    </>
  );
};

const More = () => {
  const words = texts.value.menu;
  const links = [
    ["settings", words.settings],
    ["profile", words.profile],
    ["far", words.far],
    ["statistics", words.statistics],
    ["how-to-play", words.howToPlay],
    ["replay", words.replay],
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

export const Menu = () => {
  useEffect(() => {
    document.title = "Turnlight";
    sound.room("parlour");
  }, []);
  const other = language.value === "en" ? "de" : "en";
  return (
    <div class="hall" data-room="parlour" data-scope="menu">
      <header>
        <div class="hall-tools">
          <button type="button" class="plain" lang={other} onClick={() => change({ language: other })}>
            {other === "de" ? "Deutsch" : "English"}
          </button>
          <SoundSwitch />
        </div>
        <Lamp />
        <h1>Turnlight</h1>
        <p class="tagline">{texts.value.tagline}</p>
      </header>
      <main>
        <Continue />
        {knowsFar.is && <FarTables most={offered} />}
        <Games />
        <Today />
      </main>
      <footer>
        <More />
      </footer>
    </div>
  );
};
