/** The duel's statistics: words found and heads lost, misses, results by opponent, and achievements. */
import {
  achievementNames,
  achievementProgress,
  aftermath,
  earningDuel,
  earningPeopleDuel,
  type HeadStanding,
  isHunt,
  ladderProgress,
  ladderSteps,
  type PeopleDuel,
  peopleDeedProgress,
  peopleDeeds,
  rivals,
} from "@turnlight/games/head";
import { localized } from "../../../language/catalogue.ts";
import { number, percent } from "../../../language/format.ts";
import { type Achievement, chartsWithData, type GameStatistics, readResults } from "../../statistics.ts";
import { words } from "../words/play.ts";
import { statisticsWords } from "../words/statistics.ts";
import { portraitOf } from "./portrait.ts";

/** All that the device knows of somebody: the standing against bots, and the duels between people. */
export interface DeviceStanding extends HeadStanding {
  readonly people?: readonly PeopleDuel[];
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const achievementsBetweenPeople = (people: readonly PeopleDuel[]): readonly Achievement[] =>
  peopleDeeds.map((key) => {
    const earning = earningPeopleDuel(people, key);
    const progress = peopleDeedProgress(people, key);
    return {
      key,
      name: localized(words, (texts) => texts.peopleDeeds[key].name),
      about: localized(words, (texts) => texts.peopleDeeds[key].about),
      got: earning !== undefined,
      at: earning?.at,
      ...(progress !== undefined && { progress }),
    };
  });

export const statistics: GameStatistics<DeviceStanding> = {
  figuresOf: (played) => {
    const duels = readResults(played, aftermath.readResult).flatMap(({ earned }) => (isHunt(earned) ? [] : [earned]));
    const won = duels.filter((duel) => duel.won);
    const found = won.filter(({ how }) => how === "found").length;
    const felled = duels.filter((duel) => !duel.won && duel.how === "misses").length;
    const misses = Math.round(10 * mean(duels.map(({ summary }) => summary.misses))) / 10;
    const accuracy = Math.round(100 * mean(duels.map(({ summary }) => summary.accuracy)));
    const { climbed } = ladderProgress(duels);
    return {
      figures: [
        {
          name: localized(statisticsWords, (words) => words.won),
          value: localized(statisticsWords, (words) => words.share(number(won.length), number(duels.length))),
        },
        {
          name: localized(statisticsWords, (words) => words.found),
          value: localized(statisticsWords, () => number(found)),
        },
        {
          name: localized(statisticsWords, (words) => words.felled),
          value: localized(statisticsWords, () => number(felled)),
        },
        {
          name: localized(statisticsWords, (words) => words.beaten),
          value: localized(statisticsWords, (words) => words.share(number(climbed.length), number(ladderSteps.length))),
        },
        {
          name: localized(statisticsWords, (words) => words.misses),
          value: localized(statisticsWords, () => number(misses)),
        },
        {
          name: localized(statisticsWords, (words) => words.accuracy),
          value: localized(statisticsWords, () => percent(accuracy / 100)),
        },
      ],
      charts: chartsWithData([
        {
          title: localized(statisticsWords, (words) => words.endings),
          across: localized(statisticsWords, (words) => words.ending),
          counted: localized(statisticsWords, (words) => words.duels),
          bars: [
            { name: localized(statisticsWords, (words) => words.found), value: found },
            { name: localized(statisticsWords, (words) => words.felled), value: felled },
          ],
        },
        {
          title: localized(statisticsWords, (words) => words.byOpponent),
          across: localized(statisticsWords, (words) => words.opponent),
          counted: localized(statisticsWords, (words) => words.duelsWon),
          bars: rivals.flatMap((rival) => {
            const against = duels.filter(({ opponent }) => opponent === rival);
            const beaten = against.filter((duel) => duel.won).length;
            if (against.length === 0) return [];
            const name = localized(statisticsWords, (words) =>
              words.of(words.rivals[rival], number(beaten), number(against.length)),
            );
            return [{ name, value: beaten }];
          }),
        },
      ]),
    };
  },
  achievementsOf: ({ duels, people = [] }) => [
    ...achievementNames.map((key) => {
      const earning = earningDuel(duels, key);
      const progress = achievementProgress(duels, key);
      return {
        key,
        name: localized(words, ({ deeds }) => deeds[key].name),
        about: localized(words, ({ deeds }) => deeds[key].about),
        got: earning !== undefined,
        at: earning?.at,
        ...(progress !== undefined && { progress }),
      };
    }),
    ...achievementsBetweenPeople(people),
  ],
  sign: "M26 20h28v10L26 46zM22 16h4v46h-4zM54 16h4v46h-4zM18 62h44v4H18z",
  portraitOf,
};
