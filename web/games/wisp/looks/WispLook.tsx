/** The wisp in one of its looks, drawn where the usual one would be; undefined looks are the usual wisp's. */
import { isLook } from "./looks.ts";
import { lookDrawings } from "./worn.ts";
import "./look.css";

interface WispLookProps {
  readonly look: string;
  readonly out?: boolean;
}

/** Undefined where there is no such drawing, or not yet. */
export const lookOf = ({ look, out = false }: WispLookProps) => {
  const drawings = lookDrawings.value;
  if (drawings === undefined || !isLook(look)) return undefined;
  const Drawing = drawings[look];
  return (
    // The drawings are 18 units taller than the usual wisp, above its head.
    <svg
      class={`creature wisp of-look${out ? " out" : ""}`}
      viewBox="0 18 100 100"
      overflow="visible"
      aria-hidden="true"
    >
      <Drawing />
      {out && <path class="look-out" d="M39 73l7 8M46 73l-7 8M54 73l7 8M61 73l-7 8" />}
    </svg>
  );
};
