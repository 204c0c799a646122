/**
 * How many taps a person needs on the Zonk page, over recorded matches: `node bench/zonk-taps.ts [MATCHES]`. What the
 * page selects by itself costs none; setting aside and rolling on is one tap.
 */
import { tapsOver } from "../web/games/zonk/tests/taps.ts";

const [matches = "400"] = process.argv.slice(2);
const { aRoll, aTurn, most } = tapsOver(Number(matches));
console.log(`${matches} matches: ${aRoll.toFixed(2)} taps a roll, at most ${most}; ${aTurn.toFixed(2)} taps a turn`);
