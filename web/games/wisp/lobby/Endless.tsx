/** Endless play: generated levels of a chosen size, kind and difficulty. */
import { useSignal } from "@preact/signals";
import { endlessAbout, type Mechanic, mechanics } from "@turnlight/games/wisp";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { rankNear } from "../hall/legacy-import.ts";
import { standingNow } from "../hall/standing.ts";
import { beginLevel } from "../play/begin.ts";
import { type EndlessRun, endlessRun, keepEndlessRun } from "../saved.ts";
import { Button, PlayIcon, refusalText, toast } from "../shared.ts";
import { openSolver } from "../solver-worker.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";

const usual: EndlessRun = { side: 5, rank: 3, follow: true, mechanics: [], solved: 0 };
/** The generator is too slow for larger boards. */
const sides = [4, 5, 6, 7] as const;
/** How many further seeds to try when generation fails. */
const tries = 4;

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

export const Endless = ({ next }: { readonly next: boolean }) => {
  const run = useSignal<EndlessRun>(usual);
  /** The saved choices have been read: until then, nothing can be chosen. */
  const isRead = useSignal(false);
  const solved = useSignal(0);
  const stopping = useRef(new AbortController());
  const growing = useSignal(false);
  const solver = useMemo(() => openSolver(), []);
  useEffect(
    () => () => {
      stopping.current.abort();
      solver.close();
    },
    [solver],
  );
  const texts = words.value.endless;

  const grow = async () => {
    growing.value = true;
    const { signal } = stopping.current;
    const { side, rank, follow, mechanics: wanted } = run.peek();
    const number = solved.peek() + 1;
    await keepEndlessRun(run.peek());
    let refused = "";
    for (let i = 0; i < tries; i++) {
      const chosen = mechanics.filter((mechanic) => wanted.includes(mechanic));
      const read = await solver.ask(
        "fresh",
        {
          seed: freshSeed(),
          width: side,
          height: side,
          rank: rankNear(rank),
          ...(chosen.length > 0 && { mechanics: chosen }),
        },
        { signal },
      );
      if (read.ok)
        return beginLevel(read.value.code, { kind: "endless", about: endlessAbout(number, rankNear(rank), follow) });
      refused = refusalText(read.refusal, refusals);
      if (signal.aborted) break;
    }
    growing.value = false;
    if (signal.aborted) stopping.current = new AbortController();
    else toast(refused, { tone: "warn" });
  };
  useEffect(() => {
    void (async () => {
      const saved = (await endlessRun()) ?? usual;
      const { endless } = await standingNow();
      solved.value = endless.solved;
      // Levels solved since the choice was saved determine the next difficulty.
      run.value = endless.solved > saved.solved ? { ...saved, ...endless } : saved;
      isRead.value = true;
      if (next) void grow();
    })();
  }, []);

  const set = (changed: Partial<EndlessRun>) => {
    run.value = { ...run.value, ...changed, solved: solved.peek() };
  };
  const toggle = (mechanic: Mechanic) => {
    const has = run.value.mechanics.includes(mechanic);
    set({
      mechanics: has ? run.value.mechanics.filter((one) => one !== mechanic) : [...run.value.mechanics, mechanic],
    });
  };
  const { side, rank, follow, mechanics: wanted } = run.value;
  return (
    <div class="wisp-room wisp-endless">
      <Backdrop biome="swamp" />
      {isRead.value && (
        <section class="chapter endless">
          {solved.value > 0 && <p class="day-streak">{texts.run(solved.value)}</p>}
          <label class="endless-field">
            <span>{texts.size}</span>
            <select value={side} onChange={({ currentTarget }) => set({ side: Number(currentTarget.value) })}>
              {sides.map((one) => (
                <option key={one} value={one}>{`${one} × ${one}`}</option>
              ))}
            </select>
          </label>
          <label class="endless-field">
            <span>
              {texts.rank} <strong>{rank}</strong>
            </span>
            <input
              type="range"
              min={1}
              max={10}
              value={rank}
              onInput={({ currentTarget }) => set({ rank: currentTarget.valueAsNumber })}
            />
          </label>
          <label class="habit">
            <input
              type="checkbox"
              checked={follow}
              onChange={({ currentTarget }) => set({ follow: currentTarget.checked })}
            />
            <span>{texts.follow}</span>
          </label>
          <fieldset>
            <legend>{texts.mechanics}</legend>
            <div class="endless-kinds">
              <label class="habit">
                <input type="checkbox" checked={wanted.length === 0} onChange={() => set({ mechanics: [] })} />
                <span>{texts.any}</span>
              </label>
              {mechanics.map((mechanic) => (
                <label key={mechanic} class="habit">
                  <input type="checkbox" checked={wanted.includes(mechanic)} onChange={() => toggle(mechanic)} />
                  <span>{words.value.mechanics[mechanic]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <Button icon={PlayIcon} wide disabled={growing.value} onPress={() => void grow()}>
            {growing.value ? texts.growing : texts.begin}
          </Button>
          {growing.value && (
            <Button kind="quiet" wide onPress={() => stopping.current.abort()}>
              {texts.cancel}
            </Button>
          )}
        </section>
      )}
    </div>
  );
};
