/** The trophies, earned and open. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Achievements, hasSavedAfterPaint } from "../shared.ts";
import { words } from "../words/words.ts";

export const Trophies = () => {
  const won = useSignal<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void (async () => {
      if (!(await hasSavedAfterPaint())) return;
      const { standing } = await import("../hall/standing.ts");
      won.value = new Set((await standing()).trophies);
    })();
  }, [won]);
  const texts = words.value;
  const list = Object.entries(texts.trophies).map(([key, [name = "", about = ""]]) => {
    const got = won.value.has(key);
    return { key, name, about, got, note: got ? "" : texts.notYet };
  });
  return (
    <section class="sheet paper lobby-shelf">
      <h2>{texts.lobby.trophies}</h2>
      <Achievements list={list} />
    </section>
  );
};
