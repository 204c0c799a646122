/** The playbill at the gate: what can be done here. */
import { useSignal } from "@preact/signals";
import { other } from "@turnlight/games/head";
import { standingOf } from "@turnlight/host";
import { useEffect } from "preact/hooks";
import { head } from "../index.ts";
import { changeHabits, habits } from "../keep.ts";
import { Scene } from "../Scene.tsx";
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
  ScrollIcon,
  SettingsIcon,
  store,
  TrophyIcon,
} from "../shared.ts";
import { words } from "../words/lobby.ts";

interface Unfinished {
  readonly id: string;
  readonly against: string;
  readonly placing: boolean;
}

/** The duel that was left last. */
const unfinished = async (): Promise<Unfinished | undefined> => {
  const { running, load } = await store;
  const [match] = await running({ game: "head", limit: 1 });
  const stored = match === undefined ? undefined : await load(match.id);
  if (match === undefined || stored?.ok !== true || stored.value === undefined) return undefined;
  const mine = match.sitters.findIndex(({ kind }) => kind === "person");
  const against = match.sitters[other(mine)]?.name ?? "";
  return { id: match.id, against, placing: !standingOf(stored.value).entries.some(({ by }) => by === mine) };
};

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
  const left = useSignal<Unfinished | undefined>(undefined);
  const learnt = useSignal(true);
  useEffect(() => {
    void unfinished().then((found) => {
      left.value = found;
    });
    void habits().then((kept) => {
      learnt.value = kept.learnt;
    });
  }, [left, learnt]);
  return (
    <div class="gate">
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
            {left.value !== undefined && (
              <li>
                <a class="bill-line main" href={`#/match/${left.value.id}`}>
                  <PlayIcon />
                  <span>
                    {said.menu.goOn} <small>{said.menu.goOnAbout(left.value.against, left.value.placing)}</small>
                  </span>
                </a>
              </li>
            )}
            <Line to="/play/head/new" icon={PlayIcon}>
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
