/** What the page and the match worker say to each other. */
import type { Read, Seat } from "@turnlight/kernel";
import type { Drawn, Heard, Laid, Relaid, Sight } from "../table.ts";

export type Request =
  | { readonly kind: "begin"; readonly laid: Laid; readonly drawn: Drawn }
  | { readonly kind: "resume"; readonly id: string }
  | { readonly kind: "play"; readonly text: string }
  | { readonly kind: "take"; readonly seat: Seat }
  | { readonly kind: "undo"; readonly moves: number }
  | { readonly kind: "relay"; readonly changed: Relaid }
  | { readonly kind: "resign" | "restart" | "rematch" | "record" };

/** Numbered, so that every request has its answer. */
export interface Asked {
  readonly ask: number;
  readonly request: Request;
}

export type Message =
  | { readonly kind: "answer"; readonly ask: number; readonly read: Read<unknown> }
  | { readonly kind: "heard"; readonly heard: Heard }
  | { readonly kind: "sight"; readonly id: string; readonly sight: Sight }
  /** Saving does not work as it should; the match goes on without it. The code is a trouble's key or a refusal's code. */
  | { readonly kind: "unsaved"; readonly code: string };
