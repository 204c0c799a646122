/** What a proposal would change, as both sides read it. */
import { expect, test } from "vitest";
import type { OnlineSetup } from "../../games/page.ts";
import { changedRules, gameRules, withGameRule, withTableRule } from "../meeting/table-settings.ts";
import { en } from "../meeting/words.en.ts";

const setup: OnlineSetup = {
  seats: [2, 2],
  config: async () => "",
  rules: (config) => [{ key: "target", label: "Target", value: config, options: [] }],
};
const before = { config: "2000", watching: true, help: false, listed: false };

test("only what changes is listed, in the table's settings as in the game's", () => {
  expect(changedRules(setup, before, before, en)).toEqual([]);
  expect(changedRules(setup, before, { config: "2000" }, en)).toEqual([]);
  expect(
    changedRules(setup, before, { config: "1000", clock: 60, watching: false, help: true, listed: true }, en),
  ).toEqual([
    { label: "Target", from: "2000", to: "1000" },
    { label: "Time", from: "No limit", to: "1 minute a move" },
    { label: "Spectators", from: "Allowed", to: "Not allowed" },
    { label: "Hints and coach", from: "Not allowed", to: "Allowed" },
    { label: "Open tables", from: "Not listed", to: "Listed" },
  ]);
});

test("the number of players is one of the rules where a game lets it vary, and never less than have a seat", () => {
  const several: OnlineSetup = { seats: [2, 4], config: async () => "" };
  const config = "seats=3 target=50 first=2";
  const [rule] = gameRules(several, config, en, { people: 2 });
  expect(rule).toMatchObject({ key: "seats", label: "Players", value: "3" });
  expect(rule?.options).toEqual([
    { name: "2", config: "target=50 seats=2", isChosen: false },
    { name: "3", config: "target=50 seats=3", isChosen: true },
    { name: "4", config: "target=50 seats=4", isChosen: false },
  ]);
  expect(gameRules(several, config, en, { people: 3 })[0]?.options.map(({ name }) => name)).toEqual(["3", "4"]);
  expect(changedRules(several, { config }, { config: "target=50 seats=4" }, en)).toEqual([
    { label: "Players", from: "3", to: "4" },
  ]);
  expect(gameRules({ seats: [2, 2], config: async () => "" }, config, en)).toEqual([]);
  expect(gameRules(several, "target=50", en)).toEqual([]);
});

test("a rating takes out what the game allows in no rated match, and choosing that ends the rating", () => {
  const aided: OnlineSetup = { ...setup, ratedConfig: (config) => config.replace(" aid", "") };
  const unrated = { ...before, config: "2000 aid", help: true };
  const rated = withTableRule(aided, unrated, "rated", true);
  expect(rated).toMatchObject({ config: "2000", rated: true, help: false });
  expect(withTableRule(aided, unrated, "rated", false)).toMatchObject({ config: "2000 aid", help: true });
  expect(withGameRule(aided, rated, "1000")).toMatchObject({ config: "1000", rated: true });
  expect(withGameRule(aided, rated, "1000 aid")).toMatchObject({ config: "1000 aid", rated: false });
  expect(withGameRule(setup, rated, "1000 aid")).toMatchObject({ config: "1000 aid", rated: true });
});
