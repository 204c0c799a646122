/** The tavern: texts of the tournament, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { TournamentWords } from "./tournament.en.ts";

export const tournamentWords = catalogue<TournamentWords>(import.meta.glob("./tournament.*.ts"));
