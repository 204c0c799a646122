/** A slab of the console: what it does in large letters, and where it stands below. A link where it opens a page. */
import type { ComponentChildren } from "preact";

interface SlabProps {
  readonly tone: "gold" | "cyan" | "violet" | "dark";
  readonly name: string;
  /** An address inside the page, without `#`. */
  readonly to?: string;
  readonly disabled?: boolean;
  onPress?(): void;
  readonly children: ComponentChildren;
}

export const Slab = ({ tone, name, to, disabled = false, onPress, children }: SlabProps) => {
  const inside = (
    <>
      <strong>{name}</strong>
      <span>{children}</span>
    </>
  );
  const looks = `slab ${tone} title-slab`;
  return to === undefined ? (
    <button type="button" class={looks} disabled={disabled} {...(onPress && { onClick: onPress })}>
      {inside}
    </button>
  ) : (
    <a class={looks} href={`#${to}`}>
      {inside}
    </a>
  );
};
