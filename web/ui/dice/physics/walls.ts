/** Floor and walls of the tray, and a broad phase that skips dice far from a wall. */
import { Body, type Material, NaiveBroadphase, Plane, type Quaternion, Vec3 } from "cannon-es";

export class Wall extends Body {
  /** The unit normal, towards the dice. */
  readonly inward: Vec3;

  constructor(position: Vec3, quaternion: Quaternion, material: Material) {
    super({ type: Body.STATIC, shape: new Plane(), material, position, quaternion });
    this.inward = quaternion.vmult(new Vec3(0, 0, 1));
  }

  /** However it is rotated, it does not reach the wall; with a margin for rounding. */
  isOutOfReach({ position: { x, y, z }, boundingRadius }: Body): boolean {
    const { inward, position } = this;
    const distance = inward.x * (x - position.x) + inward.y * (y - position.y) + inward.z * (z - position.z);
    return distance > 1.001 * boundingRadius;
  }
}

/** The library's own broad phase would test all corners of every die against every wall, however distant. */
export class NearPairs extends NaiveBroadphase {
  override intersectionTest(one: Body, other: Body, firsts: Body[], seconds: Body[]): void {
    if (one instanceof Wall && one.isOutOfReach(other)) return;
    if (other instanceof Wall && other.isOutOfReach(one)) return;
    super.intersectionTest(one, other, firsts, seconds);
  }
}
