/** The board on the wall: the other ways to play. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { timeLeft } from "../../../language/time-left.ts";
import {
  BookIcon,
  CalendarIcon,
  ChartIcon,
  CheckIcon,
  ForwardIcon,
  GlobeIcon,
  type Icon,
  number,
  percent,
  TrophyIcon,
  today,
} from "../shared.ts";
import { frontWords } from "../words/front.ts";
import { words } from "../words/words.ts";
import { dayRounds, opponentOf } from "./daily-opponent.ts";
import { LadderIcon, NoConnectionIcon, TogetherIcon } from "./icons.tsx";
import type { LobbyNews } from "./news.ts";

const useIsOnline = (): boolean => {
  const isOnline = useSignal(navigator.onLine);
  useEffect(() => {
    const look = () => {
      isOnline.value = navigator.onLine;
    };
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, [isOnline]);
  return isOnline.value;
};

interface WayProps {
  readonly to: string;
  readonly icon: Icon;
  readonly name: string;
  readonly children: ComponentChildren;
}

const Way = ({ to, icon: Sign, name, children }: WayProps) => (
  <a class="front-way" href={`#${to}`}>
    <Sign />
    <span class="front-way-words">
      <strong>{name}</strong>
      <span class="front-way-about">{children}</span>
    </span>
    <ForwardIcon />
  </a>
);

/** Today's opponent and the time left, or the result and when the next one begins. */
const Today = ({ news }: { readonly news: LobbyNews | undefined }) => {
  const texts = frontWords.value;
  const { hours, minutes } = timeLeft(Date.now());
  const day = news?.day;
  if (day === undefined)
    return (
      <>
        <span>{texts.dailyAbout(words.value.patrons[opponentOf(today())].name, dayRounds)}</span>{" "}
        <b>{texts.left(hours, minutes)}</b>
      </>
    );
  const { won, lost } = words.value.daily;
  const said =
    day.duplicate === undefined
      ? (day.won ? won : lost)(number(day.score), number(day.other))
      : texts.dailyPoints(number(day.score), percent(day.duplicate.quality, 0));
  return (
    <>
      <span class="front-done">
        <CheckIcon />
        {said}
      </span>{" "}
      <span>{texts.newIn(hours, minutes)}</span>
    </>
  );
};

export const Board = ({ news }: { readonly news: LobbyNews | undefined }) => {
  const texts = frontWords.value;
  const isOnline = useIsOnline();
  return (
    <nav class="front-board" aria-label={texts.ways}>
      <Way to="/play/zonk/daily" icon={CalendarIcon} name={texts.daily}>
        <Today news={news} />
      </Way>
      <Way to="/play/zonk/career" icon={LadderIcon} name={texts.career}>
        {texts.careerAbout(news?.career.won ?? 0, news?.career.of ?? 0)}
      </Way>
      <Way to="/play/zonk/tournament" icon={TrophyIcon} name={texts.tournament}>
        {news?.round === undefined ? texts.tournamentAbout : <b>{texts.due(news.round)}</b>}
      </Way>
      <Way to="/online/new/zonk" icon={isOnline ? GlobeIcon : NoConnectionIcon} name={texts.online}>
        {isOnline ? texts.onlineAbout : texts.offline}
      </Way>
      <Way to="/play/zonk/together" icon={TogetherIcon} name={texts.together}>
        {texts.togetherAbout}
      </Way>
      <Way to="/play/zonk/lesson" icon={BookIcon} name={texts.learn}>
        {texts.learnAbout}
      </Way>
      <Way to="/play/zonk/book" icon={ChartIcon} name={texts.statistics}>
        {texts.statisticsAbout}
      </Way>
    </nav>
  );
};
