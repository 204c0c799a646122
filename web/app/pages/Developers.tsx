/** For developers of new games: two small example games, and what a new one needs. */
import { isPlayedOnline } from "../../games/page.ts";
import { allPages } from "../../games/pages.ts";
import { texts } from "../../language/language.ts";
import { go } from "../../navigation/routes.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, GlobeIcon, PlayIcon } from "../../ui/index.ts";
import "../../ui/pages/pages.css";

export const Developers = () => {
  const labels = texts.value.makers;
  return (
    <Frame title={texts.value.menu.makers}>
      <p>{labels.about}</p>
      <h2 class="examples-title">{labels.examples}</h2>
      <ul class="examples">
        {allPages()
          .filter(([, { featured, beside }]) => !featured && beside === undefined)
          .map(([name, page]) => {
            const { Scene, words } = page;
            const { title, tagline } = words.value;
            return (
              <li key={name} class="sheet paper example">
                <div class="example-scene">
                  <Scene />
                </div>
                <h3>{title}</h3>
                <p>{tagline}</p>
                <div class="example-keys">
                  <Button icon={PlayIcon} onPress={() => go(`/play/${name}`)}>
                    {texts.value.howToPlay.play(title)}
                  </Button>
                  {isPlayedOnline(page) && (
                    <Button kind="quiet" icon={GlobeIcon} onPress={() => go(`/online/new/${name}`)}>
                      {labels.far}
                    </Button>
                  )}
                </div>
              </li>
            );
          })}
      </ul>
      <section class="sheet paper">
        <h2>{labels.own}</h2>
        <ol class="make-steps">
          {labels.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{labels.guide}</p>
      </section>
    </Frame>
  );
};
