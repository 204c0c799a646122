/** What viewers are sent of a table's match: its events, and the clocks after them. */
import type { HostedMatch, ViewerEvent } from "@turnlight/host";
import type { TableClocks } from "./clocks.ts";
import type { TableRecord } from "./table-record.ts";
import type { AttachedViewer, TableViewer } from "./table-viewers.ts";

interface FeedPorts {
  readonly clocks: TableClocks;
  now(): { readonly record: TableRecord; readonly match: HostedMatch | undefined };
  /** Called after a viewer was sent an event. */
  told(match: HostedMatch, event: ViewerEvent): void;
}

export class TableFeed {
  readonly #ports: FeedPorts;

  constructor(ports: FeedPorts) {
    this.#ports = ports;
  }

  /** Subscribes a viewer to the current match, from a version on. */
  follow(attached: AttachedViewer, since: number | undefined): void {
    attached.stop();
    const { record, match } = this.#ports.now();
    const { onlooker } = attached;
    // Whoever had the table open before a match that nobody may watch sees only its public state.
    if (match === undefined || (onlooker.viewer === "spectator" && !record.watching)) return;
    attached.stop = match.watch(onlooker.viewer, since, (event) => this.#tell(match, onlooker, event));
    this.tellClock(onlooker);
  }

  #tell(match: HostedMatch, onlooker: TableViewer, event: ViewerEvent): void {
    onlooker.send({ kind: "event", table: this.#ports.now().record.id, match: match.id, event });
    if (event.version === match.version) this.tellClock(onlooker);
    this.#ports.told(match, event);
  }

  tellClock(onlooker: TableViewer): void {
    const { record, match } = this.#ports.now();
    if (record.clock === undefined) return;
    const { clocks } = this.#ports;
    const { viewer } = onlooker;
    const own = viewer === "spectator" ? undefined : clocks.runsOutFor(record, match, viewer);
    const runsOut = own ?? clocks.firstToRunOut(record, match)?.at;
    if (runsOut === undefined || match === undefined) return;
    onlooker.send({
      kind: "clock",
      table: record.id,
      match: match.id,
      version: match.version,
      runsOut,
      ...(onlooker.live === true && { seats: clocks.of(record, match) }),
    });
  }
}
