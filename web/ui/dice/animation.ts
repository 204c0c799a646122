/**
 * The movement of the dice from one rest to the next. A throw is simulated, labelled with the values drawn and played;
 * all other moves (to the rail, back from it, turned by hand) are interpolated. Painters draw the resulting poses.
 */
import { sound } from "../../sound/index.ts";
import type { Course } from "./course.ts";
import { labelledThrow } from "./labelled-throw.ts";
import { type Laying, laidAmong } from "./laid-among.ts";
import { labelling } from "./model.ts";
import type { Painter } from "./painter.ts";
import type { ThrowOrder } from "./physics/simulate.ts";
import { openThrower } from "./physics/thrower.ts";
import { after, between } from "./rotation.ts";
import { asidePose, laidPose, type Pose, sameShape, type TrayShape, type View } from "./shape.ts";
import { throwTime } from "./throw-time.ts";
import { throwTiming, tiltAt, tilted } from "./throw-timing.ts";
import type { Thrown, TrayDie } from "./tray.ts";

/** Steps a second in a course, and milliseconds a die takes to glide to another place. */
const courseRate = 60;
const glideTime = 220;
/** The value of a die that was never thrown; it is not visible. */
const blankValue = 1;
const hardKnock = 0.45;

export interface TrayState {
  readonly dice: readonly TrayDie[];
  readonly thrown: Thrown | undefined;
  /** A factor on the normal time; 0 is at once. */
  readonly pace: number;
  /** The expected next throw. */
  readonly next?: Thrown | undefined;
}

interface AnimationAct {
  /** Milliseconds. */
  readonly lasts: number;
  readonly begun: number;
  readonly isThrow: boolean;
  posesAt(share: number): readonly Pose[];
  /** Plays the sounds between two shares of the course. */
  hear(from: number, to: number): void;
  readonly ends: readonly Pose[];
}

const ease = (share: number): number => 1 - (1 - share) ** 3;

const onTheWay = (from: Pose, to: Pose, share: number): Pose => {
  const far = Math.hypot(to.spot[0] - from.spot[0], to.spot[2] - from.spot[2]);
  const along = (part: 0 | 1 | 2): number => from.spot[part] + (to.spot[part] - from.spot[part]) * share;
  const hop = Math.min(1, far / 3) * 4 * share * (1 - share);
  const [small = 1, large = 1] = [from.size, to.size];
  return {
    spot: [along(0), along(1) + hop, along(2)],
    turn: between(from.turn, to.turn, share),
    size: small + (large - small) * share,
  };
};

const shake = (strength: number): void => {
  // Browsers warn about vibration before the first gesture.
  if (navigator.userActivation?.hasBeenActive === true) navigator.vibrate?.(Math.round(6 + 14 * strength));
};

const knock = ({ strength, pan }: Course["impacts"][number]): void => {
  sound.play("knock", { strength, pan });
  if (strength > hardKnock) shake(strength);
};

export class DiceAnimation {
  readonly #thrower = openThrower();
  readonly #onRest: (seed: string | undefined, poses: readonly Pose[]) => void;
  #painter: Painter | undefined;
  #view: View | undefined;
  #told: TrayState = { dice: [], thrown: undefined, pace: 0 };
  #poses: readonly Pose[] = [];
  #act: AnimationAct | undefined;
  #heard = 0;
  #frame: number | undefined;
  /** The throw that is awaited from the worker. */
  #ordered: string | undefined;
  /** The throw simulated ahead, by its order. */
  #ahead: { readonly order: string; readonly course: Promise<Course | undefined> } | undefined;

  constructor(onRest: (seed: string | undefined, poses: readonly Pose[]) => void) {
    this.#onRest = onRest;
  }

  /** The dice are in the air, or about to be. */
  get throwing(): boolean {
    return this.#ordered !== undefined || this.#act?.isThrow === true;
  }

  use(painter: Painter): void {
    this.#painter?.close();
    this.#painter = painter;
    if (this.#view !== undefined) painter.fit(this.#view);
    this.#dress();
    painter.paint(this.#poses);
  }

  fit(view: View): void {
    const before = this.#view?.shape;
    this.#view = view;
    this.#painter?.fit(view);
    if (before !== undefined && !sameShape(before, view.shape)) {
      this.#stop();
      this.#poses = this.#laidOut(view.shape);
    } else if (this.#poses.length === 0) this.#poses = this.#laidOut(view.shape);
    this.#painter?.paint(this.#poses);
    if (!this.throwing) this.#onRest(undefined, this.#poses);
  }

  tell(told: TrayState): void {
    const before = this.#told;
    this.#told = told;
    const view = this.#view;
    if (view === undefined) return;
    const { thrown } = told;
    if (this.#poses.length !== told.dice.length) this.#poses = this.#laidOut(view.shape);
    const isNew = before.dice.length > 0 && thrown !== undefined && thrown.seed !== before.thrown?.seed;
    if (isNew) void this.#throw(thrown, view.shape);
    else if (!this.throwing) this.#rearrange(view.shape);
    if (this.throwing) return;
    this.#dress();
    if (told.next !== undefined && told.pace > 0) this.#courseOf(this.#order(told.next, view.shape));
  }

  /** Ends the animation: every die is at its final place. */
  settle(): void {
    if (this.#act !== undefined) this.#finish(this.#act);
    else if (this.#ordered !== undefined) this.#withoutThrow(this.#ordered);
  }

  /** Loads what the first throw needs. */
  prepare(): void {
    this.#thrower.open();
  }

  close(): void {
    this.#stop();
    this.#ordered = undefined;
    this.#thrower.close();
    this.#painter?.close();
  }

  #dress(): void {
    this.#painter?.dress(
      this.#told.dice.map(({ look = "plain", locked = false, value }) => ({
        look,
        locked,
        blank: value === undefined,
      })),
    );
  }

  /** Without a throw, as when a match is opened again. */
  #laidOut(shape: TrayShape): readonly Pose[] {
    const { dice } = this.#told;
    return dice.map((die, i) => this.#home(shape, die, i, dice.length));
  }

  #home(shape: TrayShape, { aside, value = blankValue }: TrayDie, die: number, count: number): Pose {
    return aside === undefined ? laidPose(shape, die, count, value) : asidePose(shape, aside, value);
  }

  /** Where the dice are, or will be at the end of their glide. */
  #resting(): readonly Pose[] {
    return this.#act?.isThrow === false ? this.#act.ends : this.#poses;
  }

  /**
   * The target of each die: where it is, unless it moves between table and rail, or is thrown without an animation.
   * Dice that come to the table must not overlap those there.
   */
  #places(shape: TrayShape, thrown: readonly number[] = []): readonly Pose[] {
    const resting = this.#resting();
    return laidAmong(
      shape,
      this.#told.dice.map(({ aside, unthrown = false, value = blankValue }, i): Laying => {
        if (aside !== undefined) return { value, aside: true, lies: asidePose(shape, aside, value) };
        const now = resting[i];
        // Before a turn's first throw all dice are tidied away, wherever the last one has left them.
        if (now === undefined || unthrown || now.spot[2] > shape.halfDepth || thrown.includes(i)) return { value };
        return { value, lies: { spot: now.spot, turn: after(now.turn, labelling(now.turn, value, 0)) } };
      }),
    );
  }

  #rearrange(shape: TrayShape): void {
    const to = this.#places(shape);
    const [from, resting] = [this.#poses, this.#resting()];
    const moves = to.some((pose, i) => {
      const now = resting[i];
      return now === undefined || Math.hypot(...pose.spot.map((part, k) => part - (now.spot[k] ?? 0))) > 0.01;
    });
    const turns = to.some(
      (pose, i) => Math.abs(pose.turn.reduce((dot, part, k) => dot + part * (resting[i]?.turn[k] ?? 0), 0)) < 0.999,
    );
    if (!moves && !turns) return;
    this.#begin({
      lasts: glideTime * Math.min(1, this.#told.pace),
      isThrow: false,
      posesAt: (share) => to.map((pose, i) => onTheWay(from[i] ?? pose, pose, ease(share))),
      hear: () => {},
      ends: to,
    });
  }

  async #throw(thrown: Thrown, shape: TrayShape): Promise<void> {
    this.#poses = this.#resting();
    this.#stop();
    const { seed } = thrown;
    this.#ordered = seed;
    if (this.#told.pace <= 0) return this.#withoutThrow(seed);
    const places = this.#places(shape);
    const course = await this.#courseOf(this.#order(thrown, shape));
    if (this.#ordered !== seed) return;
    if (course === undefined) return this.#withoutThrow(seed);
    this.#ordered = undefined;
    this.#play(thrown, course, places);
  }

  #order({ seed, dice, vigour = 1 }: Thrown, shape: TrayShape): ThrowOrder {
    const standing = this.#places(shape).filter((_, i) => !dice.includes(i) && this.#told.dice[i]?.aside === undefined);
    return { seed, count: dice.length, standing, shape, vigour };
  }

  /** From the worker, unless it has been ordered before. */
  #courseOf(order: ThrowOrder): Promise<Course | undefined> {
    const key = JSON.stringify(order);
    if (this.#ahead?.order !== key) this.#ahead = { order: key, course: this.#workedOut(order) };
    return this.#ahead.course;
  }

  async #workedOut(order: ThrowOrder): Promise<Course | undefined> {
    const read = await this.#thrower.ask("order", order);
    return read.ok ? read.value : undefined;
  }

  #play(
    { seed, dice, lasts = throwTime, breath = 0, slow = false, edge }: Thrown,
    course: Course,
    places: readonly Pose[],
  ): void {
    const values = dice.map((die) => this.#told.dice[die]?.value ?? blankValue);
    const { lastStep: last, posesAt: thrownAt } = labelledThrow(course, seed, values);
    const posesAt = (step: number): readonly Pose[] => {
      const thrown = thrownAt(step);
      return places.map((pose, die) => thrown[dice.indexOf(die)] ?? pose);
    };
    this.#dress();
    const held = this.#poses;
    const natural = (last / courseRate) * 1000;
    const timing = throwTiming({ natural, lasts, breath, slow, edge: edge?.lasts ?? 0 });
    const ends = posesAt(last);
    this.#begin({
      lasts: timing.total * this.#told.pace,
      isThrow: true,
      posesAt: (share) => {
        const at = timing.at(share);
        if (at.part === "breath") return held;
        const poses = posesAt(at.course * last);
        const tilt = edge === undefined ? 0 : tiltAt(at);
        return tilt === 0
          ? poses
          : poses.map((pose, die) => (dice.includes(die) ? tilted(pose, edge?.other ?? [], tilt) : pose));
      },
      hear: (from, to) => {
        const [begun, now] = [timing.at(from).course * last, timing.at(to).course * last];
        for (const impact of course.impacts) if (impact.step >= begun && impact.step < now) knock(impact);
      },
      ends,
    });
  }

  /** The result at once: thrown dice are laid out in rows. */
  #withoutThrow(seed: string): void {
    this.#ordered = undefined;
    const view = this.#view;
    if (view === undefined) return;
    const { thrown } = this.#told;
    if (thrown?.seed === seed) sound.play("dice");
    this.#arrive(this.#places(view.shape, thrown?.dice));
  }

  #begin(act: Omit<AnimationAct, "begun">): void {
    this.#stop();
    if (act.lasts <= 0 || document.visibilityState === "hidden") {
      this.#arrive(act.ends);
      return;
    }
    this.#act = { ...act, begun: performance.now() };
    this.#heard = 0;
    this.#tick();
  }

  readonly #tick = (): void => {
    const act = this.#act;
    if (act === undefined) return;
    const share = Math.min(1, (performance.now() - act.begun) / act.lasts);
    act.hear(this.#heard, share);
    this.#heard = share;
    if (share >= 1) {
      this.#finish(act);
      return;
    }
    this.#poses = act.posesAt(share);
    this.#painter?.paint(this.#poses);
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #finish(act: AnimationAct): void {
    this.#stop();
    this.#arrive(act.ends);
  }

  #arrive(poses: readonly Pose[]): void {
    this.#poses = poses;
    this.#dress();
    this.#painter?.paint(poses);
    this.#onRest(this.#told.thrown?.seed, poses);
    // Applies the state that was set while the dice were in the air.
    if (this.#view !== undefined) this.#rearrange(this.#view.shape);
  }

  #stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#act = undefined;
  }
}
