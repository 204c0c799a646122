/** The first page: what is there. */
import { cards } from "../games/index.ts";
import { FairDice } from "./FairDice.tsx";
import { Lamp } from "./Lamp.tsx";
import { language, otherLanguage, texts } from "./language.ts";

export const FrontPage = () => {
  const words = texts.value;
  return (
    <>
      <header>
        <button type="button" class="quiet" lang={language.value === "en" ? "de" : "en"} onClick={otherLanguage}>
          {words.language}
        </button>
        <Lamp />
        <h1>Turnlight</h1>
        <p class="tagline">{words.tagline}</p>
      </header>
      <main>
        <section>
          <h2 class="on-wall">{words.onTheTable}</h2>
          <ul class="cards">
            {Object.entries(cards).map(([name, { Emblem, seats, words: own, command }]) => (
              <li key={name} class="paper card">
                <Emblem />
                <div>
                  <h3>{own[language.value].title}</h3>
                  <p>{own[language.value].about}</p>
                  <p class="small">{words.seats(seats.least, seats.most)}</p>
                  <p class="small">{words.play}</p>
                  <code>{command}</code>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <FairDice />
      </main>
      <footer>{words.source}</footer>
    </>
  );
};
