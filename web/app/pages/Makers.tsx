/** For whoever wants to make a game: two small ones to play and to read, and what it takes. */
import { pages } from "../../games/index.ts";
import { inLanguage, texts } from "../../language/language.ts";
import { go } from "../../navigation/routes.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, GlobeIcon, PlayIcon } from "../../ui/index.ts";
import "./pages.css";

export const Makers = () => {
  const said = texts.value.makers;
  return (
    <Frame title={texts.value.menu.makers}>
      <p>{said.about}</p>
      <h2 class="examples-title">{said.examples}</h2>
      <ul class="examples">
        {Object.entries(pages)
          .filter(([, { great, beside }]) => !great && beside === undefined)
          .map(([name, { Scene, words, far }]) => {
            const { title, call } = inLanguage(words);
            return (
              <li key={name} class="sheet paper example">
                <div class="example-scene">
                  <Scene />
                </div>
                <h3>{title}</h3>
                <p>{call}</p>
                <div class="example-keys">
                  <Button icon={PlayIcon} onPress={() => go(`/play/${name}`)}>
                    {texts.value.howToPlay.play(title)}
                  </Button>
                  {far !== undefined && (
                    <Button kind="quiet" icon={GlobeIcon} onPress={() => go(`/far/new/${name}`)}>
                      {said.far}
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
      </ul>
      <section class="sheet paper">
        <h2>{said.own}</h2>
        <ol class="make-steps">
          {said.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{said.guide}</p>
      </section>
    </Frame>
  );
};
