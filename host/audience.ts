/** Who looks on, and what they can still be told: every viewer hears every version in order, as far as it may be theirs. */
import type { Viewer } from "@turnlight/kernel";
import type { Snapshot, ViewerEvent } from "./sight.ts";
import { eventFor, type MatchScene, sightOf, type VersionMoment, type VersionPoint, Watcher } from "./viewer-events.ts";

/** How many of the newest versions can be told one by one to a viewer who was away, where the host names no other number. */
const usuallyRemembered = 400;
/** This share more may gather before the oldest are let go, so that a long match is not copied with every move. */
const slack = 0.25;

export class Audience {
  readonly #scene: () => MatchScene;
  readonly #watchers = new Set<Watcher>();
  /** The newest versions, each with what is needed to show and tell it. */
  readonly #moments: VersionMoment[];
  readonly #remembered: number;

  constructor(scene: () => MatchScene, moments: readonly VersionMoment[], remembered = usuallyRemembered) {
    this.#scene = scene;
    this.#remembered = remembered;
    this.#moments = moments.slice(-remembered);
  }

  sight(viewer: Viewer): Snapshot {
    return sightOf(this.#scene(), viewer);
  }

  /** What a viewer saw after a version; nothing where that is too long ago. */
  sightAt(viewer: Viewer, version: number): Snapshot | undefined {
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

  /** Everybody hears what has just come to stand; a fresh sight where it cannot be told one by one. */
  hear(moments: readonly VersionMoment[], versions: number): void {
    this.#moments.push(...moments);
    if (this.#moments.length > this.#remembered * (1 + slack))
      this.#moments.splice(0, this.#moments.length - this.#remembered);
    // Who stops listening while being told hears no more, and who begins has seen it all.
    for (const watcher of [...this.#watchers]) {
      if (!this.#watchers.has(watcher)) continue;
      if (moments.length < versions) watcher.fresh(this.sight(watcher.viewer));
      else this.#tell(watcher, moments);
    }
  }

  /** The past is another one than was thought. */
  remember(moments: readonly VersionMoment[]): void {
    this.#moments.splice(0, this.#moments.length, ...moments.slice(-this.#remembered));
  }

  #tell(watcher: Watcher, moments: readonly VersionMoment[]): void {
    const { viewer } = watcher;
    const scene = this.#scene();
    for (const moment of moments) watcher.tell(eventFor(moment, viewer), sightOf(scene, viewer, moment));
  }

  #missedSince(since: number): readonly VersionMoment[] | undefined {
    const { version: newest } = this.#scene();
    if (since > newest || since < 0) return undefined;
    const missed = this.#moments.filter(({ version }) => version > since);
    return missed.length === newest - since ? missed : undefined;
  }

  /** Before anything happened, as long as all that happened since is remembered. */
  #beginning(): VersionPoint | undefined {
    const { rules, match, laid } = this.#scene();
    if (this.#missedSince(0) === undefined) return undefined;
    return { version: 0, state: rules.setup(match.config), entries: 0, laid };
  }
}
