/** Achievements as medals: the latest ones in gold, the nearest open ones dashed, with what is missing. */
import { dayOf } from "@turnlight/kernel";
import { hallCards } from "../../../games/index.ts";
import { dayAndMonth, number } from "../../../language/format.ts";
import { today } from "../../../language/today.ts";
import { type Medal, medalsToShow } from "./figures.ts";
import { profileWords } from "./words.ts";

const places = 6;

/** Each game has a rim of its own. */
const rims = [
  "M40 4l31 18v36L40 76 9 58V22z",
  "M40 6a34 34 0 1 0 .1 0z",
  "M71 40L74.8 49.3 66.9 55.5 65.5 65.5 55.5 66.9 49.3 74.8 40 71 30.7 74.8 24.5 66.9 14.5 65.5 13.2 55.5 5.2 49.3 9 40 5.2 30.7 13.2 24.5 14.5 14.5 24.5 13.2 30.7 5.2 40 9 49.3 5.2 55.5 13.2 65.5 14.5 66.9 24.5 74.8 30.7z",
  "M26 6h28l20 20v28L54 74H26L6 54V26z",
] as const;

const star = "M40 17l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z";

const whenOf = ({ got, at, progress }: Medal): string => {
  const words = profileWords.value;
  if (!got) return progress === undefined ? words.open : words.progress(number(progress.done), number(progress.of));
  if (at === undefined) return words.earned;
  const date = dayOf(at);
  return date === today() ? words.today : dayAndMonth(date);
};

interface MedalsProps {
  readonly medals: readonly Medal[];
  readonly signs: Readonly<Record<string, string | undefined>>;
  /** Somebody else's: only what they have earned, and no page with the rest. */
  readonly isOthers?: boolean;
}

export const Medals = ({ medals, signs, isOthers = false }: MedalsProps) => {
  const words = profileWords.value;
  const games = Object.keys(hallCards);
  const got = medals.filter((one) => one.got).length;
  return (
    <section class="medals-place" aria-labelledby="medals">
      <div class="profile-head">
        <h2 id="medals">{words.achievements}</h2>
        <small>{words.ofAll(number(got), number(medals.length))}</small>
        {!isOthers && <a href="#/achievements">{words.showAll}</a>}
      </div>
      <ol class="medals">
        {medalsToShow(isOthers ? medals.filter((one) => one.got) : medals, places).map((medal) => (
          <li key={`${medal.game} ${medal.key}`} class={medal.got ? "medal got" : "medal"}>
            <svg viewBox="0 0 80 80" aria-hidden="true">
              <defs>
                <linearGradient id="gold" x1="0" x2="1" y2="1">
                  <stop offset="0" class="gold-hi" />
                  <stop offset="0.5" class="gold" />
                  <stop offset="1" class="gold-lo" />
                </linearGradient>
              </defs>
              <path class="medal-rim" d={rims[games.indexOf(medal.game) % rims.length]} />
              {medal.got && <circle class="medal-ring" cx="40" cy="40" r="27" />}
              <path class="medal-sign" fill-rule="evenodd" d={signs[medal.game] ?? star} />
            </svg>
            <b>{medal.name.value}</b>
            <span>{medal.about.value}</span>
            <em>{whenOf(medal)}</em>
          </li>
        ))}
      </ol>
    </section>
  );
};
