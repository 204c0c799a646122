/** A level in small, for maps and lists: few shapes, the same signs. */
import type { Level } from "@turnlight/games/wisp";

const cellsWith = (level: Level, wanted: (cell: number) => boolean, draw: (x: number, y: number) => string): string =>
  level.terrain
    .map((_, cell) => (wanted(cell) ? draw((cell % level.width) * 10, Math.floor(cell / level.width) * 10) : ""))
    .join("");

const creature: Readonly<Record<Level["enemies"][number]["kind"], (x: number, y: number) => string>> = {
  red: (x, y) => `M${x + 1.5} ${y + 1.5}l2 1.500h3l2-1.500q.5 5-3.500 7-4-2-3.500-7z`,
  sleeper: (x, y) =>
    `M${x + 1.5} ${y + 5}a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0zm2.300 0a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0z`,
  purple: (x, y) => `M${x + 1.5} ${y + 5}a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0z`,
  guard: (x, y) => `M${x + 5} ${y + 1}q2.500 0 2.700 4l.8 4h-7l.8-4q.2-4 2.700-4z`,
};

export const MiniLevel = ({ level }: { readonly level: Level }) => {
  const { width, height, terrain, pads, goal, wisp, enemies } = level;
  const kinds = ["red", "sleeper", "purple", "guard"] as const;
  const at = (cell: number): readonly [number, number] => [(cell % width) * 10, Math.floor(cell / width) * 10];
  const [gx, gy] = at(goal);
  const [wx, wy] = at(wisp);
  return (
    <svg class="mini-level" viewBox={`-1 -1 ${width * 10 + 2} ${height * 10 + 2}`} aria-hidden="true">
      <path
        class="mini-turf"
        d={cellsWith(
          level,
          () => true,
          (x, y) => `M${x + 0.4} ${y + 0.4}h9.200v9.200h-9.200z`,
        )}
      />
      <path
        class="mini-mud"
        d={cellsWith(
          level,
          (c) => terrain[c] === "mud",
          (x, y) => `M${x + 1.5} ${y + 5}q0-3 3.500-3t3.500 3-3.500 3-3.500-3z`,
        )}
      />
      <path
        class="mini-ice"
        d={cellsWith(
          level,
          (c) => terrain[c] === "ice",
          (x, y) => `M${x + 2.5} ${y + 1}h5l1.500 4-1.500 4h-5l-1.500-4z`,
        )}
      />
      <path
        class="mini-pad"
        d={cellsWith(
          level,
          (c) => pads.flat().includes(c),
          (x, y) => `M${x + 1.8} ${y + 5}a3.200 3.200 0 1 1 6.400 0 3.200 3.200 0 1 1-6.400 0z`,
        )}
      />
      <path
        class="mini-tree"
        d={cellsWith(
          level,
          (c) => terrain[c] === "tree",
          (x, y) => `M${x + 5} ${y + 0.5}l4 8.500h-8z`,
        )}
      />
      <path class="mini-grove" d={`M${gx + 1.5} ${gy + 9}v-4q0-4 3.500-4t3.500 4v4h-2v-4q0-2-1.500-2t-1.500 2v4z`} />
      {kinds.map((kind) => {
        const path = enemies
          .filter((enemy) => enemy.kind === kind)
          .map((enemy) => creature[kind](...at(enemy.at)))
          .join("");
        return path === "" ? null : <path key={kind} class={`mini-${kind}`} d={path} />;
      })}
      <circle class="mini-halo" cx={wx + 5} cy={wy + 5} r="7" />
      <circle class="mini-wisp" cx={wx + 5} cy={wy + 5} r="2.8" />
    </svg>
  );
};
