/** What tests of online tables need besides browsers: a QR code reader, and fast clients for the middle of a match. */
import type { Page } from "@playwright/test";
import { games } from "@turnlight/games";
import { botThought } from "@turnlight/host";
import { childSeed, seedOf } from "@turnlight/kernel";
import { type FollowedState, readMessage, ServerConnection, type Subscription, seatedSchema } from "@turnlight/wire";
import camera from "jsqr";

/** Pixels per module. */
const scale = 4;

/** What a QR code reader decodes from the code as drawn. */
export const readQr = async (page: Page): Promise<string | undefined> => {
  const code = page.locator("svg.online-qr");
  const size = Number((await code.getAttribute("viewBox"))?.split(" ").at(-1));
  const drawn = (await code.locator("path").last().getAttribute("d")) ?? "";
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const isDark = new Set([...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (isDark.has(`${Math.floor(x / scale)} ${Math.floor(y / scale)}`))
        pixels.set([0, 0, 0, 255], (y * width + x) * 4);
  return camera.default(pixels, width, width)?.data;
};

/** The same seat on a second device, which follows the table beside the page. */
const sitAlso = async (page: Page, url: string, table: string) => {
  const person = { name: "the same", colour: 0, avatar: 0 };
  const answer = await page.request.post(`/api/tables/${table}/sit`, { data: { person } });
  const seated = readMessage(seatedSchema, await answer.json());
  if (!seated.ok) throw new Error(seated.refusal.reason);
  const { seat, token } = seated.value;
  const line = new ServerConnection({
    connect: () => new WebSocket(`${url.replace(/^http/, "ws")}/api/socket`.replace("//api", "/api")),
    later(milliseconds, act) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
    name: `hands ${seat}`,
  });
  let look = (): void => undefined;
  const place: Subscription = line.follow(table, token, { event: () => look(), changed: () => look() });
  const until = (sign: (now: FollowedState) => boolean): Promise<FollowedState> =>
    new Promise((resolve) => {
      look = () => {
        if (sign(place.now)) resolve(place.now);
      };
      look();
    });
  return { seat, place, until, close: () => line.close() };
};

/** Plays a match to its end with bots in place of the people whose pages these are; everything goes over the wire. */
export const playToTheEnd = async (pages: readonly Page[], url: string, table: string, bot: string): Promise<void> => {
  const players = await Promise.all(pages.map((page) => sitAlso(page, url, table)));
  const dice = seedOf("quick hands");
  let version = 0;
  for (;;) {
    const seen = await Promise.all(
      players.map(({ until }) => until(({ sight }) => sight !== undefined && sight.version >= version)),
    );
    const sight = seen[0]?.sight;
    if (sight === undefined || sight.outcome !== undefined) break;
    const mover = players.find(({ seat }) => seat === sight.waiting[0]);
    const game = await games[sight.laid.game]?.();
    if (mover === undefined || game === undefined) throw new Error("it is nobody's turn");
    const thought = await botThought(game, {
      game: sight.laid.game,
      rules: game.rules.version,
      bot,
      seat: mover.seat,
      view: mover.place.now.sight?.view,
      dice: childSeed(dice, `entry ${sight.entries}`),
    });
    if (!thought.ok) throw new Error(thought.refusal.reason);
    const done = await mover.place.send({ kind: "play", text: thought.value.text });
    if (!done.ok) throw new Error(done.refusal.reason);
    version = done.value.version;
  }
  for (const { close } of players) close();
};
