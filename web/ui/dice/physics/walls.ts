/** Floor and walls of the tray, and which dice are near enough to one to strike it. */
import { Body, type Material, NaiveBroadphase, Plane, type Quaternion, Vec3 } from "cannon-es";

export class Wall extends Body {
  /** Of length one, towards the dice. */
  readonly inward: Vec3;

  constructor(position: Vec3, quaternion: Quaternion, material: Material) {
    super({ type: Body.STATIC, shape: new Plane(), material, position, quaternion });
    this.inward = quaternion.vmult(new Vec3(0, 0, 1));
  }

  /** However it is turned, it does not reach the wall; a little is left for rounding. */
  isOutOfReach({ position: { x, y, z }, boundingRadius }: Body): boolean {
    const { inward, position } = this;
    const distance = inward.x * (x - position.x) + inward.y * (y - position.y) + inward.z * (z - position.z);
    return distance > 1.001 * boundingRadius;
  }
}

/** The library's own search would look at all corners of every die for every wall, however far away. */
export class NearPairs extends NaiveBroadphase {
  override intersectionTest(one: Body, other: Body, firsts: Body[], seconds: Body[]): void {
    if (one instanceof Wall && one.isOutOfReach(other)) return;
    if (other instanceof Wall && other.isOutOfReach(one)) return;
    super.intersectionTest(one, other, firsts, seconds);
  }
}
