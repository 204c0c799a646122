/**
 * Short links, which are real paths: `/t/CODE` a table, `/l/CODE/NAME` a level, `/r/TABLE` a replay, `/p/GAME/…` a page
 * of a game, `/f/CODE` a friend's link, `/u/LINK` a published profile. Each leads to a place of the page behind its `#`.
 */
import { games } from "@turnlight/games";
import { acceptedName } from "../people/names.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { levelPicturePath, levelPreview } from "./level-preview.ts";
import { gamePicture, type LinkPreview } from "./preview.ts";
import { resultPreview, tablePreview } from "./table-preview.ts";
import type { LinkLanguage } from "./words.ts";

export const isLink = (path: string): boolean => /^\/[tlrpfu]\//.test(path);

/** A part of a place as the page writes it, still encoded. */
const isWritten = (part: string): boolean => /^(?!\.+$)(?:[\w.~-]|%[0-9a-f]{2}){1,4000}$/i.test(part);
/** Also keeps odd characters from the store. */
const isId = (part: string | undefined): part is string => part !== undefined && /^[\w-]{1,100}$/.test(part);

export const nothingHere = ({ texts }: LinkLanguage): LinkPreview => ({
  status: 404,
  title: texts.play.gone,
  about: texts.play.goneAbout,
  picture: gamePicture(""),
  pictureText: "Turnlight",
});

/** Where previews look things up. */
export interface LinkSources {
  readonly hall: Pick<TableDirectory, "byCode" | "table">;
  /** The code of Will-o'-the-Wisp's level of today; undefined if it cannot be had in time. */
  dailyLevel(): Promise<string | undefined>;
  /** The name on a profile that is published for everyone. */
  publicName(link: string): Promise<string | undefined>;
}

const gamePreview = async (
  game: string,
  place: readonly string[],
  language: LinkLanguage,
  { dailyLevel }: LinkSources,
): Promise<LinkPreview> => {
  const { texts } = language;
  const title = texts.titles[game] ?? "Turnlight";
  const about = texts.taglines[game] ?? texts.about;
  const base = {
    status: 200,
    picture: gamePicture(game),
    pictureText: title,
    place: ["/play", game, ...place].join("/"),
  } as const;
  const [room, seed = ""] = place;
  if (room === "daily") {
    const code = game === "wisp" ? await dailyLevel() : undefined;
    const picture = code === undefined ? {} : { picture: levelPicturePath(code), pictureText: texts.level.picture };
    return { ...base, ...picture, title: texts.play.daily(title), about };
  }
  if (room === "seed" && acceptedName(seed).ok)
    return { ...base, title: texts.play.seed(title, seed), about: texts.play.seedAbout };
  return { ...base, title, about };
};

/** Only a profile that everyone may see says whose it is. */
const profilePreview = async (
  link: string,
  { texts }: LinkLanguage,
  { publicName }: LinkSources,
): Promise<LinkPreview> => {
  const name = await publicName(link);
  return {
    status: 200,
    title: name === undefined ? texts.profile.title : texts.profile.named(name),
    about: texts.profile.about,
    picture: gamePicture(""),
    pictureText: "Turnlight",
    place: `/profile/${link}`,
  };
};

/** The parts of a link's path, decoded; none if it cannot be. */
const decodedParts = (path: string): readonly string[] => {
  try {
    return path.slice(1).split("/").map(decodeURIComponent);
  } catch {
    return [];
  }
};

export const previewOf = async (path: string, sources: LinkSources, language: LinkLanguage): Promise<LinkPreview> => {
  const { hall } = sources;
  const [kind, first, second, ...more] = decodedParts(path);
  const isEnd = more.length === 0;
  switch (kind) {
    case "t":
      if (isEnd && second === undefined && isId(first)) return tablePreview(hall, first, language);
      break;
    case "l":
      if (isEnd && first !== undefined) return levelPreview(first, second ?? "", language);
      break;
    case "r":
      if (isEnd && isId(first) && (second === undefined || isId(second)))
        return resultPreview(hall, [first, second], language);
      break;
    case "f":
      if (isEnd && second === undefined && /^[\w-]{43}$/.test(first ?? ""))
        return {
          status: 200,
          ...language.texts.friend,
          picture: gamePicture(""),
          pictureText: "Turnlight",
          place: `/online/friend/${first}`,
        };
      break;
    case "u":
      if (isEnd && second === undefined && isId(first)) return profilePreview(first, language, sources);
      break;
    case "p": {
      const place = path.split("/").slice(3);
      if (first !== undefined && Object.hasOwn(games, first) && place.length <= 4 && place.every(isWritten))
        return gamePreview(first, place, language, sources);
    }
  }
  return nothingHere(language);
};
