/** The frame around every room but the hall: the way home, the room's name, and the sound. */
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
  /** Whose sheets reach in here, one or several: those of the game that has the room, unless told. */
  readonly scope?: string;
  /** A play screen fills the window and never scrolls; a page of text may. */
  readonly play?: boolean;
  /** Buttons beside the sound. */
  readonly tools?: ComponentChildren;
  /** What stands below the bar for as long as it is true. */
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
    // Somebody who cannot see the room change hears its name.
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
