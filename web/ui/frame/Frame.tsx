/**
 * The frame around every page but the home page: the way one level up, the page's title, and the sound switch. Pages of
 * the house have the main navigation too; a match has the way home beside the one to its lobby.
 */
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { houseTexts } from "../../language/language.ts";
import { go, route } from "../../navigation/routes.ts";
import { type SoundRoom, sound } from "../../sound/index.ts";
import { BackIcon, HomeIcon, IconButton } from "../index.ts";
import { useBrowserColour } from "../theme/browser-colour.ts";
import { upFrom } from "./destination.ts";
import { Navigation } from "./Navigation.tsx";
import { SoundSwitch } from "./SoundSwitch.tsx";
import { navigationWords } from "./words.ts";
import "./frame.css";

export interface FrameProps {
  readonly title: string;
  readonly room?: SoundRoom;
  /** One or several style scopes; that of the page's game by default. */
  readonly scope?: string;
  /** A play screen fills the window and does not scroll; a page of text may. */
  readonly play?: boolean;
  /** The page one level up, where the address does not say it: a match's lobby. */
  readonly up?: string;
  /** Buttons beside the sound. */
  readonly tools?: ComponentChildren;
  /** A banner below the header. */
  readonly sign?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Names the page, and focuses its heading, so that screen readers announce it. */
export const usePage = (title: string, room: SoundRoom): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Turnlight`;
    sound.room(room);
    heading.current?.focus({ preventScroll: true });
  }, [title, room]);
  useBrowserColour(room);
  return heading;
};

export const Frame = ({
  title,
  room = "parlour",
  scope = room === "parlour" ? "pages" : room,
  play = false,
  up = upFrom(route.value),
  tools,
  sign,
  children,
}: FrameProps) => {
  const heading = usePage(title, room);
  const hasNavigation = room === "parlour" && !play;
  const home = <IconButton icon={HomeIcon} label={houseTexts.value.frame.home} onPress={() => go("/")} />;
  return (
    <div
      class={`frame${play ? " playing" : ""}${hasNavigation ? " with-navigation" : ""}`}
      data-room={room}
      data-scope={scope}
    >
      {hasNavigation && <Navigation />}
      <header class="bar">
        {up !== undefined && up !== "/" && (
          <IconButton icon={BackIcon} label={navigationWords.value.back} onPress={() => go(up)} />
        )}
        {up === "/" ? home : !hasNavigation && <span class="bar-home">{home}</span>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div class="bar-tools">
          {tools}
          <SoundSwitch />
        </div>
        {sign}
      </header>
      <main tabIndex={-1}>{children}</main>
    </div>
  );
};
