/** Before a match begins: who is ready, and which settings are proposed. */
import { type AnyGame, accept, type Result, refuse, type Seat } from "@turnlight/kernel";
import { absenceAt, type UsualAbsence, usualClaim } from "./absence.ts";
import { withSeatCount } from "./seat-count.ts";
import { mayBeRated, seatedPeople, seatOf, type TableRecord } from "./table-record.ts";

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
  if (seats !== record.chairs.length) {
    if (seatOf(record, record.owner) !== seat)
      return refuse("not-creator", "only the player who opened the table can change the number of seats");
    if (seats < 2) return refuse("plays-alone", "these settings are for a single player", { right: "two or more" });
    const resized = withSeatCount(record.chairs, seats);
    if (!resized.ok) return resized;
  }
  const absence = absenceAt(asked, {}, usual);
  if (!absence.ok) return absence;
  const rated = mayBeRated(
    { rated: asked.rated ?? record.rated === true, help: asked.help ?? record.help === true },
    { game, config: config.value },
    seats === record.chairs.length ? record.chairs : Array.from({ length: seats }, () => ({ kind: "open" })),
  );
  if (!rated.ok) return rated;
  const proposal = { ...asked, seat, config: rules.configText.write(config.value), agreed: [seat] };
  return applied(game, { ...record, proposal }, usual);
};

/** Agrees to the proposed settings; disagreeing clears the proposal. */
export const withProposalAnswer = (
  game: AnyGame,
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
  return applied(game, { ...rest, proposal: { ...proposal, agreed } }, usual);
};

/** Applies a proposal that everybody seated agrees to; what was usual for the old pace is so for the new one. */
const applied = (game: AnyGame, record: TableRecord, usual: UsualAbsence): Result<TableRecord> => {
  const { rules } = game;
  const { proposal, clock: _, increment: __, help: ___, rated: ____, listed: _____, claim, vacation, ...rest } = record;
  if (proposal === undefined || !seatedPeople(record).every((seat) => proposal.agreed.includes(seat)))
    return accept(record);
  const { config, clock, increment } = proposal;
  const read = rules.configText.read(config);
  if (!read.ok) return read;
  // Somebody may have taken a seat since it was proposed.
  const chairs = withSeatCount(record.chairs, rules.seats(read.value));
  if (!chairs.ok) return chairs;
  const [help, listed] = [proposal.help ?? record.help === true, proposal.listed ?? record.listed === true];
  const rated = proposal.rated ?? record.rated === true;
  if (!mayBeRated({ rated, help }, { game, config: read.value }, chairs.value).ok) return accept(record);
  const pace = { ...(clock !== undefined && { clock }), ...(increment !== undefined && { increment }) };
  const asked = { ...(claim !== undefined && claim !== usualClaim(record, usual) && { claim }) };
  const absence = absenceAt(pace, asked, usual);
  const kept = { ...(claim !== undefined && { claim }), ...(vacation !== undefined && { vacation }) };
  return accept({
    ...rest,
    config,
    chairs: chairs.value,
    watching: proposal.watching ?? record.watching,
    ...(help && { help }),
    ...(rated && { rated }),
    ...(listed && { listed }),
    ...pace,
    ...(absence.ok ? absence.value : kept),
    ...((rest.ready !== undefined || rated) && { ready: [] }),
  });
};
