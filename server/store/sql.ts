/** The little that the shared statements ask of either database. */

export type SqlValue = string | number | null;

export interface Sql {
  all(statement: string, values: readonly SqlValue[]): Promise<readonly unknown[]>;
  /** How many rows it changed. */
  run(statement: string, values: readonly SqlValue[]): Promise<number>;
}
