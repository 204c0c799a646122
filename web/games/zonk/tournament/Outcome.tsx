/** The end of a tournament: the champion, and one's own way through it. */
import { champion, type Tournament, winnerOf } from "@turnlight/games/zonk";
import { series } from "../../../language/format.ts";
import { Bust } from "../faces/Bust.tsx";
import { patronOf } from "../faces/patrons.ts";
import { me } from "../lobby/seating.ts";
import { Avatar } from "../play/Avatar.tsx";
import { number } from "../shared.ts";
import { tournamentWords } from "../words/tournament.ts";
import { Cup } from "./Cup.tsx";
import { seatName } from "./names.ts";

export const Outcome = ({ tournament }: { readonly tournament: Tournament }) => {
  const texts = tournamentWords.value;
  const best = champion(tournament);
  if (best === undefined) return null;
  const own = tournament.entrants.findIndex(({ bot }) => bot === undefined);
  const played = tournament.rounds.flatMap((pairings, round) =>
    pairings.flatMap((pairing) => {
      const seat = pairing.entrants.indexOf(own);
      const rival = seatName(tournament, pairing.entrants[1 - seat]);
      return seat < 0 ? [] : [{ round, rival, scores: pairing.scores, hasWon: winnerOf(pairing) === own, seat }];
    }),
  );
  const beaten = played.filter(({ hasWon }) => hasWon).map(({ rival }) => rival);
  const lost = played.find(({ hasWon }) => !hasWon);
  return (
    <section class="outcome sheet paper" role="status">
      <div class="outcome-art" aria-hidden="true">
        <Cup />
        <span class="outcome-face">
          {best.bot === undefined ? <Avatar sitter={me()} /> : <Bust name={patronOf(best.bot)} mood="pleased" />}
        </span>
      </div>
      <h2>{best.bot === undefined ? texts.youWon : texts.champion(best.name)}</h2>
      {beaten.length > 0 && <p>{texts.path(series(beaten))}</p>}
      {lost !== undefined && (
        <p>
          {texts.lostIn(
            lost.round,
            lost.rival,
            texts.score(number(lost.scores?.[lost.seat] ?? 0), number(lost.scores?.[1 - lost.seat] ?? 0)),
          )}
        </p>
      )}
    </section>
  );
};
