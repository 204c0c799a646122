/** A small board for each idea: it cannot be won without it. The ideas needed are listed in the order of the catalogue. */
import type { LevelIdea } from "../catalogue.ts";

export interface IdeaExample {
  readonly idea: LevelIdea;
  readonly par: number;
  readonly needed: string;
  readonly drawing: string;
}

export const examples: readonly IdeaExample[] = [
  {
    idea: "sanctuary",
    par: 5,
    needed: "sanctuary wake-from-grove",
    drawing: `
      p . . p
      . . G .
      . . . .
      . . . W`,
  },
  {
    idea: "perch",
    par: 4,
    needed: "perch",
    drawing: `
      . . r .
      . G . W
      . . # #
      . r . .`,
  },
  {
    idea: "corner",
    par: 5,
    needed: "corner one-by-one",
    drawing: `
      . . . G .
      P W . r .
      P . . . .
      . . . . .`,
  },
  {
    idea: "approach",
    par: 6,
    needed: "approach one-by-one",
    drawing: `
      . . . W
      r . . G
      r r . .
      . . . .`,
  },
  {
    idea: "lead-away",
    par: 7,
    needed: "lead-away wake-in-flight",
    drawing: `
      . . . .
      . G . .
      p . . p
      . . . W`,
  },
  {
    idea: "stone-step",
    par: 5,
    needed: "stone-step",
    drawing: `
      . . p .
      . . . 1
      1 G . W
      . . p .`,
  },
  {
    idea: "pin",
    par: 6,
    needed: "pin out-of-step",
    drawing: `
      . . . .
      r . G W
      . # # r
      . r r .`,
  },
  {
    idea: "marking-time",
    par: 5,
    needed: "marking-time mud",
    drawing: `
      . . W p
      . # . ~
      . G . ~
      . . . .`,
  },
  {
    idea: "out-of-step",
    par: 7,
    needed: "lead-away out-of-step mud",
    drawing: `
      . r G . .
      . ~ . . .
      . . . r .
      . . W . .`,
  },
  {
    idea: "mud",
    par: 8,
    needed: "mud",
    drawing: `
      W . G .
      . . . .
      ~ . . ~
      p . . p`,
  },
  {
    idea: "mud-merge",
    par: 7,
    needed: "out-of-step mud mud-merge merge",
    drawing: `
      . . G r .
      . . . . r
      . r . ~ .
      . W . ~ r`,
  },
  {
    idea: "merge",
    par: 4,
    needed: "merge",
    drawing: `
      r # . .
      r . G .
      W . . .
      r . . .`,
  },
  {
    idea: "doorstep-merge",
    par: 4,
    needed: "sanctuary merge doorstep-merge second-visit",
    drawing: `
      . . . . r W
      . . r r . .
      . . . . . G
      . . . ~ . .`,
  },
  {
    idea: "pair",
    par: 5,
    needed: "sanctuary pair one-by-one foxes-last",
    drawing: `
      P P . P
      . . G .
      . W . .
      . r . .`,
  },
  {
    idea: "one-by-one",
    par: 4,
    needed: "one-by-one",
    drawing: `
      . G . P
      r . . W
      . . . .
      . . . .`,
  },
  {
    idea: "purple-merge",
    par: 7,
    needed: "lead-away merge purple-merge wake-in-flight",
    drawing: `
      . . G . .
      . . . p .
      . . . ~ .
      . . P W .`,
  },
  {
    idea: "guard-merge",
    par: 5,
    needed: "sanctuary lead-away merge guard-merge bait",
    drawing: `
      route: 1,1 S S
      route: 2,2 W W
      . G . 1
      . g . .
      W . g .
      . . . 1`,
  },
  {
    idea: "shield",
    par: 6,
    needed: "lead-away one-by-one shield wake-in-flight",
    drawing: `
      . . G . .
      . . p . .
      . . P . .
      . . W r .`,
  },
  {
    idea: "sleeper-wall",
    par: 14,
    needed: "one-by-one sleeper-wall sidestep",
    drawing: `
      P p . . . .
      r . . W . .
      . . r . . .
      . . . G . .`,
  },
  {
    idea: "sidestep",
    par: 4,
    needed: "sanctuary approach sidestep",
    drawing: `
      . . . .
      . . . P
      . . . p
      W G . .`,
  },
  {
    idea: "foxes-first",
    par: 6,
    needed: "one-by-one foxes-first",
    drawing: `
      . r r .
      P . G P
      . W . .
      . . . .`,
  },
  {
    idea: "foxes-last",
    par: 4,
    needed: "sanctuary one-by-one foxes-last",
    drawing: `
      . P . .
      . . P .
      P G W r
      . . . .`,
  },
  {
    idea: "wake-in-flight",
    par: 5,
    needed: "wake-in-flight",
    drawing: `
      . W . .
      p . . .
      . . G p
      . P . .`,
  },
  {
    idea: "wake-last",
    par: 7,
    needed: "sanctuary lead-away one-by-one wake-last",
    drawing: `
      . . . W
      . . P G
      . . . .
      . p . .`,
  },
  {
    idea: "wake-pair",
    par: 6,
    needed: "sanctuary approach one-by-one wake-in-flight wake-pair wake-from-grove about-turn",
    drawing: `
      . p W p .
      . . G . .
      . . . . .
      . . P . .`,
  },
  {
    idea: "wake-from-grove",
    par: 5,
    needed: "sanctuary wake-from-grove",
    drawing: `
      p . . p
      . . G .
      . . . .
      . . . W`,
  },
  {
    idea: "slide",
    par: 4,
    needed: "slide",
    drawing: `
      . . W .
      . G . r
      = . . .
      r . . .`,
  },
  {
    idea: "overshoot",
    par: 6,
    needed: "sanctuary lead-away slide overshoot",
    drawing: `
      . . . . .
      . = W = .
      G . . . .
      . . r . .`,
  },
  {
    idea: "slide-home",
    par: 4,
    needed: "sanctuary slide slide-home",
    drawing: `
      . . . # . .
      G = . . . .
      W . . . . .
      . . # P . .`,
  },
  {
    idea: "stopped-slide",
    par: 8,
    needed: "stopped-slide",
    drawing: `
      1 W . .
      r . . r
      . 1 . .
      . . G =`,
  },
  {
    idea: "stone-ride",
    par: 4,
    needed: "stone-ride",
    drawing: `
      r G . W
      r . . 1
      . . . 1
      . . . r`,
  },
  {
    idea: "blocked-stone",
    par: 6,
    needed: "lead-away one-by-one stone-ride blocked-stone",
    drawing: `
      . . . . .
      . # P # .
      1 r 1 . .
      . . G W .`,
  },
  {
    idea: "bait",
    par: 5,
    needed: "one-by-one bait",
    drawing: `
      route: 2,3 W W
      . . . W r
      . . . . .
      . . . . .
      . . g G .`,
  },
  {
    idea: "homecoming",
    par: 4,
    needed: "one-by-one stone-ride bait homecoming",
    drawing: `
      route: 1,0 E E
      . g 1 . .
      . . . . .
      . . . G .
      . 1 r W .`,
  },
  {
    idea: "waylaid",
    par: 6,
    needed: "sanctuary lead-away one-by-one bait waylaid",
    drawing: `
      route: 2,1 S S
      . . G . .
      . W g . .
      . . r . .
      . . r . .`,
  },
  {
    idea: "about-turn",
    par: 8,
    needed: "lead-away wake-in-flight about-turn",
    drawing: `
      . . . .
      W p p G
      . . . .
      . . . .`,
  },
  {
    idea: "second-visit",
    par: 6,
    needed: "sanctuary second-visit",
    drawing: `
      r . . 1
      . . . 1
      . . . r
      W G . .`,
  },
];
