/**
 * Larger text by a setting: everything sized in rem grows, and the lengths in media queries are scaled too, just as if
 * the browser's own text size were larger.
 */
import { signal } from "@preact/signals";

/** Relative to the browser's own text size. */
const factor = signal(1);

/** A media query with its lengths scaled to this text size. */
export const scaled = (query: string): string =>
  factor.value === 1 ? query : query.replaceAll(/([\d.]+)em/g, (_, ems: string) => `${Number(ems) * factor.value}em`);

/** The original text of each query. */
const written = new WeakMap<CSSMediaRule, string>();

const scaleRules = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, query);
      if (rule.media.mediaText !== scaled(query)) rule.media.mediaText = scaled(query);
    }
    if (rule instanceof CSSGroupingRule) scaleRules(rule.cssRules);
  }
};

const scaleSheets = (): void => {
  for (const { cssRules } of document.styleSheets) scaleRules(cssRules);
};

/** Style sheets are loaded with their pages. */
const onLoad = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.sheet !== null) scaleRules(target.sheet.cssRules);
};

export const applyTextSize = (percent: string): void => {
  factor.value = Number(percent) / 100;
  document.documentElement.style.fontSize = factor.value === 1 ? "" : `${percent}%`;
  document.addEventListener("load", onLoad, true);
  scaleSheets();
};
