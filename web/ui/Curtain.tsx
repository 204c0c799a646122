/**
 * Hides the board between two people who share a device, and names who should hold it next. What it hides is not in the
 * page at all: the board is a function that is only called when the curtain is up.
 */
import "./Curtain.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { LiveRegion } from "./announcer.tsx";
import { Button } from "./Button.tsx";
import { Emblem, seatStyle } from "./Emblem.tsx";
import { EyeIcon } from "./icons.tsx";
import { words } from "./words.ts";

export interface CurtainProps {
  /** Who should take the device; undefined while the curtain is up. */
  readonly next:
    | {
        readonly name: string;
        readonly colour: number;
        /** They want to look at what is theirs; it need not be their turn. */
        readonly isLook?: boolean;
      }
    | undefined;
  readonly onTake: () => void;
  readonly children: () => ComponentChildren;
}

const Fallen = ({
  name,
  colour,
  isLook = false,
  onTake,
}: NonNullable<CurtainProps["next"]> & Pick<CurtainProps, "onTake">) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = useId();
  // The heading and not the button: a key still held from the last move must not open it.
  useEffect(() => heading.current?.focus(), []);
  const labels = words.value;
  return (
    <section class="curtain" style={seatStyle(colour)} aria-labelledby={title}>
      <div class="curtain-rod" aria-hidden="true" />
      <div class="curtain-half" aria-hidden="true" />
      <div class="curtain-half right" aria-hidden="true" />
      <div class="curtain-card paper">
        <Emblem colour={colour} />
        <h1 ref={heading} id={title} tabIndex={-1}>
          {(isLook ? labels.curtainLook : labels.curtainTitle)(name)}
        </h1>
        <p>{labels.curtainText(name)}</p>
        <Button icon={EyeIcon} wide onPress={onTake}>
          {labels.curtainTake(name)}
        </Button>
      </div>
      <LiveRegion />
    </section>
  );
};

export const Curtain = ({ next, onTake, children }: CurtainProps) =>
  next === undefined ? children() : <Fallen key={`${next.colour} ${next.name}`} {...next} onTake={onTake} />;
