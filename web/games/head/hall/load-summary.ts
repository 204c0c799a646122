/** The game's summary for the home page, with the data saved on this device. */
import type { SummarySource } from "../../../match/unfinished/summary.ts";
import { peopleDuels, standing } from "../saved.ts";
import type { DeviceStanding } from "./statistics.ts";
import { summarize } from "./summary.ts";

/** Duels between people are kept apart from the standing; the profile counts what they have earned. */
const withPeople = async (): Promise<DeviceStanding> => ({ ...(await standing()), people: await peopleDuels() });

export const summary: SummarySource<DeviceStanding> = { standing: withPeople, summarize };
