/** A level's tables for searches. Searches of one level often follow each other, so they are built once per level. */
import { groundOf, type TerrainMap } from "../rules/ground.ts";
import type { Level } from "../rules/level.ts";
import { type Paces, pacesOf } from "./paces.ts";
import { type Packing, packingOf } from "./packing.ts";

interface SolverTables {
  readonly ground: TerrainMap;
  readonly packing: Packing;
  readonly paces: Paces | undefined;
}

const known = new WeakMap<Level, SolverTables>();

export const tablesOf = (level: Level): SolverTables => {
  let tables = known.get(level);
  if (tables === undefined) {
    const ground = groundOf(level);
    const packing = packingOf(level);
    tables = { ground, packing, paces: pacesOf(ground, packing) };
    known.set(level, tables);
  }
  return tables;
};
