/** The query interface that the shared statements need from either database. */

export type SqlValue = string | number | null;

/** One of several statements that are run all or none. */
export interface SqlStep {
  readonly statement: string;
  readonly values: readonly SqlValue[];
  /** If it changes no row, nothing of the whole is kept. */
  readonly mustChange?: boolean;
}

export interface Sql {
  all(statement: string, values: readonly SqlValue[]): Promise<readonly unknown[]>;
  /** Resolves with the number of changed rows. */
  run(statement: string, values: readonly SqlValue[]): Promise<number>;
  /** How the database would run a query, line by line. */
  plan(statement: string, values: readonly SqlValue[]): Promise<readonly string[]>;
  /** Runs all in one transaction, or none of them; false if one changed nothing that had to. */
  together(steps: readonly SqlStep[]): Promise<boolean>;
}
