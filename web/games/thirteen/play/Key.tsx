/** The arcade's buttons: a coloured slab with a thick lower edge that moves down when pressed. */
import type { ComponentChildren } from "preact";

interface KeyProps {
  readonly children: ComponentChildren;
  readonly tone: "gold" | "red" | "green" | "cyan" | "dark";
  readonly label?: string;
  readonly disabled?: boolean;
  readonly autofocus?: boolean;
  readonly small?: boolean;
  onPress(): void;
}

export const Key = ({ children, tone, label, small = false, onPress, ...rest }: KeyProps) => (
  <button
    type="button"
    class={`slab ${tone}${small ? " small" : ""}`}
    onClick={onPress}
    {...(label === undefined ? {} : { "aria-label": label })}
    {...rest}
  >
    {children}
  </button>
);
