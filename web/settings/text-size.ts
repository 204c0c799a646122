/**
 * Larger text by a setting of our own: what is measured by text grows, and so does every size of screen that a sheet asks
 * for, just as if the browser's own text were larger.
 */
import { signal } from "@preact/signals";

/** Of the browser's own size. */
const factor = signal(1);

/** A media query as it has to be asked at this size of text. */
export const scaled = (query: string): string =>
  factor.value === 1 ? query : query.replaceAll(/([\d.]+)em/g, (_, ems: string) => `${Number(ems) * factor.value}em`);

/** How each query was written. */
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

/** Sheets come with their rooms. */
const onLoad = ({ target }: Event): void => {
  if (target instanceof HTMLLinkElement && target.sheet !== null) scaleRules(target.sheet.cssRules);
};

export const applyTextSize = (percent: string): void => {
  factor.value = Number(percent) / 100;
  document.documentElement.style.fontSize = factor.value === 1 ? "" : `${percent}%`;
  document.addEventListener("load", onLoad, true);
  scaleSheets();
};
