/**
 * Preloads the texts of the chosen language, and a lobby's files, while the page itself is still loading; later a lobby's
 * code and texts at once, when it is opened. The server knows neither the language nor the part of the address behind
 * `#`, so a small script beside the entry picks them.
 */
import { minifySync, type Plugin } from "vite";
import { languageTags, referenceLanguage } from "../languages/index.ts";
import { sizes } from "../ui/theme/sizes.ts";

const name = "lobbies.js";
const lobby = /\/web\/games\/([^/]+)\/lobby\/Lobby\.tsx$/;
/** A lobby's largest picture: one for wide windows, one for the others. */
const ground = /games\/([^/]+)\/lobby\/map\/art\/country(-high)?\.svg$/;
const wideGround = `${sizes.broad} and (not ${sizes.short})`;

interface GroundPicture {
  readonly game: string;
  readonly file: string;
  readonly isWide: boolean;
}

interface Part {
  readonly imports: readonly string[];
  readonly sheets: readonly string[];
}

/** The files of a chunk and of everything it imports. */
const filesOf = (file: string, parts: ReadonlyMap<string, Part>, found = new Set<string>()): Set<string> => {
  const part = parts.get(file);
  if (part === undefined || found.has(file)) return found;
  found.add(file);
  for (const needed of part.imports) filesOf(needed, parts, found);
  for (const sheet of part.sheets) found.add(sheet);
  return found;
};

/**
 * The language as `web/store/first-paint.ts` and `preferredLanguage` choose it. A lobby's files have low priority: the
 * page's own come first. Sheets are only preloaded; the page applies them, in its own order.
 */
const code = (
  files: Readonly<Record<string, readonly string[]>>,
  texts: readonly string[],
  pictures: readonly GroundPicture[],
  base: string,
): string => `const pictures = ${JSON.stringify(pictures)};
const files = new Map(${JSON.stringify(Object.entries(files))});
const texts = ${JSON.stringify(texts)};
const tags = ${JSON.stringify(languageTags)};
const tag = () => {
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("turnlight-quick")).language;
  } catch {}
  return [chosen, ...navigator.languages].map((one) => String(one).toLowerCase().split("-")[0]).find((one) => tags.includes(one)) ?? ${JSON.stringify(referenceLanguage)};
};
const preload = (file, fetchPriority) => {
  // What another part of the page has brought along is there.
  if (document.querySelector('link[href$="' + file + '"]')) return;
  const link = document.createElement("link");
  link.rel = file.endsWith(".css") ? "preload" : "modulepreload";
  if (file.endsWith(".css")) link.as = "style";
  link.crossOrigin = "";
  link.fetchPriority = fetchPriority;
  link.href = ${JSON.stringify(base)} + file;
  document.head.append(link);
};
const fetchPicture = (file) => {
  const picture = new Image();
  picture.fetchPriority = "low";
  picture.src = ${JSON.stringify(base)} + file;
};
const preloadTexts = (room, priority) => {
  for (const file of texts) if (file.startsWith("assets/" + room + "-") && file.includes("-" + tag() + "-")) preload(file, priority);
};
const preloadLobby = () => {
  const game = /^#\\/play\\/([^/]+)/.exec(location.hash)?.[1];
  if (!files.has(game)) return;
  for (const file of files.get(game)) preload(file, "low");
  for (const room of ["rooms", game]) preloadTexts(room, "low");
  files.delete(game);
  // Only the lobby's first page shows it.
  if (!/^#\\/play\\/[^/]+$/.test(location.hash)) return;
  const isWide = matchMedia(${JSON.stringify(wideGround)}).matches;
  for (const one of pictures) if (one.game === game && one.isWide === isWide) fetchPicture(one.file);
};
preloadTexts("home", "auto");
preloadLobby();
addEventListener("hashchange", preloadLobby);
`;

export const lobbies = (): Plugin => {
  let base = "/";
  return {
    name: "lobbies",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const parts = new Map(
          chunks.map(({ fileName, imports, viteMetadata }) => [
            fileName,
            { imports, sheets: [...(viteMetadata?.importedCss ?? [])] },
          ]),
        );
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith("/web/index.html"));
        const there = filesOf(entry?.fileName ?? "", parts);
        const files = Object.fromEntries(
          chunks.flatMap(({ fileName, moduleIds }) => {
            const game = moduleIds.map((id) => lobby.exec(id)?.[1]).find((found) => found !== undefined);
            return game === undefined ? [] : [[game, [...filesOf(fileName, parts)].filter((file) => !there.has(file))]];
          }),
        );
        const pictures = Object.values(bundle).flatMap((file): readonly GroundPicture[] => {
          const original = file.type === "asset" ? file.originalFileNames.find((from) => ground.test(from)) : undefined;
          const [, game, high] = ground.exec(original ?? "") ?? [];
          return game === undefined ? [] : [{ game, file: file.fileName, isWide: high === undefined }];
        });
        const rooms = ["home", "rooms", ...Object.keys(files)];
        const texts = chunks
          .filter(({ name: chunk }) => languageTags.some((tag) => chunk.endsWith(`-${tag}`)))
          .map(({ fileName }) => fileName)
          .filter((file) => rooms.some((room) => file.startsWith(`assets/${room}-`)));
        this.emitFile({
          type: "asset",
          fileName: name,
          source: minifySync(name, code(files, texts, pictures, base), { module: true }).code,
        });
      },
    },
    transformIndexHtml: (_, { path }) =>
      path.endsWith("index.html")
        ? [{ tag: "script", attrs: { src: base + name, type: "module", async: true }, injectTo: "head-prepend" }]
        : [],
  };
};
