/** What the front page shows of a game. */
import type { ComponentType } from "preact";
import type { Language } from "../shell/language.ts";

export interface Card {
  readonly Emblem: ComponentType;
  readonly seats: { readonly least: number; readonly most: number };
  readonly words: Readonly<Record<Language, { readonly title: string; readonly about: string }>>;
  /** How to watch it on the command line. */
  readonly command: string;
}
