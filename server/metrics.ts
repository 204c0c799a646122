/** What a server counts, in Prometheus' text format. */
import { monitorEventLoopDelay } from "node:perf_hooks";

type Labels = Readonly<Record<string, string>>;

const escaped = (text: string): string => text.replaceAll(/[\\"\n]/g, (odd) => (odd === "\n" ? "\\n" : `\\${odd}`));
const labelText = (labels: Labels): string => {
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return parts.length === 0 ? "" : `{${parts.join(",")}}`;
};

interface Instrument {
  readonly kind: "counter" | "gauge" | "histogram";
  readonly about: string;
  lines(name: string): readonly string[];
}

class Counter implements Instrument {
  readonly kind = "counter";
  readonly about: string;
  readonly #label: string | undefined;
  readonly #values = new Map<string, number>();

  /** Counts by the values of one label, or altogether. */
  constructor(about: string, label?: string) {
    this.about = about;
    this.#label = label;
    if (label === undefined) this.#values.set("", 0);
  }

  add(value = "", by = 1): void {
    this.#values.set(value, (this.#values.get(value) ?? 0) + by);
  }

  lines(name: string): readonly string[] {
    const label = this.#label;
    return [...this.#values].map(
      ([value, count]) => `${name}${label === undefined ? "" : labelText({ [label]: value })} ${count}`,
    );
  }
}

/** Seconds; a move is stored within a few milliseconds, a bot thinks for up to ten seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

class Histogram implements Instrument {
  readonly kind = "histogram";
  readonly about: string;
  readonly #counts = bounds.map(() => 0);
  #count = 0;
  #sum = 0;

  constructor(about: string) {
    this.about = about;
  }

  add(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    const at = bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#count += 1;
    this.#sum += seconds;
  }

  lines(name: string): readonly string[] {
    let below = 0;
    const buckets = bounds.map((bound, i) => {
      below += this.#counts[i] ?? 0;
      return `${name}_bucket{le="${bound}"} ${below}`;
    });
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

class Gauge implements Instrument {
  readonly about: string;
  readonly kind: "gauge" | "counter";
  readonly #read: () => number;

  constructor(about: string, read: () => number, kind: "gauge" | "counter" = "gauge") {
    this.about = about;
    this.#read = read;
    this.kind = kind;
  }

  lines(name: string): readonly string[] {
    return [`${name} ${this.#read()}`];
  }
}

/** Sizes that are read when somebody asks. */
export interface MetricLevels {
  readonly sockets: () => number;
  readonly tables: () => number;
  readonly queued: () => number;
  readonly botsWaiting: () => number;
  readonly botsThinking: () => number;
}

export class ServerMetrics {
  readonly moves = new Counter("Moves that were stored, of people and bots.");
  readonly commits = new Histogram("Seconds until moves were stored.");
  readonly refusals = new Counter("Requests and frames that were refused, by code.", "code");
  readonly requests = new Counter("Answered HTTP requests, by status.", "status");
  readonly answers = new Histogram("Seconds until HTTP requests were answered.");
  readonly thoughts = new Histogram("Seconds that bots thought about a move.");
  readonly botFailures = new Counter("Moves for which a bot failed or took too long.");
  readonly problems = new Counter("Unexpected errors.");
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  /** Begins to measure how late the event loop is. */
  start(): void {
    this.#delay.enable();
  }

  stop(): void {
    this.#delay.disable();
  }

  text(levels: MetricLevels, version: string): string {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const late = this.#delay.percentile(99) / 1e9;
    this.#delay.reset();
    const instruments: Readonly<Record<string, Instrument>> = {
      turnlight_moves_total: this.moves,
      turnlight_commit_seconds: this.commits,
      turnlight_refusals_total: this.refusals,
      turnlight_http_requests_total: this.requests,
      turnlight_http_seconds: this.answers,
      turnlight_sockets: new Gauge("Open WebSocket connections.", levels.sockets),
      turnlight_tables: new Gauge("Tables in memory.", levels.tables),
      turnlight_queued: new Gauge("People of this node who wait for a quick match.", levels.queued),
      turnlight_bots_waiting: new Gauge("Moves that wait for a bot worker.", levels.botsWaiting),
      turnlight_bots_thinking: new Gauge("Moves that bots are thinking about.", levels.botsThinking),
      turnlight_bot_seconds: this.thoughts,
      turnlight_bot_failures_total: this.botFailures,
      turnlight_problems_total: this.problems,
      turnlight_event_loop_delay_seconds: new Gauge("99th percentile since the last scrape.", () => late),
      process_resident_memory_bytes: new Gauge("Memory of the process.", () => rss),
      process_heap_bytes: new Gauge("Heap in use by the main thread.", () => heapUsed),
      process_cpu_seconds_total: new Gauge("Processor time of the process.", () => (user + system) / 1e6, "counter"),
      process_uptime_seconds: new Gauge("Seconds since the process began.", () => process.uptime()),
    };
    const lines = Object.entries(instruments).flatMap(([name, instrument]) => [
      `# HELP ${name} ${instrument.about}`,
      `# TYPE ${name} ${instrument.kind}`,
      ...instrument.lines(name),
    ]);
    return [
      ...lines,
      "# HELP turnlight_info The version.",
      "# TYPE turnlight_info gauge",
      `turnlight_info${labelText({ version })} 1`,
      "",
    ].join("\n");
  }
}
