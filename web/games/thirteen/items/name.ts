/** An item's name. */
import { type Section, sections } from "@turnlight/games/thirteen";
import type { ThrowsTexts } from "../words/texts.en.ts";

const drawnSection = (id: string): { readonly kind: string; readonly section: Section } | undefined => {
  const [kind = "", section] = id.split("-");
  const found = sections.find((one) => one === section);
  return found === undefined ? undefined : { kind, section: found };
};

/** The section in an item's id, after its name. */
export const sectionIn = (id: string): Section | undefined => drawnSection(id)?.section;

export const nameIn = ({ items }: ThrowsTexts, id: string): string => {
  const drawn = drawnSection(id);
  if (drawn?.kind === "manual") return items.manual(drawn.section);
  if (drawn?.kind === "emblem") return items.emblem(drawn.section);
  if (drawn?.kind === "seal") return items.seal(drawn.section);
  return items.names[id] ?? id;
};

export const boxName = ({ boxes }: ThrowsTexts, box: string): string =>
  Object.entries(boxes).find(([name]) => name === box)?.[1] ?? box;
