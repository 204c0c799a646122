/** The signpost: the other ways to play, and where each of them stands. */
import { timeLeft } from "../../../../language/time-left.ts";
import { today } from "../../../../language/today.ts";
import { CalendarIcon, GlobeIcon, type Icon, PencilIcon } from "../../shared.ts";
import { dailyName } from "../../words/campaign.ts";
import { mapWords } from "../../words/map.ts";
import { EndlessIcon } from "./icons.tsx";

export interface MapNews {
  /** Stars of today's level, if it is solved. */
  readonly daily: number | undefined;
  readonly endless: number;
  /** How many levels of one's own there are. */
  readonly own: number;
}

interface SignProps {
  readonly to: string;
  readonly icon: Icon;
  readonly name: string;
  readonly about: string;
}

const Sign = ({ to, icon: Drawing, name, about }: SignProps) => (
  <a class="map-sign" href={`#${to}`}>
    <Drawing />
    <span>
      <strong>{name}</strong>
      <span>{about}</span>
    </span>
  </a>
);

export const Signs = ({ news }: { readonly news: MapNews }) => {
  const texts = mapWords.value;
  const { hours, minutes } = timeLeft(Date.now());
  return (
    <nav class="map-signs" aria-label={texts.ways}>
      <Sign
        to="/play/wisp/daily"
        icon={CalendarIcon}
        name={texts.daily}
        about={[
          dailyName(today()) ?? [],
          news.daily === undefined ? texts.left(hours, minutes) : texts.dailyDone(news.daily),
        ]
          .flat()
          .join(" · ")}
      />
      <Sign
        to="/play/wisp/endless"
        icon={EndlessIcon}
        name={texts.endless}
        about={news.endless === 0 ? texts.endlessNew : texts.endlessSolved(news.endless)}
      />
      <Sign
        to={news.own === 0 ? "/play/wisp/editor" : "/play/wisp/mine"}
        icon={PencilIcon}
        name={texts.own}
        about={news.own === 0 ? texts.ownNone : texts.ownLevels(news.own)}
      />
      <Sign to="/online/new/wisp-side-by-side" icon={GlobeIcon} name={texts.online} about={texts.onlineAbout} />
    </nav>
  );
};
