/** The frame around every page but the home page: the link home, the page's title, and the sound switch. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { houseTexts } from "../../language/language.ts";
import { go } from "../../navigation/routes.ts";
import { type SoundRoom, sound } from "../../sound/index.ts";
import { HomeIcon, IconButton } from "../index.ts";
import { useBrowserColour } from "../theme/browser-colour.ts";
import { SoundSwitch } from "./SoundSwitch.tsx";
import "./frame.css";

export interface FrameProps {
  readonly title: string;
  readonly room?: SoundRoom;
  /** One or several style scopes; that of the page's game by default. */
  readonly scope?: string;
  /** A play screen fills the window and does not scroll; a page of text may. */
  readonly play?: boolean;
  /** Buttons beside the sound. */
  readonly tools?: ComponentChildren;
  /** A banner below the header. */
  readonly sign?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Frame = ({
  title,
  room = "parlour",
  scope = room === "parlour" ? "pages" : room,
  play = false,
  tools,
  sign,
  children,
}: FrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Turnlight`;
    sound.room(room);
    // Focuses the heading, so that screen readers announce the new page.
    heading.current?.focus({ preventScroll: true });
  }, [title, room]);
  useBrowserColour(room);
  return (
    <div class={`frame${play ? " playing" : ""}`} data-room={room} data-scope={scope}>
      <header class="bar">
        <IconButton icon={HomeIcon} label={houseTexts.value.frame.home} onPress={() => go("/")} />
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
