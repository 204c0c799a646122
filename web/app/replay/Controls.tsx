/** The replay's controls: key moments, steps, play, and the slider. */
import { number } from "../../language/format.ts";
import { FirstIcon, IconButton, LastIcon, PauseIcon, PlayIcon, StepBackIcon, StepForwardIcon } from "../../ui/index.ts";
import type { ReplayPlayer } from "./player.ts";
import { words } from "./words.ts";

interface ControlsProps {
  readonly player: ReplayPlayer;
  readonly length: number;
  readonly moments: readonly number[];
}

export const Controls = ({ player, length, moments }: ControlsProps) => {
  const labels = words.value;
  const n = player.n.value;
  const isPlaying = player.playing.value;
  return (
    <section class="replay-controls" aria-label={labels.keys}>
      <div class="replay-slider">
        <input
          type="range"
          min={0}
          max={length}
          value={n}
          aria-label={labels.position}
          aria-valuetext={n === 0 ? labels.start : labels.entryOf(n, length)}
          onInput={(event) => player.go(event.currentTarget.valueAsNumber)}
        />
        <span class="replay-marks" aria-hidden="true">
          {moments.map((one) => (
            <i key={one} style={{ "--at": one / Math.max(1, length) }} />
          ))}
        </span>
      </div>
      <div class="replay-keys">
        <IconButton
          icon={FirstIcon}
          label={labels.earlier}
          disabled={!moments.some((one) => one < n)}
          onPress={() => player.toMoment(-1)}
        />
        <IconButton icon={StepBackIcon} label={labels.back} disabled={n === 0} onPress={player.back} />
        <span class="replay-play">
          <IconButton
            icon={isPlaying ? PauseIcon : PlayIcon}
            label={isPlaying ? labels.pause : labels.play}
            disabled={length === 0}
            onPress={player.toggle}
          />
        </span>
        <IconButton icon={StepForwardIcon} label={labels.forward} disabled={n === length} onPress={player.forward} />
        <IconButton
          icon={LastIcon}
          label={labels.later}
          disabled={!moments.some((one) => one > n)}
          onPress={() => player.toMoment(1)}
        />
      </div>
      <span class="replay-where" aria-hidden="true">
        {number(n)} / {number(length)}
      </span>
    </section>
  );
};
