/** Who plays here: a portrait in its frame, the name, and a few figures. */
import type { RefObject } from "preact";
import { monthName, number, percent } from "../../../language/format.ts";
import { texts } from "../../../language/language.ts";
import type { Profile } from "../../../store/index.ts";
import { Face } from "../../../ui/faces.tsx";
import { navigationWords } from "../../../ui/frame/words.ts";
import { IconButton, PencilIcon } from "../../../ui/index.ts";
import { GearIcon } from "../../../ui/shell-icons.tsx";
import type { PersonFigures } from "./figures.ts";
import { profileWords } from "./words.ts";

interface PersonProps {
  readonly mine: Profile;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined until the device has answered. */
  readonly figures: PersonFigures | undefined;
  readonly streak: number;
  /** Not for somebody else's. */
  readonly onEdit?: () => void;
}

interface PersonFigure {
  readonly value: string;
  readonly unit: string;
}

/** How many figures there is room for. */
const most = 4;

const figuresShown = (
  { matches, wonShare, hours, accuracy }: PersonFigures,
  streak: number,
): readonly PersonFigure[] => {
  const words = profileWords.value;
  const whole = Math.max(1, Math.round(hours));
  return [
    { value: number(matches), unit: words.matches(matches) },
    ...(wonShare === undefined ? [] : [{ value: percent(wonShare, 0), unit: words.won }]),
    ...(streak === 0 ? [] : [{ value: number(streak), unit: words.days(streak) }]),
    ...(accuracy === undefined ? [] : [{ value: number(Math.round(accuracy)), unit: words.accuracy }]),
    { value: number(whole), unit: words.hours(whole) },
  ].slice(0, most);
};

export const Person = ({ mine, heading, figures, streak, onEdit }: PersonProps) => {
  const words = profileWords.value;
  const since = figures?.since;
  return (
    <div class="person">
      <span class="person-frame">
        <span>
          <Face number={mine.avatar} />
        </span>
      </span>
      <div class="person-name">
        <h1 ref={heading} tabIndex={-1}>
          {mine.name || texts.value.profile.usualName}
        </h1>
        <p>
          {figures === undefined
            ? ""
            : since === undefined
              ? words.fresh
              : words.since(monthName(new Date(since).toISOString().slice(0, 7)))}
        </p>
      </div>
      {onEdit !== undefined && (
        <span class="person-tools">
          <IconButton icon={PencilIcon} label={words.edit} onPress={onEdit} />
          <a class="person-settings" href="#/settings" aria-label={navigationWords.value.settings}>
            <GearIcon />
          </a>
        </span>
      )}
      {figures !== undefined && figures.matches > 0 && (
        <ul class="person-figures">
          {figuresShown(figures, streak).map(({ value, unit }) => (
            <li key={unit}>
              <b>{value}</b>
              {unit}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
