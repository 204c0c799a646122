/**
 * The viewers of a match: each receives every version in order, filtered to what that viewer may see, and can catch up
 * on missed versions.
 */
import type { Viewer } from "@turnlight/kernel";
import type { Sight, ViewerEvent } from "./sight.ts";
import {
  eventFor,
  type MatchScene,
  type SeenMoment,
  sightOf,
  type VersionMoment,
  type VersionPoint,
  Watcher,
} from "./viewer-events.ts";

/** How many of the newest versions are held for returning viewers, unless the host sets another number. */
const usuallyRemembered = 400;
/** The list may grow by this share before it is trimmed, so that it is not copied with every move. */
const slack = 0.25;

export class Audience {
  readonly #scene: () => MatchScene;
  readonly #watchers = new Set<Watcher>();
  /** The newest versions, each with what is needed to derive a viewer's event and sight. */
  readonly #moments: VersionMoment[];
  readonly #remembered: number;

  constructor(scene: () => MatchScene, moments: readonly VersionMoment[], remembered = usuallyRemembered) {
    this.#scene = scene;
    this.#remembered = remembered;
    this.#moments = moments.slice(-remembered);
  }

  sight(viewer: Viewer): Sight {
    return sightOf(this.#scene(), viewer);
  }

  /** What a viewer saw after a version; `undefined` if that version is no longer held. */
  sightAt(viewer: Viewer, version: number): Sight | undefined {
    const scene = this.#scene();
    if (version === scene.version) return this.sight(viewer);
    const point = version === 0 ? this.#beginning() : this.#moments.find((moment) => moment.version === version);
    return point === undefined ? undefined : sightOf(scene, viewer, point);
  }

  watch(viewer: Viewer, since: number | undefined, tell: (event: ViewerEvent) => void): () => void {
    const watcher = new Watcher(viewer, tell);
    const missed = since === undefined ? undefined : this.#missedSince(since);
    if (missed === undefined) watcher.fresh(this.sight(viewer));
    else this.#tell(watcher, missed);
    this.#watchers.add(watcher);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Sends newly committed versions to all viewers, or a fresh sight if some of the versions are missing. */
  hear(moments: readonly VersionMoment[], versions: number): void {
    this.#moments.push(...moments);
    if (this.#moments.length > this.#remembered * (1 + slack))
      this.#moments.splice(0, this.#moments.length - this.#remembered);
    // A watcher removed during the loops gets nothing more; one added during them already has the newest sight.
    const watchers = [...this.#watchers];
    if (moments.length < versions) {
      for (const watcher of watchers) if (this.#watchers.has(watcher)) watcher.fresh(this.sight(watcher.viewer));
      return;
    }
    const scene = this.#scene();
    for (const moment of moments) {
      // Whoever views as the same seat, or as a spectator, sees the same: it is derived once.
      const seen = new Map<Viewer, SeenMoment>();
      for (const watcher of watchers) {
        if (!this.#watchers.has(watcher)) continue;
        const { viewer } = watcher;
        let one = seen.get(viewer);
        if (one === undefined) {
          one = { happened: eventFor(moment, viewer), sight: sightOf(scene, viewer, moment) };
          seen.set(viewer, one);
        }
        watcher.tell(one);
      }
    }
  }

  /** Replaces the history, as after reloading from the store. */
  remember(moments: readonly VersionMoment[]): void {
    this.#moments.splice(0, this.#moments.length, ...moments.slice(-this.#remembered));
  }

  #tell(watcher: Watcher, moments: readonly VersionMoment[]): void {
    const { viewer } = watcher;
    const scene = this.#scene();
    for (const moment of moments)
      watcher.tell({ happened: eventFor(moment, viewer), sight: sightOf(scene, viewer, moment) });
  }

  #missedSince(since: number): readonly VersionMoment[] | undefined {
    const { version: newest } = this.#scene();
    if (since > newest || since < 0) return undefined;
    const missed = this.#moments.filter(({ version }) => version > since);
    return missed.length === newest - since ? missed : undefined;
  }

  /** The initial position, as long as all versions since are still held. */
  #beginning(): VersionPoint | undefined {
    const { rules, match, laid } = this.#scene();
    if (this.#missedSince(0) === undefined) return undefined;
    return { version: 0, state: rules.setup(match.config), entries: 0, laid };
  }
}
