/**
 * What happens to sheets while the page is built. Rooms do not leak: a sheet of one room reaches only what stands inside that room's mark (`data-scope`),
 * whatever was visited before and in whatever order. What rooms share reaches everywhere. Sizes of screen go by name.
 */
import type { CSSOptions } from "vite";
import { sizes } from "../ui/theme/sizes.ts";

type Processor = Exclude<NonNullable<CSSOptions["postcss"]>, string>;

/** The mark a sheet's elements stand under; without one it is shared by all rooms. */
export const scopeOf = (file: string): string | undefined => {
  const path = file.replaceAll("\\", "/");
  const game = /\/web\/games\/([^/]+)\/(.*)$/.exec(path);
  // A card's picture stands in the hall, where the rest of its game has no say.
  if (game !== null) return game[2] === "scene.css" ? `${game[1]}-scene` : game[1];
  return /\/web\/(?:shell\/)?(menu|pages|review)\//.exec(path)?.[1];
};

/** Where the subject of a selector begins and ends: behind the last combinator, before a pseudo-element. */
const subjectOf = (selector: string): readonly [begin: number, end: number] => {
  let depth = 0;
  let begin = 0;
  for (let i = 0; i < selector.length; i++) {
    const sign = selector[i] ?? "";
    if ("([".includes(sign)) depth++;
    else if (")]".includes(sign)) depth--;
    else if (depth === 0 && " >+~".includes(sign)) begin = i + 1;
    else if (depth === 0 && selector.startsWith("::", i)) return [begin, i];
  }
  return [begin, selector.length];
};

/** The selector for elements inside the mark alone. `:where` adds no weight, so inside a room nothing changes. */
export const scoped = (selector: string, scope: string): string => {
  const [begin, end] = subjectOf(selector);
  if (/^(?::root|html|body)\b/.test(selector.slice(begin, end)))
    throw new Error(`"${selector}" styles the whole page from the room "${scope}"; style what stands inside the room`);
  const mark = `[data-scope~="${scope}"]`;
  return `${selector.slice(0, end)}:where(${mark}, ${mark} *)${selector.slice(end)}`;
};

/** A media query with every name replaced by the size it stands for. */
export const sized = (query: string): string =>
  query.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const size = Object.entries(sizes).find(([known]) => known === name)?.[1];
    if (size === undefined) throw new Error(`there is no size "${name}"; there are ${Object.keys(sizes).join(", ")}`);
    return size;
  });

export const scopedSheets: Processor = {
  plugins: [
    {
      postcssPlugin: "scoped-sheets",
      Once(root) {
        root.walkAtRules("media", (rule) => {
          rule.params = sized(rule.params);
        });
        root.walkRules((rule) => {
          const { parent } = rule;
          const inKeyframes =
            parent?.type === "atrule" && "name" in parent && String(parent.name).endsWith("keyframes");
          const nested = parent?.type === "rule";
          const scope = scopeOf(rule.source?.input.file ?? "");
          if (scope === undefined || inKeyframes || nested) return;
          rule.selectors = rule.selectors.map((selector) => scoped(selector, scope));
        });
      },
    },
  ],
};
