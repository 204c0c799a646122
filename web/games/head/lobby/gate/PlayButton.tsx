/** The one main action of the start screen, and the small drawings of its buttons. */
import type { ComponentChildren } from "preact";
import { pen } from "../../../../ui/shell-icons.tsx";

export const SlidersIcon = pen(
  "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
);
export const LinkIcon = pen("m10 14 4-4M9 8l2-2a4 4 0 0 1 6 6l-2 2M15 16l-2 2a4 4 0 0 1-6-6l2-2");
export const DeviceIcon = pen(
  "M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM6 12h12M11 5.5h2M11 18.5h2",
);

const Blade = () => (
  <svg class="gate-blade" viewBox="0 0 40 40" aria-hidden="true">
    <path class="gate-beam" d="M5 4h30v6H5z" />
    <path class="gate-beam" d="M8 12h24v9L8 34z" />
    <path class="gate-edge" d="m8 30 24-13v4L8 34z" />
  </svg>
);

interface PlayButtonProps {
  readonly children: ComponentChildren;
  /** An address inside the page, without `#`. */
  readonly to?: string;
  readonly disabled?: boolean;
  /** The label has several words, which are to stand in one line. */
  readonly isLong?: boolean;
  readonly onPress?: () => void;
}

const keyClass = (isLong: boolean): string => (isLong ? "gate-play long" : "gate-play");

export const PlayButton = ({ children, to, disabled = false, isLong = false, onPress }: PlayButtonProps) =>
  to === undefined ? (
    <button type="button" class={keyClass(isLong)} disabled={disabled} {...(onPress && { onClick: onPress })}>
      <Blade />
      <span>{children}</span>
    </button>
  ) : (
    <a class={keyClass(isLong)} href={`#${to}`}>
      <Blade />
      <span>{children}</span>
    </a>
  );
