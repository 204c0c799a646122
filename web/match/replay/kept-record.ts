/** The record that a server has sent last, and the place where everybody finds it. */
export interface ReplaySource {
  /** A record or a story. */
  readonly text: string;
  /** The place where everybody finds it, if a server keeps it. */
  readonly place?: string;
}

let kept: ReplaySource | undefined;

/** Says that a server keeps this record for everybody. */
export const noteKept = (text: string, table: string, match: string): void => {
  kept = { text, place: `/replays/online/${table}/${match}` };
};

/** The record with its place, if a server keeps exactly this one. */
export const withPlace = (text: string): ReplaySource => (kept?.text === text ? kept : { text });
