/** Today's date, such as `2026-11-15`. Days are UTC days, so that everybody has the same one. */
import { dayOf } from "@turnlight/kernel";

export const today = (): string => dayOf(Date.now());
