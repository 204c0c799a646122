/** The playbill at the gate: what can be done here. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Scene } from "../hall/Scene.tsx";
import { head } from "../page.ts";
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

const feeder = () => import("../hall/load-summary.ts");
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
  const said = words.value;
  const learnt = useSignal(true);
  const opening = useOneAtATime();
  useEffect(() => {
    void habits().then((kept) => {
      learnt.value = kept.learnt;
    });
  }, [learnt]);
  return (
    <div class="gate">
      <UnfinishedHere game="head" feeder={feeder} />
      <section class="bill woodcut paper">
        <div class="bill-picture">
          <Scene />
        </div>
        <p class="bill-title" aria-hidden="true">
          {inLanguage(head.words).title}
        </p>
        <p class="bill-tagline">{said.tagline}</p>
        <nav aria-label={said.menu.label}>
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
                  {said.menu.quick}
                  <small>{said.menu.quickAbout}</small>
                </span>
              </button>
            </li>
            <Line to="/play/head/new" icon={PlusIcon}>
              {said.menu.newGame}
            </Line>
            <Line to="/far/new/head" icon={GlobeIcon}>
              {said.menu.far}
            </Line>
            <Line to="/play/head/daily" icon={CalendarIcon}>
              {said.menu.daily}
            </Line>
            <Line to="/play/head/rules" icon={BookIcon}>
              {said.menu.howToPlay}
            </Line>
            <Line to="/play/head/records" icon={TrophyIcon}>
              {said.menu.records}
            </Line>
            <Line to="/settings" icon={SettingsIcon}>
              {said.menu.settings}
            </Line>
            <Line to="/" icon={BackIcon}>
              {said.menu.exit}
            </Line>
          </ul>
        </nav>
      </section>
      {!learnt.value && (
        <aside class="first-game woodcut paper">
          <h2 class="first-title">{said.first.title}</h2>
          <p>{said.first.about}</p>
          <div class="first-keys">
            <Button icon={ScrollIcon} onPress={() => go("/play/head/learn")}>
              {said.first.play}
            </Button>
            <Button
              kind="quiet"
              onPress={() => {
                learnt.value = true;
                void changeHabits({ learnt: true });
              }}
            >
              {said.first.skip}
            </Button>
          </div>
        </aside>
      )}
    </div>
  );
};
