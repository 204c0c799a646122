/** Finds elements in a page by selector, by role and name, or by text. */

interface Pattern {
  readonly source: string;
  readonly flags: string;
}
/** A substring in any case; the exact text; or a pattern. */
export type Wanted = { readonly part: string } | { readonly whole: string } | { readonly pattern: Pattern };

export type Step =
  | { readonly kind: "css"; readonly css: string }
  | { readonly kind: "role"; readonly role: string; readonly level?: number; readonly name?: Wanted }
  | { readonly kind: "text"; readonly text: Wanted }
  | { readonly kind: "holding"; readonly text: Wanted }
  | { readonly kind: "nth"; readonly n: number };

export const wanted = (text: string | RegExp, exact = false): Wanted => {
  if (typeof text !== "string") return { pattern: { source: text.source, flags: text.flags } };
  return exact ? { whole: text } : { part: text };
};

/** Injected into the page as `window.found`, so it must be self-contained. */
export const installFinder = (): void => {
  const flat = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
  const fits = (text: string, want: Wanted): boolean => {
    if ("pattern" in want) return new RegExp(want.pattern.source, want.pattern.flags).test(text);
    if ("whole" in want) return text === flat(want.whole);
    return text.toLowerCase().includes(flat(want.part).toLowerCase());
  };
  const tags: Readonly<Record<string, string>> = {
    button: "button, input[type=button], input[type=submit], summary",
    link: "a[href]",
    heading: "h1, h2, h3, h4, h5, h6",
    radio: "input[type=radio]",
    checkbox: "input[type=checkbox]",
    textbox: "textarea, input:not([type]), input[type=text]",
    combobox: "select",
    slider: "input[type=range]",
    dialog: "dialog",
  };
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    return node.getAttribute("aria-label") ?? [...node.childNodes].map(spoken).join("");
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labels = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
    if (labels.length > 0) return flat(labels.map(spoken).join(" "));
    const own = element.getAttribute("aria-label");
    if (own !== null) return flat(own);
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
      return flat([...(element.labels ?? [])].map(spoken).join(" "));
    return flat(spoken(element)) || flat(element.getAttribute("title"));
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const below = (roots: readonly (Element | Document)[], css: string): Element[] => {
    const all = new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]));
    return [...document.querySelectorAll(css)].filter((element) => all.has(element));
  };
  const byRole = (
    roots: readonly (Element | Document)[],
    { role, level, name }: Extract<Step, { kind: "role" }>,
  ): Element[] => {
    const plain = level === undefined ? (tags[role]?.split(", ") ?? []) : [`h${level}`];
    const css = [`[role=${role}]`, ...plain.map((tag) => `${tag}:not([role])`)].join(", ");
    return below(roots, css).filter(
      (element) =>
        element.closest("[aria-hidden=true]") === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        (name === undefined || fits(nameOf(element), name)),
    );
  };
  /** The innermost elements that contain the text. */
  const byText = (roots: readonly (Element | Document)[], text: Wanted): Element[] => {
    const all = below(roots, "body *:not(script, style)").filter((element) => fits(flat(element.textContent), text));
    return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
  };
  const take = (roots: readonly (Element | Document)[], step: Step): readonly Element[] => {
    switch (step.kind) {
      case "css":
        return below(roots, step.css);
      case "role":
        return byRole(roots, step);
      case "text":
        return byText(roots, step.text);
      case "holding":
        return roots.filter((root) => root instanceof Element && fits(flat(root.textContent), step.text)) as Element[];
      case "nth": {
        const one = roots.at(step.n);
        return one instanceof Element ? [one] : [];
      }
    }
  };
  const all = (steps: readonly Step[]): readonly Element[] =>
    steps.reduce<readonly (Element | Document)[]>(take, [document]) as readonly Element[];
  window.found = { all, isSeen, text: (element) => flat(element.textContent) };
};

declare global {
  interface Window {
    found: {
      all(steps: readonly Step[]): readonly Element[];
      isSeen(element: Element): boolean;
      text(element: Element): string;
    };
  }
}
