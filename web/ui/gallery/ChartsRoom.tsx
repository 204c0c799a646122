/** Charts with much, little and no content, on dark and on paper. */
import { BarChart, LineChart, Sparkline } from "../index.ts";

const wave = (from: number, by: number, length: number): readonly number[] =>
  Array.from({ length }, (_, i) => Math.round(from + by * i + 40 * Math.sin(i * (1 + by / 100))));

const lines = [
  { name: "Anna", colour: 0, values: wave(0, 42, 12) },
  { name: "Ben", colour: 1, values: wave(20, 30, 12) },
  { name: "Captain Contingency", colour: 4, values: wave(-30, 25, 12) },
  { name: "Dora", colour: 7, values: wave(60, 12, 9) },
] as const;

const guesses = [
  { name: "1", value: 0 },
  { name: "2", value: 4 },
  { name: "3", value: 19 },
  { name: "4", value: 31, chosen: true },
  { name: "5", value: 12 },
] as const;

export const ChartsRoom = () => (
  <>
    <div class="gallery-shelf" style={{ "--least": "22rem" }}>
      <LineChart title="Points by round" across="Round" lines={lines} />
      <div class="gallery-paper paper">
        <LineChart title="Points by round" across="Round" lines={lines} />
      </div>
      <BarChart title="Guesses needed" across="Guesses" counted="Matches" bars={guesses} />
      <div class="gallery-paper paper">
        <BarChart
          title="Wins"
          across="Player"
          counted="Wins"
          bars={[
            { name: "Captain Contingency", value: 1240, colour: 2 },
            { name: "Anna", value: 830, colour: 0 },
          ]}
        />
      </div>
      <LineChart title="Points by round" across="Round" lines={[]} />
      <LineChart title="After one round" across="Round" lines={[{ name: "Anna", colour: 3, values: [350] }]} />
    </div>
    <p>
      Win rate 62% <Sparkline label="Win rate by week" values={[40, 38, 52, 49, 61, 58, 62]} />
    </p>
  </>
);
