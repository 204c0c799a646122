/** Which ideas a level needs: the search is restricted to turns that do not show the idea, and finds no victory. */
import { bitOf, type IdeaBit, ideas, type LevelIdea, type MemoryIdea } from "./catalogue.ts";
import { illegal, isCapture, isVictory, type TurnGraph, ways } from "./turn-graph.ts";

/** What a search remembers of earlier turns: a number below `size`, and undefined for a forbidden turn. */
interface Memory {
  readonly size: number;
  readonly start: number;
  next(memory: number, from: number, to: number): number | undefined;
}

/** The wisp's cells before and after a move are all that the ideas with memory depend on. */
const memoryOf = (idea: MemoryIdea, graph: TurnGraph): Memory => {
  const { goal, wisp: start } = graph.level;
  if (idea === "about-turn") {
    const size = graph.level.width * graph.level.height + 1;
    return { size, start: size - 1, next: (memory, from, to) => (to === memory ? undefined : from) };
  }
  const [never, inside, left] = [0, 1, 2];
  return {
    size: 3,
    start: start === goal ? inside : never,
    next: (memory, _from, to) => {
      if (to === goal) return memory === left ? undefined : inside;
      return memory === never ? never : left;
    },
  };
};

const isWonWithoutTurns = ({ count, targets, low, high }: TurnGraph, { isHigh, mask }: IdeaBit): boolean => {
  const marks = isHigh ? high : low;
  const seen = new Uint8Array(count);
  const queue = new Int32Array(count);
  let end = 1;
  seen[0] = 1;
  for (let at = 0; at < end; at++) {
    const first = (queue[at] as number) * ways;
    for (let edge = first; edge < first + ways; edge++) {
      const to = targets[edge] as number;
      if (to === illegal || to === isCapture || ((marks[edge] as number) & mask) !== 0) continue;
      if (to === isVictory) return true;
      if (seen[to] === 1) continue;
      seen[to] = 1;
      queue[end++] = to;
    }
  }
  return false;
};

/** The cell the wisp ends in by a winning move; the graph has no position for it. */
const lastCell = ({ level, wisp }: TurnGraph, edge: number): number => {
  const from = wisp[Math.floor(edge / ways)] as number;
  const [dx, dy] = [[0, 1, 1, 1, 0, -1, -1, -1][edge % ways] ?? 0, [-1, -1, 0, 1, 1, 1, 0, -1][edge % ways] ?? 0];
  return from + dy * level.width + dx;
};

const isWonWithMemory = (graph: TurnGraph, { size, start, next }: Memory): boolean => {
  const { count, targets, wisp } = graph;
  const seen = new Uint8Array(count * size);
  const queue = [start];
  seen[start] = 1;
  for (let at = 0; at < queue.length; at++) {
    const state = queue[at] as number;
    const position = Math.floor(state / size);
    for (let edge = position * ways; edge < (position + 1) * ways; edge++) {
      const to = targets[edge] as number;
      if (to === illegal || to === isCapture) continue;
      const cell = to === isVictory ? lastCell(graph, edge) : (wisp[to] as number);
      const memory = next(state % size, wisp[position] as number, cell);
      if (memory === undefined) continue;
      if (to === isVictory) return true;
      const reached = to * size + memory;
      if (seen[reached] === 1) continue;
      seen[reached] = 1;
      queue.push(reached);
    }
  }
  return false;
};

/** Whether the level can be won without a turn that shows the idea. */
export const isWonWithout = (graph: TurnGraph, idea: LevelIdea): boolean => {
  const bit = bitOf(idea);
  return bit === undefined
    ? isWonWithMemory(graph, memoryOf(idea as MemoryIdea, graph))
    : isWonWithoutTurns(graph, bit);
};

/** The ideas without which the level cannot be won; none for a level that cannot be won at all. */
export const ideasNeeded = (graph: TurnGraph): readonly LevelIdea[] =>
  (graph.distance[0] ?? -1) < 0 ? [] : ideas.filter((idea) => !isWonWithout(graph, idea));
