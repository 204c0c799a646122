/** The shelf behind the bar: what has been won, and what could be. */
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
  const said = words.value;
  const list = Object.entries(said.trophies).map(([key, [name = "", about = ""]]) => {
    const got = won.value.has(key);
    return { key, name, about, got, note: got ? "" : said.notYet };
  });
  return (
    <section class="sheet paper lobby-shelf">
      <h2>{said.lobby.trophies}</h2>
      <Achievements list={list} />
    </section>
  );
};
