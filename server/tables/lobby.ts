/** Before a match begins: who is ready, and which settings are proposed. */
import { type AnyGame, accept, type Result, refuse, type Seat } from "@turnlight/kernel";
import { absenceAt, type UsualAbsence, usualClaim } from "./absence.ts";
import { seatedPeople, type TableRecord } from "./table-record.ts";

type WantedSettings = Omit<NonNullable<TableRecord["proposal"]>, "seat" | "agreed">;

/** Says that a seat is ready to begin, or not yet. */
export const withReady = (record: TableRecord, seat: Seat, isReadyNow: boolean): Result<TableRecord> => {
  const { ready } = record;
  if (ready === undefined) return refuse("begins-by-itself", "this table begins once every seat is taken");
  if (record.match !== undefined || record.closed) return refuse("too-late", "the match has begun");
  const others = ready.filter((one) => one !== seat);
  return accept({ ...record, ready: isReadyNow ? [...others, seat].sort((a, b) => a - b) : others });
};

/** Proposes other settings before the match begins; alone at the table, one's proposal applies at once. */
export const withProposal = (
  game: AnyGame,
  record: TableRecord,
  seat: Seat,
  asked: WantedSettings,
  usual: UsualAbsence,
): Result<TableRecord> => {
  if (record.match !== undefined || record.closed) return refuse("too-late", "the match has begun");
  const { rules } = game;
  const config = rules.configText.read(asked.config);
  if (!config.ok) return config;
  const seats = rules.seats(config.value);
  if (seats !== record.chairs.length)
    return refuse("wrong-seats", `these settings are for ${seats}`, {
      right: `${record.chairs.length} for this table`,
    });
  const absence = absenceAt(asked, {}, usual);
  if (!absence.ok) return absence;
  const proposal = { ...asked, seat, config: rules.configText.write(config.value), agreed: [seat] };
  return accept(applied({ ...record, proposal }, usual));
};

/** Agrees to the proposed settings; disagreeing clears the proposal. */
export const withProposalAnswer = (
  record: TableRecord,
  seat: Seat,
  agrees: boolean,
  usual: UsualAbsence,
): Result<TableRecord> => {
  const { proposal, ...rest } = record;
  if (record.match !== undefined || record.closed) return refuse("too-late", "the match has begun");
  if (proposal === undefined) return refuse("no-proposal", "there's no open suggestion");
  if (!agrees) return accept(rest);
  const agreed = [...proposal.agreed.filter((one) => one !== seat), seat].sort((a, b) => a - b);
  return accept(applied({ ...rest, proposal: { ...proposal, agreed } }, usual));
};

/** Applies a proposal that everybody seated agrees to; what was usual for the old pace is so for the new one. */
const applied = (record: TableRecord, usual: UsualAbsence): TableRecord => {
  const { proposal, clock: _, increment: __, help: ___, listed: ____, claim, vacation, ...rest } = record;
  if (proposal === undefined || !seatedPeople(record).every((seat) => proposal.agreed.includes(seat))) return record;
  const { config, clock, increment } = proposal;
  const [help, listed] = [proposal.help ?? record.help === true, proposal.listed ?? record.listed === true];
  const pace = { ...(clock !== undefined && { clock }), ...(increment !== undefined && { increment }) };
  const asked = { ...(claim !== undefined && claim !== usualClaim(record, usual) && { claim }) };
  const absence = absenceAt(pace, asked, usual);
  const kept = { ...(claim !== undefined && { claim }), ...(vacation !== undefined && { vacation }) };
  return {
    ...rest,
    config,
    watching: proposal.watching ?? record.watching,
    ...(help && { help }),
    ...(listed && { listed }),
    ...pace,
    ...(absence.ok ? absence.value : kept),
    ...(rest.ready !== undefined && { ready: [] }),
  };
};
