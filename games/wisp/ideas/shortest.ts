/** The number of shortest solutions of a level, from its graph. */
import { isVictory, type TurnGraph, ways } from "./turn-graph.ts";

export const shortestSolutions = ({ count, targets, distance }: TurnGraph): number => {
  const par = distance[0] ?? -1;
  if (par < 0) return 0;
  const known = new Float64Array(count).fill(-1);
  const from = (position: number): number => {
    const before = known[position] as number;
    if (before >= 0) return before;
    const left = distance[position] as number;
    let sum = 0;
    for (let edge = position * ways; edge < (position + 1) * ways; edge++) {
      const target = targets[edge] as number;
      if (target === isVictory) sum += left === 1 ? 1 : 0;
      else if (target >= 0 && distance[target] === left - 1) sum += from(target);
    }
    known[position] = sum;
    return sum;
  };
  return from(0);
};
