/**
 * The fall over the whole window: the square holds its breath, the blade drops, the night turns into print. Any press or
 * key goes on to the result. Only for those who were there, and not where playback is instant.
 */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import type { HeadView } from "@turnlight/games/head";
import { drawOf, seedOf } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { Button, Emblem, ForwardIcon, pace, type Sitter, seatStyle, useKeyPress } from "../../shared.ts";
import { words } from "../../words/play.ts";
import { Crowd } from "../gallows/Crowd.tsx";
import { Guillotine } from "../gallows/Guillotine.tsx";
import { lookOf } from "../gallows/Head.tsx";
import type { Fallen } from "../useFall.ts";
import "./stage.css";

/** Milliseconds until the blade is down, as in fall.css, and until the result follows. */
const times = { down: 930, calmDown: 600, whole: 3600, calmWhole: 2200 } as const;

const isCalm = (): boolean => document.documentElement.dataset["motion"] !== "full";

/** The fall that is being staged; undefined before it and once it is over or skipped. */
export const useStage = (
  fall: ReadonlySignal<Fallen | undefined>,
  isOn: boolean,
): { readonly staged: ReadonlySignal<Fallen | undefined>; end(): void } => {
  const staged = useSignal<Fallen | undefined>(undefined);
  useSignalEffect(() => {
    const now = fall.value;
    if (now === undefined) {
      staged.value = undefined;
      return undefined;
    }
    const { factor } = pace.peek();
    if (now.falling !== "live" || factor === 0 || !isOn) return undefined;
    staged.value = now;
    const timer = setTimeout(
      () => {
        staged.value = undefined;
      },
      isCalm() ? times.calmWhole : times.whole,
    );
    return () => clearTimeout(timer);
  });
  return {
    staged,
    end() {
      staged.value = undefined;
    },
  };
};

interface StageProps {
  readonly fall: Fallen;
  readonly view: HeadView;
  readonly sitters: readonly Sitter[];
  readonly gentle: boolean;
  /** Who keeps and who loses their head, as the result says it. */
  readonly title: string;
  nameOf(seat: number): string;
  colourOf(seat: number): number;
  onEnd(): void;
}

/** Scattered, and the same every time. */
const scattered = drawOf(seedOf("confetti"));
const scraps = Array.from({ length: 56 }, (_, i) => ({
  left: scattered.below(1000) / 10,
  top: scattered.below(700) / 10,
  turn: scattered.below(180),
  kind: i % 4,
}));

export const Stage = ({ fall, view, sitters, gentle, title, nameOf, colourOf, onEnd }: StageProps) => {
  const texts = words.value;
  const isDown = useSignal(false);
  const seat = fall.seat === 0 ? 0 : 1;
  const { misses, limit } = view.hunts[seat];
  useEffect(() => {
    const timer = setTimeout(
      () => {
        isDown.value = true;
      },
      isCalm() ? times.calmDown : times.down,
    );
    return () => clearTimeout(timer);
  }, [isDown]);
  useKeyPress(onEnd);
  const hush = view.fall?.why === "misses" ? texts.hush.misses(misses, limit) : texts.hush.other;
  return (
    <div
      class={`fall-stage${isDown.value ? " is-down" : ""}`}
      style={seatStyle(colourOf(seat))}
      onPointerDown={onEnd}
      aria-hidden="true"
    >
      <div class="stage-night" />
      <div class="stage-print" />
      <div class="stage-town" />
      <div class="stage-gallows">
        <Guillotine
          misses={misses}
          limit={limit}
          zone="danger"
          mood="horrified"
          look={lookOf(sitters[seat])}
          falling="live"
          gentle={gentle}
        />
      </div>
      <div class="stage-confetti">
        {scraps.map(({ left, top, turn, kind }) => (
          <i
            key={`${left} ${top}`}
            class={`stage-scrap-${kind}`}
            style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
          />
        ))}
      </div>
      <div class="stage-crowd">
        <Crowd reaction={isDown.value ? "riot" : "still"} />
      </div>
      <p class="stage-hush">{hush}</p>
      <p class="stage-title">{title}</p>
      <div class="stage-plates">
        {([0, 1] as const).map((one) => (
          <span key={one} class={one === seat ? "" : "kept"} style={seatStyle(colourOf(one))}>
            <Emblem colour={colourOf(one)} />
            <b>{nameOf(one)}</b>
            <em>
              {view.hunts[one].misses} / {view.hunts[one].limit}
            </em>
          </span>
        ))}
      </div>
      <div class="stage-skip">
        <Button kind="quiet" icon={ForwardIcon} onPress={onEnd}>
          {texts.skip}
        </Button>
      </div>
    </div>
  );
};
