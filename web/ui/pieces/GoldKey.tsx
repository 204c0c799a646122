/** The key of a screen's main action: amber, raised, one on a screen. A link where it opens a page. */
import "./gold-key.css";
import type { ComponentChildren } from "preact";
import { type Icon, PlayIcon } from "../shell-icons.tsx";

interface GoldKeyProps {
  readonly children: ComponentChildren;
  readonly icon?: Icon;
  /** An address inside the page, without `#`. */
  readonly to?: string;
  readonly onPress?: () => void;
  /** The whole name, where the visible one is short. */
  readonly label?: string;
  readonly disabled?: boolean;
}

export const GoldKey = ({ children, icon: Sign = PlayIcon, to, onPress, label, disabled = false }: GoldKeyProps) => {
  const inside = (
    <>
      <Sign />
      <span>{children}</span>
    </>
  );
  const named = label === undefined ? {} : { "aria-label": label };
  return to === undefined ? (
    <button type="button" class="gold-key" disabled={disabled} {...named} {...(onPress && { onClick: onPress })}>
      {inside}
    </button>
  ) : (
    <a class="gold-key" href={`#${to}`} {...named} {...(onPress && { onClick: onPress })}>
      {inside}
    </a>
  );
};
