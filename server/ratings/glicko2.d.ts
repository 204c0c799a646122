/** The part of the library that is used; it has no types of its own. */
declare module "glicko2" {
  export interface Glicko2Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }

  export class Glicko2 {
    constructor(settings: { readonly tau: number; readonly rating: number; readonly rd: number; readonly vol: number });
    makePlayer(rating: number, deviation: number, volatility: number): Glicko2Player;
    updateRatings(matches: readonly (readonly [one: Glicko2Player, other: Glicko2Player, result: number])[]): void;
  }
}
