/** The rules of an online duel: word language, each player's half with the limit it brings, series and house rules. */
import {
  difficulties,
  gridSizes,
  type HeadConfig,
  type HouseRule,
  head,
  limitOf,
  type Pair,
} from "@turnlight/games/head";
import { number } from "../../../language/format.ts";
import type { OnlinePlayers, OnlineRule } from "../../page.ts";
import { words } from "../words/lobby.ts";
import { ruleLabels } from "../words/online-rules.ts";
import { words as setUpWords } from "../words/setup.ts";
import type { TableHalf } from "./halves.ts";
import { configText, shapeIn, withShape } from "./table-half.ts";

const banks = ["english", "german"] as const;
const grids = Array.from({ length: gridSizes.most - gridSizes.least + 1 }, (_, i) => gridSizes.least + i);
const counts = [3, 4] as const;
const lengths = [1, 3, 5] as const;
/** The curtain is for two people at one device. */
const offeredHouse: readonly HouseRule[] = ["mercy", "bonus", "direction", "aid", "words"];

/** One value if both halves agree, else both. */
const both = <T>([one, two]: Pair<T>, say: (value: T) => string): string =>
  one === two ? say(one) : `${say(one)} / ${say(two)}`;

const withHouse = (house: readonly HouseRule[], rule: HouseRule, is: boolean): readonly HouseRule[] => [
  ...house.filter((one) => one !== rule),
  ...(is ? [rule] : []),
];

const square = (n: number): string => `${n} × ${n}`;

/** One player's board, words and difficulty as rules of their own, and the limit that follows from both halves. */
const halfRules = (config: HeadConfig, seat: 0 | 1, name: string | undefined): readonly OnlineRule[] => {
  const said = ruleLabels.value.half(name);
  const { difficulties: levels } = setUpWords.value;
  const half = shapeIn(config, seat);
  const rule = <T extends number | string>(
    part: "grid" | "words" | "difficulty",
    offered: readonly T[],
    say: (one: T) => string,
    changed: (one: T) => Partial<TableHalf>,
  ): OnlineRule => ({
    key: `${part}-${seat}`,
    label: said[part],
    value: say(half[part] as T),
    options: offered.map((one) => ({
      name: say(one),
      config: configText(withShape(config, seat, { ...half, ...changed(one) })),
      isChosen: half[part] === one,
    })),
  });
  return [
    rule("grid", grids, square, (grid) => ({ grid })),
    rule("words", counts, number, (count) => ({ words: count })),
    rule(
      "difficulty",
      difficulties,
      (one) => levels[one],
      (difficulty) => ({ difficulty }),
    ),
    { key: `limit-${seat}`, label: said.limit, value: number(limitOf(config, seat)), options: [] },
  ];
};

/** With `players`, each half is listed for its owner, the viewer's first. */
export const headRules = (text: string, players?: OnlinePlayers): readonly OnlineRule[] => {
  const read = head.rules.configText.read(text);
  if (!read.ok) return [];
  const config = read.value;
  const said = ruleLabels.value;
  const spoken = setUpWords.value;
  const lobby = words.value.newGame;
  const withConfig = (changed: Partial<HeadConfig>): string => configText({ ...config, ...changed });
  const pairRule = <T>(
    [key, label]: readonly [key: string, label: string],
    value: Pair<T>,
    offered: readonly T[],
    say: (one: T) => string,
    changed: (pair: Pair<T>) => Partial<HeadConfig>,
  ): OnlineRule => ({
    key,
    label,
    value: both(value, say),
    options: offered.map((one) => ({
      name: say(one),
      config: withConfig(changed([one, one])),
      isChosen: value[0] === one && value[1] === one,
    })),
  });
  const seats = players?.me === 1 ? ([1, 0] as const) : ([0, 1] as const);
  const halves =
    players === undefined
      ? [
          pairRule(["grid", said.grid], config.grids, grids, square, (pair) => ({ grids: pair })),
          pairRule(["words", said.words], config.words, counts, String, (pair) => ({ words: pair })),
          pairRule(
            ["difficulty", said.difficulty],
            config.difficulty,
            difficulties,
            (one) => spoken.difficulties[one],
            (pair) => ({ difficulty: pair }),
          ),
        ]
      : seats.flatMap((seat) =>
          halfRules(config, seat, seat === players.me ? undefined : (players.nameOf(seat) ?? lobby.guest)),
        );
  return [
    {
      key: "bank",
      label: said.language,
      value: lobby.banks[config.bank],
      options: banks.map((bank) => ({
        name: lobby.banks[bank],
        // Packs and custom words belong to a language.
        config: withConfig({ bank, ...(bank !== config.bank && { custom: [] }) }),
        isChosen: bank === config.bank,
      })),
    },
    ...halves,
    {
      key: "best",
      label: lobby.series,
      value: lobby.seriesOf[config.best],
      options: lengths.map((best) => ({
        name: lobby.seriesOf[best],
        config: withConfig({ best }),
        isChosen: best === config.best,
      })),
    },
    ...offeredHouse.map((rule): OnlineRule => {
      const is = config.house.includes(rule);
      return {
        key: rule,
        label: spoken.houseRules[rule],
        value: is ? said.on : said.off,
        options: [true, false].map((wanted) => ({
          name: wanted ? said.on : said.off,
          config: withConfig({ house: withHouse(config.house, rule, wanted) }),
          isChosen: wanted === is,
        })),
      };
    }),
  ];
};
