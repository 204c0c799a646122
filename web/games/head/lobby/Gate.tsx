/** The lobby's start screen: a playbill with everything one can do here. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Scene } from "../hall/Scene.tsx";
import { page as headPage } from "../page.ts";
import {
  BackIcon,
  BookIcon,
  Button,
  CalendarIcon,
  GlobeIcon,
  go,
  type Icon,
  inLanguage,
  PlayIcon,
  PlusIcon,
  ScrollIcon,
  SettingsIcon,
  TrophyIcon,
  UnfinishedHere,
  useOneAtATime,
} from "../shared.ts";
import { words } from "../words/lobby.ts";
import { changeHabits, habits } from "./preferences.ts";

const summary = () => import("../hall/load-summary.ts");
const beginQuick = async () => (await import("./begin.ts")).beginQuick();

const Line = ({
  to,
  icon: Sign,
  children,
}: {
  readonly to: string;
  readonly icon: Icon;
  readonly children: string;
}) => (
  <li>
    <a class="bill-line" href={`#${to}`}>
      <Sign />
      <span>{children}</span>
    </a>
  </li>
);

export const Gate = () => {
  const texts = words.value;
  const learnt = useSignal(true);
  const opening = useOneAtATime();
  useEffect(() => {
    void habits().then((preferences) => {
      learnt.value = preferences.learnt;
    });
  }, [learnt]);
  return (
    <div class="gate">
      <UnfinishedHere game="head" summary={summary} />
      <section class="bill woodcut paper">
        <div class="bill-picture">
          <Scene />
        </div>
        <p class="bill-title" aria-hidden="true">
          {inLanguage(headPage.words).title}
        </p>
        <p class="bill-tagline">{texts.tagline}</p>
        <nav aria-label={texts.menu.label}>
          <ul>
            <li>
              <button
                type="button"
                class="bill-line"
                disabled={opening.going.value}
                onClick={() => void opening.run(beginQuick)}
              >
                <PlayIcon />
                <span>
                  {texts.menu.quick}
                  <small>{texts.menu.quickAbout}</small>
                </span>
              </button>
            </li>
            <Line to="/play/head/new" icon={PlusIcon}>
              {texts.menu.newGame}
            </Line>
            <Line to="/far/new/head" icon={GlobeIcon}>
              {texts.menu.far}
            </Line>
            <Line to="/play/head/daily" icon={CalendarIcon}>
              {texts.menu.daily}
            </Line>
            <Line to="/play/head/rules" icon={BookIcon}>
              {texts.menu.howToPlay}
            </Line>
            <Line to="/play/head/records" icon={TrophyIcon}>
              {texts.menu.records}
            </Line>
            <Line to="/settings" icon={SettingsIcon}>
              {texts.menu.settings}
            </Line>
            <Line to="/" icon={BackIcon}>
              {texts.menu.exit}
            </Line>
          </ul>
        </nav>
      </section>
      {!learnt.value && (
        <aside class="first-game woodcut paper">
          <h2 class="first-title">{texts.first.title}</h2>
          <p>{texts.first.about}</p>
          <div class="first-keys">
            <Button icon={ScrollIcon} onPress={() => go("/play/head/learn")}>
              {texts.first.play}
            </Button>
            <Button
              kind="quiet"
              onPress={() => {
                learnt.value = true;
                void changeHabits({ learnt: true });
              }}
            >
              {texts.first.skip}
            </Button>
          </div>
        </aside>
      )}
    </div>
  );
};
