/** What can be said about a table the guest sits at: the others, whose turn it is, and where it is played. */
import type { OwnTable } from "@turnlight/wire";
import { pageOf } from "../games/pages.ts";
import { localized } from "../language/catalogue.ts";
import { onlineAddress } from "../match/online/online-table.ts";
import type { OnlineTicket } from "../match/unfinished/continue-list.ts";
import { botName } from "./bot-name.ts";
import { words } from "./words.ts";

/** The people and bots beside oneself, in the page's language. */
export const othersAt = ({ table, seat }: Pick<OwnTable, "table" | "seat">): readonly string[] =>
  table.seats.flatMap((one, n) => {
    if (n === seat || one.kind === "open") return [];
    return [one.kind === "person" ? one.name : botName(table.game, one.bot)];
  });

/** Everybody has come, and the guest has not said that they are ready. */
const isUnready = ({ table, seat }: Pick<OwnTable, "table" | "seat">): boolean =>
  table.phase === "revealing" && table.ready !== undefined && !table.ready.includes(seat);

/** The table waits for the guest. */
export const isOwnTurn = (own: OwnTable): boolean => own.waiting.includes(own.seat) || isUnready(own);

/** Whose turn it is, or what the table waits for. */
export const turnAt = (own: OwnTable): string => {
  const labels = words.value.mine;
  const { table, waiting } = own;
  if (table.over === true) return labels.over;
  if (isUnready(own)) return labels.ready;
  if (table.phase !== "playing") return labels.seating;
  if (isOwnTurn(own)) return labels.yourTurn;
  const [other = 0] = waiting;
  const sitter = table.seats[other];
  return labels.theirTurn(
    sitter?.kind === "person" ? sitter.name : sitter?.kind === "bot" ? botName(table.game, sitter.bot) : "",
  );
};

/** The match, or the table where it is waited for. */
export const pathOf = ({ table }: Pick<OwnTable, "table">): string =>
  table.phase === "playing" ? `/match/${onlineAddress(table.id)}` : `/online/${table.id}`;

/** The tables where something is still to be played, as tickets for the home page. */
export const ticketsOf = (tables: readonly OwnTable[]): readonly OnlineTicket[] =>
  tables.flatMap((own): readonly OnlineTicket[] => {
    const { table, since } = own;
    const page = pageOf(table.game);
    if (page === undefined || table.over === true || table.phase === "closed") return [];
    return [
      {
        id: table.id,
        to: pathOf(own),
        title: localized(page.words, ({ title }) => title),
        room: page.room,
        Scene: page.Scene,
        against: localized(words, () => othersAt(own).join(", ")),
        turn: localized(words, () => turnAt(own)),
        isOwnTurn: isOwnTurn(own),
        touched: since,
      },
    ];
  });
