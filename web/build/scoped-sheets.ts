/**
 * Transforms style sheets during the build. A page's sheet applies only inside that page's `data-scope`, whatever was
 * visited before and in whatever order; shared sheets apply everywhere. Named screen sizes in media queries are expanded,
 * and the letters of titles are waited for.
 */
import type { CSSOptions } from "vite";
import { sizes } from "../ui/theme/sizes.ts";

type Processor = Exclude<NonNullable<CSSOptions["postcss"]>, string>;

/** The scope of a sheet; undefined if it is shared by all pages. */
export const scopeOf = (file: string): string | undefined => {
  const path = file.replaceAll("\\", "/");
  const game = /\/web\/games\/([^/]+)\/(.*)$/.exec(path);
  // A card's picture is on the home page, where the rest of its game's styles must not apply.
  if (game !== null) return game[2] === "hall/scene.css" ? `${game[1]}-scene` : game[1];
  return /\/web\/(?:app\/|ui\/)?(home|pages|review|learn)\//.exec(path)?.[1];
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

/**
 * Limits a selector to elements inside the scope. `:where` adds no specificity, so inside the scope nothing changes.
 */
export const scoped = (selector: string, scope: string): string => {
  const [begin, end] = subjectOf(selector);
  if (/^(?::root|html|body)\b/.test(selector.slice(begin, end)))
    throw new Error(`"${selector}" styles the whole page from the room "${scope}"; style what stands inside the room`);
  const mark = `[data-scope~="${scope}"]`;
  return `${selector.slice(0, end)}:where(${mark}, ${mark} *)${selector.slice(end)}`;
};

/** A media query with every named size replaced by its definition. */
export const sized = (query: string): string =>
  query.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const size = Object.entries(sizes).find(([known]) => known === name)?.[1];
    if (size === undefined) throw new Error(`there is no size "${name}"; there are ${Object.keys(sizes).join(", ")}`);
    return size;
  });

/** Titles in these letters wait for them for a moment: in any other face they would be seen to change. */
const titleLetters = /^["']?(?:Pirata One|Press Start 2P)["']?$/;

export const scopedSheets: Processor = {
  plugins: [
    {
      postcssPlugin: "scoped-sheets",
      Once(root) {
        root.walkAtRules("media", (rule) => {
          rule.params = sized(rule.params);
        });
        root.walkAtRules("font-face", (face) => {
          face.walkDecls("font-family", ({ value }) => {
            if (!titleLetters.test(value)) return;
            face.walkDecls("font-display", (display) => {
              display.value = "block";
            });
          });
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
