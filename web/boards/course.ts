/** Which board a match belongs on, and whether others can be challenged to it. */
import { findGame } from "@turnlight/games";
import type { TableSetup } from "@turnlight/host";
import { isDay } from "@turnlight/kernel";

export const challengeOccasion = "challenge";

const settingIn = (config: string, name: string): string | undefined =>
  config
    .split(" ")
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The keys that the match might have, the likeliest first. */
const keysOf = async ({ game, config, occasion }: TableSetup): Promise<readonly string[]> => {
  const { kind, about = "" } = occasion ?? {};
  if (kind === "daily" && isDay(about))
    return [game === "head" ? `daily ${about} ${settingIn(config, "bank") ?? "english"}` : `daily ${about}`];
  if (kind === "test" || kind === "endless") return [];
  if (game === "wisp") {
    const { levelKey, wisp, writeCode } = await import("@turnlight/games/wisp");
    const read = wisp.rules.configText.read(config);
    return read.ok ? [`level ${levelKey(writeCode(read.value.level))}`] : [];
  }
  if (game === "thirteen" && kind === "run")
    return [`run ${settingIn(config, "stake") ?? "0"} ${settingIn(config, "kit") ?? "classic"}`];
  return [];
};

/** The board of a match, as the server names it. */
export const boardOf = async (laid: TableSetup): Promise<string | undefined> => {
  const found = await findGame(laid.game);
  const courses = found.ok ? await found.value.courses?.() : undefined;
  if (!found.ok || courses === undefined || laid.occasion?.kind === challengeOccasion) return undefined;
  for (const key of await keysOf(laid)) {
    if (!/^[\w .:-]{1,90}$/.test(key)) continue;
    // A day's level may take long to grow, and is what the match says it is.
    if (key.startsWith("daily ")) return `${laid.game} ${key}`;
    const course = courses.course(key);
    const { configText } = found.value.rules;
    const [asked, played] = [course.ok ? configText.read(course.value.config) : course, configText.read(laid.config)];
    if (asked.ok && played.ok && configText.write(asked.value) === configText.write(played.value))
      return `${laid.game} ${key}`;
  }
  return undefined;
};

/** Races and duels depend on what opponents do; levels, hunts, duplicates and runs are the same for everybody. */
export const canChallenge = ({ game, config }: Pick<TableSetup, "game" | "config">): boolean => {
  if (game === "zonk") return settingIn(config, "rounds") !== undefined;
  if (game === "head") return settingIn(config, "house")?.split("+").includes("alone") === true;
  return game === "wisp" || game === "thirteen";
};
