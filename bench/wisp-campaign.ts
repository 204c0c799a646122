/**
 * Figures of the wisp's campaign: chapters with their pars and scores, and how long the whole graph of a level takes.
 * Run by `node bench/wisp-campaign.ts`, with `--levels` for every level; times are CPU times, the best of three.
 */
import { type CampaignLevel, campaign, campaignLevels, extraOf, rate, setup, study } from "../games/wisp/index.ts";

const states = 200_000;
const isEvery = process.argv.includes("--levels");

const graphTime = ({ level }: CampaignLevel): number => {
  const times = [0, 1, 2].map(() => {
    const start = process.cpuUsage();
    study(setup(level), { states });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
};

const range = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `${least}` : `${least}–${most}`;
};

const rated = (levels: readonly CampaignLevel[]) =>
  levels.map((one) => {
    const found = rate(one.level, states);
    if (found === undefined) throw new Error(`${one.id} cannot be solved`);
    return { ...one, ...found.difficulty, figures: found.study.figures, ms: graphTime(one) };
  });

rated(campaignLevels.slice(0, 5));
let number = 0;
const all = campaign.map((chapter) => {
  const { id, biome, levels } = chapter;
  const list = rated(levels);
  const extra = rated([extraOf(chapter) ?? []].flat())[0];
  const sizes = [...new Set(levels.map(({ level }) => `${level.width}×${level.height}`))].join(" ");
  console.log(
    `${id}: ${biome}, levels ${number + 1}–${number + levels.length}, par ${range(list.map(({ par }) => par))}, ` +
      `score ${range(list.map(({ score }) => score))}, ${sizes}; extra: par ${extra?.par}, score ${extra?.score}`,
  );
  for (const { id: name, par, score, rank, figures, ms } of list) {
    number += 1;
    if (!isEvery) continue;
    const count = `${figures.reachable} positions in ${ms.toFixed(1)} ms`;
    console.log(`  ${`${number}`.padStart(2)} ${name}: par ${par}, difficulty ${rank} (${score}), ${count}`);
  }
  return list;
});

const slowest = all
  .flat()
  .filter(({ level }) => level.width <= 7 && level.height <= 7)
  .reduce((worst, one) => (one.ms > worst.ms ? one : worst));
console.log(
  `${number} levels; slowest whole graph up to 7×7: ${slowest.id}, ${slowest.figures.reachable} positions in ` +
    `${slowest.ms.toFixed(1)} ms`,
);
