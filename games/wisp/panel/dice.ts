/** Small, fast and reproducible pseudo-random numbers for scripted players; the game itself never uses them. */
export type PanelDice = (below: number) => number;

export const diceOf = (seed: number): PanelDice => {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};
