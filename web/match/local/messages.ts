/** The messages between the page and the match worker, as schemas: those of the wire, and those about the device. */
import type { Action, PresetDraw, Sight, Sitter, TableSetup, ViewerEvent } from "@turnlight/host";
import type { Seat, Viewer } from "@turnlight/kernel";
import {
  actionSchema,
  limits,
  presetDrawSchema,
  sightSchema,
  sitterSchema,
  tableSetupSchema,
  viewerEventSchema,
} from "@turnlight/wire";
import * as z from "zod/mini";
import type { PreparingBot } from "../table.ts";

const id = z.string().check(z.minLength(1), z.maxLength(limits.id));
const seat = z.int().check(z.gte(0), z.lt(limits.seats));

/** The match worker's API. */
export type MatchQuestions = {
  readonly begin: {
    readonly question: { readonly laid: TableSetup; readonly drawn: PresetDraw };
    readonly answer: string;
  };
  readonly open: { readonly question: { readonly match: string }; readonly answer: string };
  /** Practice from a position of a record. */
  readonly playOn: {
    readonly question: { readonly record: string; readonly entries: number; readonly sitters: readonly Sitter[] };
    readonly answer: string;
  };
  /** An action of the device's holder; idempotent by its id. */
  readonly do: { readonly question: { readonly id: string; readonly deed: Action }; readonly answer: undefined };
  readonly take: { readonly question: { readonly seat: Seat }; readonly answer: undefined };
  readonly layOpen: { readonly question: undefined; readonly answer: undefined };
  readonly record: { readonly question: undefined; readonly answer: string };
  /** The channel to the bots' worker that was requested; undefined if that worker failed. */
  readonly bots: { readonly question: { readonly port?: MessagePort }; readonly answer: undefined };
  readonly file: { readonly question: undefined; readonly answer: Blob };
};

export const beginSchema: z.ZodMiniType<MatchQuestions["begin"]["question"]> = z.object({
  laid: tableSetupSchema,
  drawn: presetDrawSchema,
});
export const openSchema: z.ZodMiniType<MatchQuestions["open"]["question"]> = z.object({ match: id });
export const playOnSchema: z.ZodMiniType<MatchQuestions["playOn"]["question"]> = z.object({
  record: z.string(),
  entries: z.int().check(z.gte(0)),
  sitters: z.array(sitterSchema).check(z.maxLength(limits.seats)),
});
export const doSchema: z.ZodMiniType<MatchQuestions["do"]["question"]> = z.object({ id, deed: actionSchema });
export const takeSchema: z.ZodMiniType<MatchQuestions["take"]["question"]> = z.object({ seat });

/** Messages from the match worker that are no answers. */
export type WorkerEvent =
  /** The whole sight, whenever the holder changes or another match begins; `open` where only own secrets are hidden. */
  | {
      readonly kind: "sight";
      readonly sight: Sight;
      readonly holder: Viewer;
      readonly curtain?: Seat;
      readonly open?: true;
    }
  | { readonly kind: "event"; readonly event: ViewerEvent }
  | { readonly kind: "thinking"; readonly seat?: Seat }
  /** The progress of a bot that prepares; undefined once it is done. */
  | { readonly kind: "preparing"; readonly preparing?: PreparingBot }
  /** Requests a worker for the bots, which replaces the one before. */
  | { readonly kind: "bots-wanted" }
  /** Why the match is not being saved; undefined once it is again. */
  | { readonly kind: "unsaved"; readonly code?: string }
  /** A part of the saved match could not be read: it continues from the readable beginning. */
  | { readonly kind: "mended" };

export const saidSchema: z.ZodMiniType<WorkerEvent> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("sight"),
    sight: sightSchema,
    holder: z.union([seat, z.literal("spectator")]),
    curtain: z.exactOptional(seat),
    open: z.exactOptional(z.literal(true)),
  }),
  z.object({ kind: z.literal("event"), event: viewerEventSchema }),
  z.object({ kind: z.literal("bots-wanted") }),
  z.object({ kind: z.literal("thinking"), seat: z.exactOptional(seat) }),
  z.object({
    kind: z.literal("preparing"),
    preparing: z.exactOptional(z.object({ seat, share: z.number().check(z.gte(0), z.lte(1)) })),
  }),
  z.object({ kind: z.literal("unsaved"), code: z.exactOptional(z.string()) }),
  z.object({ kind: z.literal("mended") }),
]);
