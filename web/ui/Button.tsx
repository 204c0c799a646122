/**
 * Buttons. Their labels are verbs; a button with only an icon has its label as accessible name and tooltip. One button
 * on a screen is `main`; the others are `quiet`, and `danger` is for what cannot be undone.
 */
import "./Button.css";
import type { ComponentChildren } from "preact";
import type { Icon } from "./shell-icons.tsx";

interface Pressable {
  readonly onPress: () => void;
  readonly disabled?: boolean;
  /** Takes the focus when the dialog around it opens. */
  readonly autofocus?: boolean;
}

export interface ButtonProps extends Pressable {
  readonly children: ComponentChildren;
  readonly icon?: Icon;
  readonly kind?: "main" | "quiet" | "danger";
  readonly wide?: boolean;
}

export const Button = ({ children, icon: Sign, kind = "main", wide = false, onPress, ...rest }: ButtonProps) => (
  <button type="button" class={`button ${kind}${wide ? " wide" : ""}`} onClick={onPress} {...rest}>
    {Sign && <Sign />}
    <span>{children}</span>
  </button>
);

export interface IconButtonProps extends Pressable {
  readonly icon: Icon;
  /** What happens, as a verb; shown as tooltip and read aloud. */
  readonly label: string;
  /** For switches: whether it is on. The icon should change, too. */
  readonly pressed?: boolean;
}

export const IconButton = ({ icon: Sign, label, pressed, onPress, ...rest }: IconButtonProps) => (
  <button
    type="button"
    class="icon-button"
    aria-label={label}
    title={label}
    onClick={onPress}
    {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
    {...rest}
  >
    <Sign />
  </button>
);
