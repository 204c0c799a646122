/** What the page and the match worker say to each other, as schemas: the wire's messages, and those about the device. */
import type { Action, PresetDraw, Sitter, Snapshot, TableSetup, ViewerEvent } from "@turnlight/host";
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

/** What the match worker can be asked. */
export type MatchQuestions = {
  readonly begin: {
    readonly question: { readonly laid: TableSetup; readonly drawn: PresetDraw };
    readonly answer: string;
  };
  readonly open: { readonly question: { readonly match: string }; readonly answer: string };
  /** Goes on from a moment of a record, for nothing. */
  readonly playOn: {
    readonly question: { readonly record: string; readonly entries: number; readonly sitters: readonly Sitter[] };
    readonly answer: string;
  };
  /** As the one who holds the device; sent twice with the same id, it is done once. */
  readonly do: { readonly question: { readonly id: string; readonly deed: Action }; readonly answer: undefined };
  readonly take: { readonly question: { readonly seat: Seat }; readonly answer: undefined };
  readonly layOpen: { readonly question: undefined; readonly answer: undefined };
  readonly record: { readonly question: undefined; readonly answer: string };
  /** The channel to the bots that was wanted; nothing where their worker broke. */
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

/** What the match worker tells without being asked. */
export type WorkerEvent =
  /** The whole sight, whenever other eyes look or another match begins; open where all but own secrets is for everybody. */
  | {
      readonly kind: "sight";
      readonly sight: Snapshot;
      readonly holder: Viewer;
      readonly curtain?: Seat;
      readonly open?: true;
    }
  | { readonly kind: "event"; readonly event: ViewerEvent }
  | { readonly kind: "thinking"; readonly seat?: Seat }
  /** How far a bot is with what it thinks through ahead of time; nothing once it is done. */
  | { readonly kind: "preparing"; readonly preparing?: PreparingBot }
  /** A worker for the bots, in place of the one before. */
  | { readonly kind: "bots-wanted" }
  /** Why the match is not being kept; nothing once it is again. */
  | { readonly kind: "unsaved"; readonly code?: string }
  /** A part of what was kept could not be read: the match goes on from its good beginning. */
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
