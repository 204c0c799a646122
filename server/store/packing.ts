/** The log of a finished match as one text: its rows, compressed. */
import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";

/** All entries of one command at one moment form one row, keyed by the first version. */
export type LogRow = readonly [n: number, versions: number, at: number, command: string | null, happened: string];

const compress = promisify(deflateRaw);

export const packedLog = async (rows: readonly LogRow[]): Promise<string> =>
  (await compress(JSON.stringify(rows), { level: 9 })).toString("base64");

/** Rows as the log has them. */
export const unpackedLog = (packed: string): readonly unknown[] => {
  const rows: readonly LogRow[] = JSON.parse(inflateRawSync(Buffer.from(packed, "base64")).toString("utf8"));
  return rows.map(([n, versions, at, command, happened]) => ({ n, versions, at, command, happened }));
};

/** What stays of an ending: the record in it is also in the log. */
export const shortEnding = (ending: string): string => {
  const { record: _, ...rest }: Record<string, unknown> = JSON.parse(ending);
  return JSON.stringify(rest);
};
