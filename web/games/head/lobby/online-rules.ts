/** The rules of an online duel: word language, board, words, difficulty and house rules. */
import { difficulties, type HeadConfig, type HouseRule, head, type Pair } from "@turnlight/games/head";
import type { OnlineRule } from "../../page.ts";
import { words } from "../words/lobby.ts";
import { ruleLabels } from "../words/online-rules.ts";
import { words as setUpWords } from "../words/setup.ts";
import { configText } from "./table-half.ts";

const banks = ["english", "german"] as const;
const grids = [6, 8, 10, 12] as const;
const counts = [3, 4] as const;
/** The curtain is for two people at one device. */
const offeredHouse: readonly HouseRule[] = ["mercy", "bonus", "direction", "aid", "words"];

/** One value if both halves agree, else both. */
const both = <T>([one, two]: Pair<T>, say: (value: T) => string): string =>
  one === two ? say(one) : `${say(one)} / ${say(two)}`;

const withHouse = (house: readonly HouseRule[], rule: HouseRule, is: boolean): readonly HouseRule[] => [
  ...house.filter((one) => one !== rule),
  ...(is ? [rule] : []),
];

export const headRules = (text: string): readonly OnlineRule[] => {
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
  const square = (n: number): string => `${n} × ${n}`;
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
    pairRule(["grid", said.grid], config.grids, grids, square, (pair) => ({ grids: pair })),
    pairRule(["words", said.words], config.words, counts, String, (pair) => ({ words: pair })),
    pairRule(
      ["difficulty", said.difficulty],
      config.difficulty,
      difficulties,
      (one) => spoken.difficulties[one],
      (pair) => ({ difficulty: pair }),
    ),
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
