/**
 * The main navigation: four destinations, as a bar at the bottom edge of a phone and as a rail on a desk, where sound
 * and settings are at its foot. On a phone these two are in the page's corner.
 */
import "./navigation.css";
import { houseTexts } from "../../language/language.ts";
import { route } from "../../navigation/routes.ts";
import { change, settings } from "../../settings/settings.ts";
import {
  BookIcon,
  GearIcon,
  GlobeIcon,
  HomeIcon,
  type Icon,
  PersonIcon,
  SoundOffIcon,
  SoundOnIcon,
} from "../shell-icons.tsx";
import { noticeBell } from "../toast-queue.ts";
import { type Destination, destinationOf } from "./destination.ts";
import { navigationWords } from "./words.ts";

const destinations: readonly (readonly [name: Destination, path: string, icon: Icon])[] = [
  ["home", "/", HomeIcon],
  ["online", "/online", GlobeIcon],
  ["learn", "/learn", BookIcon],
  ["profile", "/profile", PersonIcon],
];

const Sound = () => {
  const { muted } = settings.value;
  const words = houseTexts.value.frame;
  return (
    <button
      type="button"
      class="nav-link nav-foot"
      aria-pressed={muted}
      title={muted ? words.unmute : words.mute}
      onClick={() => change({ muted: !muted })}
    >
      {muted ? <SoundOffIcon /> : <SoundOnIcon />}
      <span>{navigationWords.value.sound}</span>
    </button>
  );
};

export const Navigation = () => {
  const words = navigationWords.value;
  const here = destinationOf(route.value);
  const Bell = noticeBell.value;
  return (
    <nav class="navigation" aria-label={words.label}>
      <span class="nav-brand" aria-hidden="true">
        Turnlight
      </span>
      {destinations.map(([name, path, Sign]) => (
        <a key={name} class="nav-link" href={`#${path}`} {...(here === name && { "aria-current": "page" as const })}>
          <Sign />
          <span>{words[name]}</span>
        </a>
      ))}
      {Bell && <Bell />}
      <Sound />
      <a class="nav-link nav-foot" href="#/settings" {...(here === "settings" && { "aria-current": "page" as const })}>
        <GearIcon />
        <span>{words.settings}</span>
      </a>
    </nav>
  );
};
