/** What tells the ladder's characters apart on the scaffold: behind the face, and over it. The face itself is shared. */
import type { CharacterName } from "@turnlight/games/head";
import type { ComponentChildren } from "preact";

interface CharacterParts {
  readonly behind: ComponentChildren;
  readonly over: ComponentChildren;
}

export const characterParts: Readonly<Record<CharacterName, CharacterParts>> = {
  // A hood that is far too large, pushed back, and a fringe.
  apprentice: {
    behind: <path class="hood" d="M4-26c14 2 19 12 18 24l-3 20H-19l-3-20C-23-14-16-26 4-26z" />,
    over: (
      <>
        <path class="hood" d="M-14-1C-16-14-8-20 0-20s16 6 14 19l-3-2c0-8-3-12-11-12s-11 4-11 12z" />
        <path class="brassy" d="M-10-8l4-5 2 4 4-5 2 5 4-5 3 6q-9-3-19 0z" />
        <circle class="brassy" cx="8" cy="-26" r="2.6" />
        <path class="seat" d="M-11 13q11 6 22 0l-2 6q-9 4-18 0z" />
      </>
    ),
  },
  // Long hair under a wide hat.
  gravedigger: {
    behind: <path class="papery" d="M-14-4q-5 12-1 22l5 1V-2h20v21l5-1q4-10-1-22z" />,
    over: (
      <>
        <path class="inked" d="M-11-9c-1-10 2-15 11-15s12 5 11 15z" />
        <path class="seat" d="M-11-12h22v4h-22z" />
        <path class="hood" d="M-24-7q24-7 48 0-8 5-24 5t-24-5z" />
        <path class="line thin" d="M-9 9l3 3M9 9l-3 3" />
      </>
    ),
  },
  // A wig and a three-cornered hat.
  crier: {
    behind: (
      <g class="papery">
        <circle cx="-16" cy="2" r="5" />
        <circle cx="16" cy="2" r="5" />
        <circle cx="-15" cy="10" r="4.5" />
        <circle cx="15" cy="10" r="4.5" />
      </g>
    ),
    over: (
      <>
        <path class="hood" d="M-25-7C-16-9-12-22 0-23c12 1 16 14 25 16-5 5-12 4-17 1-5-2-11-2-16 0-5 3-12 4-17-1z" />
        <path class="brassy" d="M0-18l4 4-4 4-4-4z" />
        <circle class="seat" cx="-8.5" cy="4" r="2.2" />
        <circle class="seat" cx="8.5" cy="4" r="2.2" />
      </>
    ),
  },
  // A bun, spectacles and a quill.
  clerk: {
    behind: (
      <>
        <circle class="seat" cx="0" cy="-19" r="6.5" />
        <path class="papery" d="M12-6c2-10 7-16 13-19 0 9-4 16-12 21z" />
      </>
    ),
    over: (
      <>
        <path class="seat" d="M-14 2C-16-11-8-17 0-17S16-11 14 2C12-7 7-10 0-11-7-10-12-7-14 2z" />
        <g class="line thin">
          <circle cx="-6" cy="-1" r="5" />
          <circle cx="6" cy="-1" r="5" />
          <path d="M-1-1.5q1-1 2 0" />
        </g>
      </>
    ),
  },
};
