/**
 * Tests secrecy with twins: two histories that differ in one move about which a viewer received the same facts. As long
 * as that viewer receives the same facts in both, their view and legal moves must be equal too, so nothing hidden leaks
 * through them. And while the views are equal, the facts may not differ, so nothing hidden leaks through the facts.
 */
import { isEqual } from "../plain-data.ts";
import { type AnyRules, type Applied, type BaseFact, factsFor, type Mover, type Seat, type Viewer } from "../rules.ts";
import { describeMover } from "./position.ts";
import { hold, show } from "./promises.ts";

interface Twin {
  readonly state: unknown;
  readonly viewer: Viewer;
  /** A description of how the histories differ. */
  readonly origin: string;
}

/** The number of twins followed at the same time; more find no more errors and are slower. */
const most = 6;

const whoever = (viewer: Viewer): string => (viewer === "spectator" ? "a spectator" : `seat ${viewer}`);

export class Twins {
  readonly #rules: AnyRules;
  readonly #viewers: readonly Viewer[];
  #twins: readonly Twin[] = [];

  constructor(rules: AnyRules, seats: number) {
    this.#rules = rules;
    this.#viewers = [...Array.from({ length: seats }, (_, seat: Seat) => seat), "spectator"];
  }

  /** The match made `move`; it could have made `instead`. */
  part(state: unknown, by: Mover, move: unknown, applied: Applied<unknown, BaseFact>, instead: unknown): void {
    const { moveText } = this.#rules;
    const other = this.#rules.apply(state, by, instead);
    if (isEqual(applied.state, other.state)) return;
    const origin = `${describeMover(by)} played "${moveText.write(move)}" and not "${moveText.write(instead)}"`;
    for (const viewer of this.#viewers) {
      if (viewer === by) continue;
      if (this.#cannotTell(applied, other, viewer, origin) && this.#twins.length < most)
        this.#twins = [...this.#twins, { state: other.state, viewer, origin }];
    }
  }

  /** Advances the match and its twins, as long as their viewer cannot distinguish them from it. */
  follow(state: unknown, by: Mover, move: unknown, applied: Applied<unknown, BaseFact>): void {
    const rules = this.#rules;
    this.#twins = this.#twins.flatMap((twin) => {
      const { viewer, origin } = twin;
      const turn = rules.turn(twin.state);
      const isOn = by === "chance" ? turn.kind === "chance" : turn.kind === "seats" && turn.seats.includes(by);
      const allowed = isOn && rules.refusal(twin.state, by, move) === undefined;
      if (!allowed) {
        hold(
          by !== viewer,
          "views keep secrets",
          () => `${whoever(viewer)} can tell by its legal moves that ${origin}`,
        );
        return [];
      }
      if (by === viewer) this.#sameMoves(state, twin);
      const next = rules.apply(twin.state, by, move);
      if (isEqual(next.state, applied.state)) return [];
      return this.#cannotTell(applied, next, viewer, origin) ? [{ ...twin, state: next.state }] : [];
    });
  }

  #sameMoves(state: unknown, { state: twin, viewer, origin }: Twin): void {
    if (viewer === "spectator") return;
    const real = this.#rules.moves(state, viewer);
    const other = this.#rules.moves(twin, viewer);
    if ("pick" in real || "pick" in other) return;
    hold(isEqual(real, other), "views keep secrets", () => `seat ${viewer} can tell by its legal moves that ${origin}`);
  }

  /** Whether the viewer receives the same facts and the same view in both; the two must go together. */
  #cannotTell(
    here: Applied<unknown, BaseFact>,
    there: Applied<unknown, BaseFact>,
    viewer: Viewer,
    origin: string,
  ): boolean {
    const hears = [factsFor(here.told, viewer), factsFor(there.told, viewer)];
    const sees = [this.#rules.view(here.state, viewer), this.#rules.view(there.state, viewer)];
    const sameHeard = isEqual(hears[0], hears[1]);
    const sameSeen = isEqual(sees[0], sees[1]);
    hold(
      sameSeen || !sameHeard,
      "views keep secrets",
      () => `${whoever(viewer)} was not told, but can see that ${origin}: ${show(sees[0])} and not ${show(sees[1])}`,
    );
    hold(
      sameHeard || !sameSeen,
      "facts keep secrets",
      () =>
        `${whoever(viewer)} cannot see it, but was told that ${origin}: ${show(hears[0])} and not ${show(hears[1])}`,
    );
    return sameSeen;
  }
}
