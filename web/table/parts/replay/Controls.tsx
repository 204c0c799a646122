/** The player's keys: start, back, play, on, end; the slider to jump; the speed. */
import { IconButton } from "../Button.tsx";
import { FirstIcon, LastIcon, PauseIcon, PlayIcon, StepBackIcon, StepForwardIcon } from "../icons.tsx";
import { figure, words } from "../words.ts";

const replaySpeeds = [0.5, 1, 2, 4] as const;

export interface ControlsProps {
  readonly n: number;
  readonly length: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly onGo: (n: number) => void;
  readonly onPlay: (playing: boolean) => void;
  readonly onSpeed: (speed: number) => void;
}

export const Controls = ({ n, length, playing, speed, onGo, onPlay, onSpeed }: ControlsProps) => {
  const said = words.value;
  const where = n === 0 ? said.start : said.entryOf(n, length);
  return (
    <div class="replay-controls">
      <input
        type="range"
        min={0}
        max={length}
        value={n}
        aria-label={said.position}
        aria-valuetext={where}
        onInput={(event) => onGo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-keys">
        <IconButton icon={FirstIcon} label={said.first} disabled={n === 0} onPress={() => onGo(0)} />
        <IconButton icon={StepBackIcon} label={said.back} disabled={n === 0} onPress={() => onGo(n - 1)} />
        <span class="replay-play">
          <IconButton
            icon={playing ? PauseIcon : PlayIcon}
            label={playing ? said.pause : said.play}
            disabled={length === 0}
            onPress={() => onPlay(!playing)}
          />
        </span>
        <IconButton icon={StepForwardIcon} label={said.forward} disabled={n === length} onPress={() => onGo(n + 1)} />
        <IconButton icon={LastIcon} label={said.last} disabled={n === length} onPress={() => onGo(length)} />
      </div>
      <span class="replay-where">{where}</span>
      <label class="replay-speed">
        <span>{said.speed}</span>
        <select value={speed} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>
          {replaySpeeds.map((times) => (
            <option key={times} value={times}>
              {`${figure(times)} ×`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
