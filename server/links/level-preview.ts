/** A Will-o'-the-Wisp level behind a link: what is said of it, and its picture. */
import { createHash } from "node:crypto";
import type { Level } from "@turnlight/games/wisp";
import type { Result } from "@turnlight/kernel";
import { acceptedName } from "../people/names.ts";
import { gamePicture, type LinkPreview } from "./preview.ts";
import type { LinkLanguage } from "./words.ts";

const wisp = () => import("@turnlight/games/wisp");

const levelOf = async (code: string): Promise<Result<Level>> => {
  const { longestCode, readCode } = await wisp();
  // One character too many is enough to be refused.
  return readCode(code.slice(0, longestCode + 1));
};

export const levelPicturePath = (code: string): string => `l/${code}.png`;

/** The name is in the link, and is said only if a player could have it, too. */
export const levelPreview = async (code: string, name: string, language: LinkLanguage): Promise<LinkPreview> => {
  const { level: texts } = language.texts;
  const read = await levelOf(code);
  if (!read.ok)
    return {
      status: 404,
      title: texts.gone,
      about: texts.goneAbout,
      picture: gamePicture("wisp"),
      pictureText: language.texts.titles["wisp"] ?? "",
    };
  const { width, height, enemies } = read.value;
  const given = acceptedName(name);
  const called = given.ok ? given.value : undefined;
  return {
    status: 200,
    title: called === undefined ? texts.title : texts.named(called),
    about: texts.about(width, height, enemies.length),
    picture: levelPicturePath(code),
    pictureText: texts.picture,
    place: `/play/wisp/level/${code}${name === "" ? "" : `/${encodeURIComponent(name)}`}`,
  };
};

/** Pictures drawn lately; each takes some hundred kilobytes. */
const mostKept = 64;

export interface DrawnPicture {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Draws levels one after the other, and keeps the latest. */
export class LevelPictures {
  readonly #kept = new Map<string, Promise<DrawnPicture | undefined>>();
  #last: Promise<unknown> = Promise.resolve();

  /** Nothing for what is no level. */
  of(code: string): Promise<DrawnPicture | undefined> {
    const kept = this.#kept.get(code);
    const drawn = kept ?? this.#last.then(() => this.#draw(code));
    this.#last = drawn.catch(() => undefined);
    this.#kept.delete(code);
    this.#kept.set(code, drawn);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break;
      this.#kept.delete(oldest);
    }
    return drawn;
  }

  async #draw(code: string): Promise<DrawnPicture | undefined> {
    const read = await levelOf(code);
    if (!read.ok) return undefined;
    const { levelPicture } = await import("../pictures/level-picture.ts");
    const bytes = await levelPicture(read.value);
    return { bytes, tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
  }
}
