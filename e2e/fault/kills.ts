/**
 * Kills the browser process, not the tab, at the store's writes around a move and around an end, for every game,
 * and checks what is there afterwards: every acknowledged entry, and every result exactly once.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, chromium, type LaunchOptions, type Page } from "@playwright/test";
import { games } from "@turnlight/games";
import { type Action, botThought, type TableSetup } from "@turnlight/host";
import { type AnyGame, Match, seedOf, sentence } from "@turnlight/kernel";
import { LocalSubscription } from "../../web/match/local/subscription.ts";
import { earnedIn, rowsOn, versionKept } from "./kept.ts";
import { armedScript, killPlease } from "./points.ts";
import { killProcess } from "./process.ts";
import { tearLog } from "./torn.ts";

const around = ["move", "end"] as const;
type Around = (typeof around)[number];

/** The bot that plays the person's seat, and the second seat if there is one. */
const players: Readonly<Record<string, string>> = { wisp: "solver" };
const playerOf = (game: string): string => players[game] ?? "random";

/** How many moves are played before the one during which the browser is killed. */
const before = 2;

interface Killed {
  readonly game: string;
  readonly around: Around;
  /** The number and kind of the write; `nothing` if the action finished before that many. */
  readonly at: string;
  readonly told: number;
  readonly kept: number;
}

interface Tally {
  readonly kills: readonly Killed[];
  readonly toldAndLost: number;
  readonly resultsLost: number;
  readonly countedTwice: number;
}

const startOf = (worker: "match" | "bot"): string => {
  const assets = fileURLToPath(new URL("../../web/dist/assets", import.meta.url));
  const file = readdirSync(assets).find((name) => name.startsWith(`${worker}-`) && name.endsWith(".start.js"));
  if (file === undefined) throw new Error("the page is not built");
  return `/assets/${file}`;
};

const gameNamed = async (name: string): Promise<AnyGame> => {
  const game = await games[name]?.();
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
};

const laidOf = (name: string, { rules }: AnyGame): TableSetup => {
  const config = rules.configText.read("");
  if (!config.ok) throw new Error(sentence(config.refusal));
  const sitters = Array.from({ length: rules.seats(config.value) }, (_, seat) =>
    seat === 0
      ? { kind: "person" as const, name: "Ada", colour: 0, avatar: 0 }
      : { kind: "bot" as const, bot: playerOf(name), name: "Rival" },
  );
  return { game: name, config: rules.configText.write(config.value), sitters };
};

const moveFor = async (game: AnyGame, view: unknown, n: number): Promise<string> => {
  const { id, version } = game.rules;
  const question = { game: id, rules: version, bot: playerOf(id), seat: 0, view, dice: seedOf(`fault ${n}`) };
  const thought = await botThought(game, question);
  if (!thought.ok) throw new Error(sentence(thought.refusal));
  return thought.value.text;
};

/** How many moves a solo player needs to the end, where there is no chance. */
const movesToEnd = async (game: AnyGame, laid: TableSetup): Promise<number> => {
  const config = game.rules.configText.read(laid.config);
  if (!config.ok) throw new Error(sentence(config.refusal));
  const { match } = Match.begin(game.rules, config.value, { seed: seedOf("fault") });
  let moves = 0;
  while (match.outcome === undefined) {
    match.play(0, await moveFor(game, match.view(0), moves));
    moves += 1;
  }
  return moves;
};

/** The page's end of the worker RPC to a match's worker, controlled by the test. */
class Line {
  readonly #page: Page;
  readonly following = new LocalSubscription();
  #woken: () => void = () => {};

  constructor(page: Page) {
    this.#page = page;
  }

  async begin(): Promise<void> {
    await this.#page.exposeFunction("faultSaid", (said: unknown) => {
      this.following.hear(said);
      this.#woken();
    });
    await this.#page.evaluate(
      ([match, bot]) => {
        const worker = new Worker(match, { type: "module" });
        const waiting = new Map<number, (read: unknown) => void>();
        const channel = new BroadcastChannel("fault");
        let asked = 0;
        /** As the page does: a worker for the bots, and a channel to it for the match's worker. */
        const giveBots = (): void => {
          const bots = new Worker(bot, { type: "module" });
          const { port1, port2 } = new MessageChannel();
          bots.postMessage({ port: port1 }, [port1]);
          asked += 1;
          worker.postMessage({ ask: asked, name: "bots", question: { port: port2 } }, [port2]);
        };
        worker.onmessage = ({ data }) => {
          if ("said" in data && data.said.kind === "bots-wanted") giveBots();
          else if ("said" in data) Reflect.get(globalThis, "faultSaid")(data.said);
          else if ("read" in data) waiting.get(data.ask)?.(data.read);
        };
        Object.assign(globalThis, {
          faultAsk: (name: string, question: unknown) =>
            new Promise((resolve) => {
              asked += 1;
              waiting.set(asked, resolve);
              worker.postMessage({ ask: asked, name, question });
            }),
          faultSay: (said: unknown) =>
            new Promise((resolve) => {
              channel.onmessage = ({ data }) => resolve(data);
              channel.postMessage(said);
            }),
        });
      },
      [startOf("match"), startOf("bot")] as const,
    );
  }

  ask(name: string, question: unknown): Promise<{ readonly ok: boolean }> {
    return this.#page.evaluate(([name, question]) => Reflect.get(globalThis, "faultAsk")(name, question), [
      name,
      question,
    ] as const);
  }

  say(said: unknown): Promise<{ readonly points?: number }> {
    return this.#page.evaluate((said) => Reflect.get(globalThis, "faultSay")(said), said);
  }

  async do(deed: Action): Promise<void> {
    const id = `${Math.floor(performance.now() * 1000)}`;
    const done = await this.ask("do", { id, deed });
    if (!done.ok) throw new Error(`refused: ${JSON.stringify(done)}`);
  }

  /** Waits until it is the person's turn, or the match is over. */
  async turn(): Promise<boolean> {
    for (;;) {
      const sight = this.following.sight.peek();
      if (sight?.outcome !== undefined) return false;
      if (sight?.waiting.includes(0)) return true;
      await new Promise<void>((resolve) => {
        this.#woken = resolve;
      });
    }
  }
}

const launched = (profile: string, options: LaunchOptions, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, { ...options, baseURL, serviceWorkers: "block" });

interface Fatal {
  readonly at: string;
  readonly told: number;
}

/** Plays up to the action, arms the worker, and acts; resolves once the worker asks to be killed, or the action is done. */
const playInto = async (page: Page, name: string, what: Around, point: number): Promise<Fatal & { match: string }> => {
  const fatal = new Promise<Fatal>((resolve) => {
    page.on("console", (message) => {
      if (!message.text().startsWith(killPlease)) return;
      const [at = "", told] = message.text().slice(killPlease.length).split(" ");
      resolve({ at, told: Number(told) });
    });
  });
  await page.route(/\/match-[^/]*\.start\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${armedScript}${await response.text()}` });
  });
  const game = await gameNamed(name);
  const laid = laidOf(name, game);
  await page.goto(`/#/play/${name}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const line = new Line(page);
  await line.begin();
  const ends = what === "end" && name in players;
  const moves = ends ? (await movesToEnd(game, laid)) - 1 : before;
  const view = () => line.following.sight.peek()?.view;
  // A random player may have ended the match earlier: then another match is played.
  for (let tries = 0; tries === 0 || !(await line.turn()); tries++) {
    const drawn = { seed: seedOf(`fault ${point} ${tries}`), first: 0 };
    const begun = await line.ask("begin", { laid, drawn });
    if (!begun.ok) throw new Error(`no match of ${name}: ${JSON.stringify(begun)}`);
    for (let n = 0; n < moves && (await line.turn()); n++)
      await line.do({ kind: "play", text: await moveFor(game, view(), n) });
  }
  const text = await moveFor(game, view(), moves);
  const deed: Action = what === "end" && !ends ? { kind: "resign" } : { kind: "play", text };
  await line.say({ arm: point });
  const match = line.following.address.peek();
  // A worker stopped at its kill point does not answer any more.
  const done = line.do(deed).then(async (): Promise<Fatal> => {
    await line.turn();
    return { at: "nothing", told: line.following.sight.peek()?.version ?? 0 };
  });
  done.catch(() => {});
  return { ...(await Promise.race([fatal, done])), match };
};

interface Plan {
  readonly url: string;
  readonly launch: LaunchOptions;
  readonly kills: number;
  readonly games?: readonly string[];
  /** Every kill also leaves a half-written row. */
  readonly torn?: boolean;
  readonly said?: (killed: Killed, n: number) => void;
}

/** Exceeds the number of points of any one action, so that some kills come after everything was acknowledged. */
const mostPoints = 14;

/** Games played on this device; side-by-side games need a server. */
export const gamesHere: readonly string[] = Object.keys(games).filter((name) => !name.endsWith("-side-by-side"));

/** Games, moves and ends alternate, and each goes from write to write. */
export const killAtWrites = async ({ url, launch, kills, games: wanted, torn, said }: Plan): Promise<Tally> => {
  const profile = mkdtempSync(join(tmpdir(), "fault-"));
  const names = wanted ?? gamesHere;
  const all: Killed[] = [];
  let [toldAndLost, resultsLost, countedTwice] = [0, 0, 0];
  let open: (Fatal & { readonly match: string; readonly game: string; readonly around: Around }) | undefined;
  try {
    for (let n = 0; n <= kills; n++) {
      const context = await launched(profile, launch, url);
      const page = await context.newPage();
      await page.goto("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
      if (open !== undefined) {
        const rows = await rowsOn(page);
        const kept = await versionKept(rows, open.match);
        const { lost, twice } = await earnedIn(rows);
        toldAndLost += Math.max(0, open.told - kept);
        resultsLost = Math.max(resultsLost, lost);
        countedTwice = Math.max(countedTwice, twice);
        const killed = { game: open.game, around: open.around, at: open.at, told: open.told, kept };
        all.push(killed);
        said?.(killed, n);
      }
      if (n < kills) {
        const game = names[n % names.length] ?? "";
        const round = Math.floor(n / names.length);
        const what = around[(n + round) % around.length] ?? "move";
        const point = 1 + ((Math.floor(round / around.length) + n) % mostPoints);
        open = { ...(await playInto(page, game, what, point)), game, around: what };
        await killProcess(context, profile);
        if (torn === true) tearLog(profile);
      } else await context.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
  return { kills: all, toldAndLost, resultsLost, countedTwice };
};
