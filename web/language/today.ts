/** Which day it is. Days begin and end with UTC, so that everybody has the same one: `2026-11-15`. */
import { dayOf } from "@turnlight/kernel";

export const today = (): string => dayOf(Date.now());
