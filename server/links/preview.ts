/** What a short link's preview says, and where in the page it leads. */
import type { LinkTexts } from "../languages/en/links.ts";
import { previewSize } from "../pictures/size.ts";

export interface LinkPreview {
  /** 404 where there is nothing behind the link. */
  readonly status: 200 | 404;
  readonly title: string;
  readonly about: string;
  /** The picture's path from the page's own address. */
  readonly picture: string;
  /** Said instead of the picture. */
  readonly pictureText: string;
  /** The place in the page, behind the `#`. Without one the visitor stays here, with a way home. */
  readonly place?: string;
}

/** The games that have a picture of their own. */
const pictured = new Set(["head", "wisp", "zonk", "thirteen"]);

/** A game's name without the way it is played. */
export const gameOf = (name: string): string => name.replace(/-side-by-side$/, "");

export const gamePicture = (game: string): string =>
  `previews/${pictured.has(gameOf(game)) ? gameOf(game) : "turnlight"}.jpg`;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? "");

/** Where a preview is shown. */
export interface PreviewPlace {
  /** The address at which others reach the page, without a slash at its end. */
  readonly address: string;
  /** The path of the link from there. */
  readonly path: string;
  /** The way from the link to the page: `../`. */
  readonly toPage: string;
  readonly language: {
    readonly tag: string;
    readonly texts: Pick<LinkTexts, "locale" | "open" | "home">;
  };
}

/**
 * A page without script, as the content policy wants it: tags for previewers, which stay, and a redirect for browsers,
 * which go on into the page.
 */
export const previewPage = (preview: LinkPreview, { address, path, toPage, language }: PreviewPlace): string => {
  const { status, title, about, picture, pictureText, place } = preview;
  const target = `${toPage}${place === undefined ? "" : `#${place}`}`;
  const tags: readonly (readonly [kind: "name" | "property", key: string, content: string])[] = [
    ["name", "description", about],
    ["property", "og:type", "website"],
    ["property", "og:site_name", "Turnlight"],
    ["property", "og:locale", language.texts.locale],
    ["property", "og:title", title],
    ["property", "og:description", about],
    ["property", "og:url", `${address}${path}`],
    ["property", "og:image", `${address}/${picture}`],
    ["property", "og:image:width", String(previewSize.width)],
    ["property", "og:image:height", String(previewSize.height)],
    ["property", "og:image:alt", pictureText],
    ["name", "twitter:card", "summary_large_image"],
    ["name", "twitter:title", title],
    ["name", "twitter:description", about],
    ["name", "twitter:image", `${address}/${picture}`],
    ["name", "twitter:image:alt", pictureText],
    // Each link is meant for those it is sent to.
    ["name", "robots", "noindex"],
  ];
  const goesOn = status === 200 && place !== undefined;
  const { open, home } = language.texts;
  return [
    "<!doctype html>",
    `<html lang="${escaped(language.tag)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="dark">',
    '<meta name="theme-color" content="#0b1020">',
    ...(goesOn ? [`<meta http-equiv="refresh" content="0; url=${escaped(target)}">`] : []),
    ...tags.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escaped(content)}">`),
    `<title>${escaped(title)}</title>`,
    `<link rel="icon" href="${toPage}icon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="${toPage}previews/link.css">`,
    "</head>",
    "<body>",
    "<main>",
    `<img src="${toPage}icon.svg" alt="" width="72" height="72">`,
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(about)}</p>`,
    `<p><a href="${escaped(goesOn ? target : toPage)}">${escaped(goesOn ? open : home)}</a></p>`,
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
};
