/** What a connection does for its guest apart from tables: the queue for quick matches, friends, and announcements. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import type { ServerFrame } from "@turnlight/wire";
import { acceptedName } from "../people/names.ts";
import type { ConnectionPorts, FrameOf } from "./connection-ports.ts";
import type { CookieGuest } from "./cookie-guest.ts";

type ServicePorts = Pick<ConnectionPorts, "matchmaker" | "friends" | "announcements">;

export class GuestServices {
  readonly #own: CookieGuest;
  readonly #ports: ServicePorts;
  readonly #send: (frame: ServerFrame) => void;
  #isOver = false;
  #leaveQueue: () => void = () => undefined;
  #leaveFriends: () => void = () => undefined;
  #leaveAnnouncements: () => void = () => undefined;

  constructor(own: CookieGuest, ports: ServicePorts, send: (frame: ServerFrame) => void) {
    this.#own = own;
    this.#ports = ports;
    this.#send = send;
  }

  /** The queue for quick matches. Its frames follow the answer. */
  async match(frame: FrameOf<"queue" | "confirm" | "unqueue">): Promise<Result<undefined>> {
    const { matchmaker } = this.#ports;
    const acting = await this.#own.lookUp();
    if (acting === undefined) return refuse("no-guest", "you are not signed in here", { right: "a guest" });
    if (frame.kind === "confirm") {
      const answered = await matchmaker.confirm(acting.guest, frame);
      if (answered.ok) this.#send({ kind: "done", id: frame.id });
      return answered;
    }
    if (frame.kind === "unqueue") {
      this.#send({ kind: "done", id: frame.id });
      matchmaker.leave(acting.guest);
      return accept(undefined);
    }
    const name = acceptedName(frame.person.name);
    if (!name.ok) return name;
    const { id, kind: _, person, ...wish } = frame;
    const mine: ServerFrame[] = [];
    let isAnswered = false;
    const joined = await matchmaker.join(acting, { ...wish, person }, { ...person, name: name.value }, (out) => {
      if (isAnswered) this.#send(out);
      else mine.push(out);
    });
    if (!joined.ok) return joined;
    this.#leaveQueue = joined.value;
    // The line may have ended meanwhile.
    if (this.#isOver) joined.value();
    this.#send({ kind: "done", id });
    isAnswered = true;
    for (const out of mine) this.#send(out);
    return accept(undefined);
  }

  async followFriends({ id, shown }: FrameOf<"friends">): Promise<Result<undefined>> {
    const acting = await this.#own.lookUp();
    if (acting === undefined) return refuse("no-guest", "you are not signed in here", { right: "a guest" });
    this.#send({ kind: "done", id });
    this.#leaveFriends();
    this.#leaveFriends = await this.#ports.friends.follow(acting.guest, shown, (out) => this.#send(out));
    if (this.#isOver) this.#leaveFriends();
    return accept(undefined);
  }

  /** Anybody may follow these, also without a guest. */
  followAnnouncements({ id }: FrameOf<"announcements">): void {
    this.#send({ kind: "done", id });
    this.#leaveAnnouncements();
    this.#leaveAnnouncements = this.#ports.announcements.follow((out) => this.#send(out));
  }

  /** The connection has ended. */
  end(): void {
    this.#isOver = true;
    this.#leaveQueue();
    this.#leaveFriends();
    this.#leaveAnnouncements();
  }
}
