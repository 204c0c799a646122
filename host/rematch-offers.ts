/** Rematch offers: who has made one, how long they stand, and the events that change them. */
import type { Seat } from "@turnlight/kernel";

/** How offers are made at a host. */
export interface OfferRules {
  /** Milliseconds for which an offer stands, from the newest one on; for good if absent. */
  readonly lasts?: number;
  /** Whether a seat's offer still counts. */
  counts(seat: Seat): boolean;
}

/** A rematch offer was made, withdrawn or declined, or expired: these seats offer one from here on. */
export interface RematchEvent {
  readonly seat: Seat;
  readonly wants: readonly Seat[];
  /** The seat declined the others' offer. */
  readonly declined?: true;
  /** Until when the offers stand, if not for good. */
  readonly until?: number;
  /** Nobody answered in time. */
  readonly expired?: true;
}

/** Who offers a rematch once this match is over, and who has declined. */
export interface RematchOffers {
  readonly wants: readonly Seat[];
  readonly declined?: Seat;
  /** Until when the offers stand, by the host's clock; for good if absent. */
  readonly until?: number;
  /** The seats whose offer nobody answered in time. */
  readonly expired?: readonly Seat[];
}

export const changedOffers = (
  before: RematchOffers | undefined,
  { seat, wants, declined, until, expired }: RematchEvent,
): RematchOffers | undefined => {
  if (declined === true) return { wants, declined: seat };
  if (expired === true) return { wants, expired: before?.wants ?? [] };
  return wants.length === 0 ? undefined : { wants, ...(until !== undefined && { until }) };
};

/** The seats whose offers still stand. */
export const standingOffers = (offers: RematchOffers | undefined, now: number): readonly Seat[] =>
  offers === undefined || (offers.until !== undefined && now >= offers.until) ? [] : offers.wants;

/** A seat's offer on top of those that stand; every new one renews the time they all have. */
export const offerBy = (
  seat: Seat,
  standing: readonly Seat[],
  now: number,
  { lasts, counts }: OfferRules,
): RematchEvent => ({
  seat,
  wants: [...standing.filter((one) => one !== seat && counts(one)), seat].sort((a, b) => a - b),
  ...(lasts !== undefined && { until: now + lasts }),
});

/** A seat withdraws its own offer, or declines the others'. */
export const refusalBy = (seat: Seat, standing: readonly Seat[], until: number | undefined): RematchEvent =>
  standing.includes(seat)
    ? { seat, wants: standing.filter((one) => one !== seat), ...(until !== undefined && { until }) }
    : { seat, wants: [], declined: true };
