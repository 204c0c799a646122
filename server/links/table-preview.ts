/** What a table's link says: game, who invites, pace and rules. Never words, boards or dice. */
import type { TableState } from "@turnlight/wire";
import { acceptedName } from "../people/names.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { gameOf, gamePicture, type LinkPreview } from "./preview.ts";
import { type LinkLanguage, listOf, numberOf, spanOf } from "./words.ts";

/** As it passes the filter of names today. */
const nameOf = (seat: TableState["seats"][number] | undefined): string | undefined => {
  if (seat?.kind !== "person") return undefined;
  const name = acceptedName(seat.name);
  return name.ok ? name.value : undefined;
};

const paceOf = ({ clock, increment }: TableState, language: LinkLanguage): string => {
  const { table } = language.texts;
  if (clock === undefined) return table.noClock;
  const time = spanOf(clock, language);
  return increment === undefined ? table.perMove(time) : table.perMatch(time, spanOf(increment, language));
};

/** The settings that matter most, for the games that have some. */
const rulesOf = async ({ game, config }: TableState, language: LinkLanguage): Promise<readonly string[]> => {
  const { table } = language.texts;
  if (game === "zonk") {
    const { zonk } = await import("@turnlight/games/zonk");
    const read = zonk.rules.configText.read(config);
    return read.ok ? [table.target(numberOf(read.value.target, language))] : [];
  }
  if (game === "head") {
    const { head } = await import("@turnlight/games/head");
    const read = head.rules.configText.read(config);
    if (!read.ok) return [];
    const both = (pair: readonly number[], say: (one: number) => string): string =>
      [...new Set(pair)].map(say).join(" / ");
    return [
      table.board(
        both(read.value.grids, (side) => `${side} × ${side}`),
        both(read.value.words, String),
      ),
    ];
  }
  return [];
};

const titleOf = (game: string, { texts }: LinkLanguage): string => texts.titles[gameOf(game)] ?? "Turnlight";

const plainPreview = ({ texts }: LinkLanguage, place: string): LinkPreview => ({
  status: 200,
  title: texts.table.plain,
  about: texts.table.plainAbout,
  picture: gamePicture(""),
  pictureText: "Turnlight",
  place,
});

const invitation = async (state: TableState, language: LinkLanguage, place: string): Promise<LinkPreview> => {
  const { table } = language.texts;
  const game = titleOf(state.game, language);
  const name = nameOf(state.host === undefined ? undefined : state.seats[state.host]);
  const facts = [table.players(state.seats.length), paceOf(state, language), ...(await rulesOf(state, language))];
  return {
    status: 200,
    title: name === undefined ? table.invited(game) : table.invites(name, game),
    about: `${facts.join(" · ")}. ${table.join}`,
    picture: gamePicture(state.game),
    pictureText: game,
    place,
  };
};

/** By its six-letter code, or by its id. */
export const tablePreview = async (
  hall: Pick<TableDirectory, "byCode" | "table">,
  name: string,
  language: LinkLanguage,
): Promise<LinkPreview> => {
  const { table } = language.texts;
  const byCode = /^[a-z]{6}$/i.test(name) ? await hall.byCode(name.toUpperCase()) : undefined;
  const found = byCode?.ok === true ? byCode : await hall.table(name);
  const state = found.ok ? found.value.state : undefined;
  if (state === undefined || state.phase === "closed")
    return {
      status: 404,
      title: table.gone,
      about: table.goneAbout,
      picture: gamePicture(""),
      pictureText: "Turnlight",
    };
  const place = `/online/${name}`;
  if (state.phase === "seating") return invitation(state, language, place);
  if (!state.watching || state.over === true) return plainPreview(language, place);
  const game = titleOf(state.game, language);
  return {
    status: 200,
    title: table.watch(game),
    about: table.watchAbout,
    picture: gamePicture(state.game),
    pictureText: game,
    place,
  };
};

/** A finished match whose table allows spectators: who played, and who won. */
export const resultPreview = async (
  hall: Pick<TableDirectory, "table">,
  [name, match]: readonly [table: string, match: string | undefined],
  language: LinkLanguage,
): Promise<LinkPreview> => {
  const { result } = language.texts;
  const place = `/replays/online/${name}${match === undefined ? "" : `/${match}`}`;
  const found = await hall.table(name);
  const finished = found.ok ? await found.value.finished(match) : found;
  if (!found.ok || !finished.ok)
    return {
      status: 404,
      title: result.gone,
      about: result.goneAbout,
      picture: gamePicture(""),
      pictureText: "Turnlight",
    };
  const { state, match: current } = found.value;
  const game = titleOf(state.game, language);
  const base = {
    status: 200,
    about: result.about,
    picture: gamePicture(state.game),
    pictureText: game,
    place,
  } as const;
  // Those who played there may watch it; nobody else learns who they are.
  if (!state.watching) return { ...base, title: result.title(game) };
  const names = state.seats.map(nameOf).filter((one) => one !== undefined);
  const outcome = match === undefined || match === state.match ? current?.match.outcome : undefined;
  const scores = outcome?.stopped === true ? [] : (outcome?.scores ?? []);
  const best = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  const [winner] = best;
  const winnerName = best.length === 1 && winner !== undefined ? nameOf(state.seats[winner]) : undefined;
  return {
    ...base,
    title: names.length === 0 ? result.title(game) : result.between(listOf(names, language), game),
    about: winnerName === undefined ? result.about : `${result.won(winnerName)} ${result.about}`,
  };
};
