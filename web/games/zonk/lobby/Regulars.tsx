/** The regulars along the table's edge: a tap seats one of them opposite. */
import { useEffect, useRef } from "preact/hooks";
import { Medal } from "../faces/Bust.tsx";
import type { PatronName } from "../faces/patrons.ts";
import { frontWords } from "../words/front.ts";
import { words } from "../words/words.ts";
import { Level } from "./Level.tsx";
import type { Strength } from "./levels.ts";

/** From easy to hard, then the others by character; the custom opponent comes last. */
const order = [
  "hybrid:easy",
  "hybrid:normal",
  "hybrid:hard",
  "perfect",
  "hybrid:cautious",
  "hybrid:balanced",
  "hybrid:reckless",
  "reference",
  "hybrid:learning",
  "follow",
  "custom",
] as const satisfies readonly PatronName[];

interface RegularsProps {
  /** Who sits opposite. */
  readonly chosen: readonly string[];
  readonly isPainted: boolean;
  levelOf(patron: PatronName): Strength;
  onChoose(patron: PatronName): void;
}

export const Regulars = ({ chosen, isPainted, levelOf, onChoose }: RegularsProps) => {
  const row = useRef<HTMLDivElement>(null);
  // Where the row scrolls, the one opposite is in sight.
  useEffect(() => {
    const [one] = row.current?.querySelectorAll<HTMLElement>("[aria-pressed=true]") ?? [];
    if (row.current !== null && one !== undefined)
      row.current.scrollLeft = one.offsetLeft + one.offsetWidth / 2 - row.current.clientWidth / 2;
  }, []);
  return (
    <section class="front-pick" aria-label={frontWords.value.opponents}>
      <div class="front-regulars" ref={row}>
        {order.map((patron) => (
          <button
            key={patron}
            type="button"
            class="front-regular"
            aria-pressed={chosen.includes(patron)}
            data-first={chosen[0] === patron}
            onClick={() => onChoose(patron)}
          >
            <Medal name={patron} isPainted={isPainted} />
            <strong>{frontWords.value.plate(words.value.patrons[patron].name)}</strong>
            <Level of={levelOf(patron)} />
          </button>
        ))}
      </div>
    </section>
  );
};
