/** Plays a course to its end, with a bot in the person's seat: records for tests and measurements of the judge. */
import { findGame } from "@turnlight/games";
import { botThought } from "@turnlight/host";
import { type BoardCourse, botSeed, Match, type MatchRecord, type Result, rulesOf, seedOf } from "@turnlight/kernel";

const must = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(`${read.refusal.code}: ${read.refusal.reason}`);
  return read.value;
};

export const courseFor = async (game: string, key: string): Promise<BoardCourse> => {
  const courses = await must(await findGame(game)).courses?.();
  if (courses === undefined) throw new Error(`${game} has no courses`);
  return must(courses.course(key));
};

/** `person` is the bot in the person's seat; `dice` are theirs, and the course's where it has none; `version` is that of older rules. */
export const playCourse = async (
  name: string,
  course: BoardCourse,
  person: string,
  dice: string,
  version?: number,
): Promise<MatchRecord> => {
  const game = must(await findGame(name));
  const rules = version === undefined ? game.rules : must(rulesOf(game, version));
  const seed = course.seed ?? seedOf(dice);
  const { match } = Match.begin(rules, must(rules.configText.read(course.config)), { seed });
  while (match.turn.kind === "seats") {
    const [seat = 0] = match.turn.seats;
    const own = course.bots[seat] ?? null;
    const chance =
      own === null ? seedOf(`${dice} ${match.length}`) : botSeed(seed, seat, match.length, rules.moment?.(match.state));
    const question = {
      game: name,
      rules: rules.version,
      bot: own ?? person,
      seat,
      view: match.view(seat),
      dice: chance,
    };
    must(match.play(seat, must(await botThought(game, question)).text));
  }
  const players = course.bots.map((bot) => ({ name: bot ?? "Ada", ...(bot !== null && { bot }) }));
  return { ...match.record, players };
};
