/** Endless play: generated levels of a chosen size, kind and difficulty. */
import { useSignal } from "@preact/signals";
import { endlessAbout, type Mechanic, mechanics, mechanicsOf, type WispStanding } from "@turnlight/games/wisp";
import { useEffect, useRef } from "preact/hooks";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { rankNear } from "../hall/legacy-import.ts";
import { standingNow } from "../hall/standing.ts";
import { beginLevel } from "../play/begin.ts";
import { changeEndlessStock, type EndlessRun, endlessRun, endlessStock, keepEndlessRun } from "../saved.ts";
import { Button, PlayIcon, refusalText, toast } from "../shared.ts";
import { refusals } from "../words/refusals.ts";
import { words } from "../words/words.ts";
import { bestsOf, chapters } from "./campaign.ts";
import { growForLater, growLevel } from "./endless-growth.ts";
import { type EndlessWishes, readyFor, settingsFor, withServed } from "./endless-stock.ts";

const usual: EndlessRun = { side: 5, rank: 1, follow: true, mechanics: [], solved: 0 };
/** Larger boards take too long to grow. */
const sides = [4, 5, 6, 7] as const;
/** Milliseconds after the last choice until a level is grown for it, if none is ready. */
const settled = 400;

const wishesIn = ({ side, rank, mechanics: wanted }: EndlessRun): EndlessWishes => ({
  side,
  rank: rankNear(rank),
  mechanics: mechanics.filter((mechanic) => wanted.includes(mechanic)),
});

/** What a newcomer to endless play is offered, by the levels solved in the campaign. */
const settingsBy = (standing: WispStanding): EndlessWishes => {
  const bests = bestsOf(standing);
  const solved = chapters.flatMap(({ number, levels }) =>
    levels.filter(({ id }) => bests.has(id)).map(({ level }) => ({ number, level })),
  );
  return settingsFor(
    solved.flatMap(({ level }) => mechanicsOf(level)),
    Math.max(0, ...solved.map(({ number }) => number)),
  );
};

export const Endless = ({ next }: { readonly next: boolean }) => {
  const run = useSignal<EndlessRun>(usual);
  /** The saved choices have been read: until then, nothing can be chosen. */
  const isRead = useSignal(false);
  const solved = useSignal(0);
  const stopping = useRef<AbortController | undefined>(undefined);
  const isBeginning = useSignal(false);
  /** The progress from 0 to 1 while a level is being grown, because none was ready. */
  const growing = useSignal<number | undefined>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  // What is rarely ready is grown as soon as it is chosen, so that it is there when it is wanted.
  useEffect(() => {
    if (!isRead.value) return;
    const wishes = wishesIn(run.value);
    const timer = setTimeout(() => void growForLater(wishes, 1), settled);
    return () => clearTimeout(timer);
  }, [isRead.value, run.value]);
  const texts = words.value.endless;

  const begin = async (code: string) => {
    const { rank, follow } = run.peek();
    const number = solved.peek() + 1;
    void changeEndlessStock((stock) => withServed(stock, code));
    await beginLevel(code, { kind: "endless", about: endlessAbout(number, rankNear(rank), follow) });
    // The level comes first: what is grown for later must not slow its beginning.
    void growForLater(wishesIn(run.peek()));
  };

  /** A level grown now, with its progress shown. */
  const grown = async (wishes: EndlessWishes): Promise<string | undefined> => {
    growing.value = 0;
    const growth = growLevel(wishes);
    stopping.current = growth.stop;
    growth.listener = (share) => {
      growing.value = share;
    };
    const read = await growth.level;
    stopping.current = undefined;
    growing.value = undefined;
    if (read.ok) return read.value.code;
    if (!growth.stop.signal.aborted) toast(refusalText(read.refusal, refusals), { tone: "warn" });
    return undefined;
  };

  /** From the stock if it has a level that fits. */
  const play = async () => {
    isBeginning.value = true;
    const wishes = wishesIn(run.peek());
    await keepEndlessRun(run.peek());
    const ready = readyFor(await endlessStock(), wishes);
    const chosen = ready[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % ready.length];
    const code = chosen?.code ?? (await grown(wishes));
    if (code !== undefined) await begin(code);
    isBeginning.value = false;
  };
  useEffect(() => {
    void (async () => {
      const standing = await standingNow();
      const { endless } = standing;
      const saved = (await endlessRun()) ?? { ...usual, ...settingsBy(standing) };
      solved.value = endless.solved;
      // Levels solved since the choice was saved determine the next difficulty.
      run.value = endless.solved > saved.solved ? { ...saved, ...endless } : saved;
      isRead.value = true;
      if (next) void play();
      // The board's code, while the choice is made.
      else void import("../play/Screen.tsx");
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
          <Button icon={PlayIcon} wide disabled={isBeginning.value} onPress={() => void play()}>
            {growing.value === undefined ? texts.begin : texts.growing}
          </Button>
          {growing.value !== undefined && (
            <>
              <progress aria-label={texts.growing} value={growing.value} max={1} />
              <Button kind="quiet" wide onPress={() => stopping.current?.abort()}>
                {texts.cancel}
              </Button>
            </>
          )}
        </section>
      )}
    </div>
  );
};
