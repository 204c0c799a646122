/** The query interface that the shared statements need from either database. */

export type SqlValue = string | number | null;

export interface Sql {
  all(statement: string, values: readonly SqlValue[]): Promise<readonly unknown[]>;
  /** Resolves with the number of changed rows. */
  run(statement: string, values: readonly SqlValue[]): Promise<number>;
}
