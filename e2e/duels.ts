/** Duels to be opened in the middle: a backup file such as the page itself writes, read by the page's own settings. */
import type { Page } from "@playwright/test";
import { head } from "@turnlight/games/head";
import { Match, type Seed, seedOf } from "@turnlight/kernel";

export type Sitter =
  | { readonly kind: "person"; readonly name: string; readonly colour: number; readonly avatar: number }
  | { readonly kind: "bot"; readonly bot: string; readonly name: string };

export const ada: Sitter = { kind: "person", name: "Ada", colour: 1, avatar: 2 };
export const ben: Sitter = { kind: "person", name: "Ben", colour: 0, avatar: 5 };
export const executioner: Sitter = { kind: "bot", bot: "executioner:0.5", name: "The Executioner" };

export interface Duel {
  readonly id: string;
  readonly backup: string;
}

interface Wishes {
  /** The table's settings, as text. */
  readonly config?: string;
  readonly sitters?: readonly Sitter[];
  /** Moves of both seats, in order: the two boards, then guesses. */
  readonly moves: readonly (readonly [seat: 0 | 1, move: string])[];
  readonly seed?: Seed;
  /** Nothing is performed, so that a whole match takes seconds. */
  readonly instant?: boolean;
}

/** As the page keeps them, but for the speed. */
const settings = {
  language: "system",
  theme: "night",
  motion: "system",
  speed: "instant",
  effects: 50,
  music: 50,
  muted: false,
  confirmTaps: false,
  keyboard: "qwerty",
};

/** A board of 6 by 6 with AUK, BIRD and RAVEN in its first rows; and one with CAT, WOLF and OTTER. */
export const birds = "place AUK A1 E, BIRD A2 E, RAVEN A3 E";
export const beasts = "place CAT A1 E, WOLF A2 E, OTTER A3 E";

const shelves = ["matches", "records", "finished", "profile", "settings", "drawers", "aside"];

export const duel = ({
  config = "grids=6",
  sitters = [ada, executioner],
  moves,
  seed = seedOf("duel"),
  instant = true,
}: Wishes): Duel => {
  const read = head.rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  const { match } = Match.begin(head.rules, read.value, { seed });
  for (const [seat, move] of moves) {
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(`${move}: ${played.refusal.reason}`);
  }
  const id = "duel";
  const at = Date.now();
  const value = {
    id,
    record: match.record,
    sitters,
    series: { first: read.value.first, results: [] },
    begun: at,
    touched: at,
  };
  const file = {
    format: "turnlight-backup",
    version: 1,
    made: at,
    ...Object.fromEntries(shelves.map((shelf) => [shelf, []])),
    matches: [{ key: id, v: 1, at, value }],
    ...(instant && { settings: [{ key: "mine", v: 1, at, value: settings }] }),
  };
  return { id, backup: JSON.stringify(file) };
};

export const openDuel = async (page: Page, { id, backup }: Duel): Promise<void> => {
  await page.goto("/#/settings");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Read a file|einlesen/ }).click();
  await (await chooser).setFiles({ name: "duel.json", mimeType: "application/json", buffer: Buffer.from(backup) });
  await page
    .getByText(/Nothing of yours was lost|Nichts/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: /Dismiss|Wegwischen/ }).click();
  await page.goto(`/#/match/${id}`);
  await page.locator(".hunt, .curtain").first().waitFor();
};
