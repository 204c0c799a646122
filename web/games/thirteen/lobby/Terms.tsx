/** Before the lesson: the words of a run's first minute, each with its picture. */
import { useSignal } from "@preact/signals";
import { Glyph, SectionGlyph } from "../items/Glyph.tsx";
import { Learn } from "../learn/Learn.tsx";
import { Key } from "../play/Key.tsx";
import { titleWords } from "../words/title.ts";
import "../items/items.css";

/** Beside the terms, in their order. */
const pictures = [
  <Glyph key="roll" item="plain" />,
  <SectionGlyph key="box" section="house" />,
  <Glyph key="target" item="crown" />,
  <Glyph key="charm" item="great-bell" />,
  <Glyph key="mult" item="lightning" />,
  <Glyph key="shop" item="piggy-bank" />,
];

export const Terms = () => {
  const isBegun = useSignal(false);
  const { terms } = titleWords.value;
  if (isBegun.value) return <Learn />;
  return (
    <div class="arcade run-terms">
      <p>{terms.intro}</p>
      <dl>
        {terms.list.map(([term, about], i) => (
          <div key={term}>
            <dt>
              {pictures[i]}
              {term}
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <Key
        tone="gold"
        onPress={() => {
          isBegun.value = true;
        }}
      >
        {terms.start}
      </Key>
    </div>
  );
};
