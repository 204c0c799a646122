/** The guest's unfinished tables for the home page; none where the server does not answer. */
import { textsLoaded } from "../language/catalogue.ts";
import { serverApi } from "../match/online/server-api.ts";
import type { OnlineTicket } from "../match/unfinished/continue-list.ts";
import { ticketsOf } from "./own-table.ts";

export const loadTickets = async (): Promise<readonly OnlineTicket[]> => {
  const read = await serverApi.mine();
  await textsLoaded();
  return read.ok ? ticketsOf(read.value) : [];
};
