/** One's ratings: a chart of each one's history, the bots on the same scale, and what counts. */
import type { RatingsState } from "@turnlight/wire";
import { pageOf } from "../../games/pages.ts";
import { ownSeat } from "../../match/start-match.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, LineChart } from "../../ui/index.ts";
import { botName } from "../bot-name.ts";
import { RatingRows, ratingTitle } from "./RatingRows.tsx";
import { useRatings } from "./useRatings.ts";
import { ratingWords } from "./words.ts";
import "../online.css";

/** Those that people meet by name; the others are there to measure them by. */
const isOffered = ({ game, bot }: RatingsState["bots"][number]): boolean =>
  pageOf(game)?.opponents?.some((one) => one.bot === bot) === true;

const Bots = ({ bots: all }: Pick<RatingsState, "bots">) => {
  const texts = ratingWords.value;
  const bots = all.filter(isOffered);
  const games = [...new Set(bots.map(({ game }) => game))];
  return (
    <section class="sheet paper">
      <h2>{texts.bots}</h2>
      <p class="online-soft">{texts.botsAbout}</p>
      {games.map((game) => (
        <table key={game} class="rating-bots">
          <caption>{ratingTitle({ game, pace: "live" }).split(" · ")[0]}</caption>
          <thead class="spoken-only">
            <tr>
              <th scope="col">{texts.bot}</th>
              <th scope="col">{texts.botRating}</th>
            </tr>
          </thead>
          <tbody>
            {bots
              .filter((one) => one.game === game)
              .toSorted((a, b) => b.rating - a.rating)
              .map(({ bot, rating, deviation }) => (
                <tr key={bot}>
                  <th scope="row">{botName(game, bot)}</th>
                  <td>{texts.rating(String(rating), String(2 * deviation))}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>
  );
};

const Ratings = ({ state: { ratings, bots, pairLimit } }: { readonly state: RatingsState }) => {
  const texts = ratingWords.value;
  return (
    <>
      {ratings.length === 0 && (
        <section class="sheet paper">
          <p>{texts.none}</p>
        </section>
      )}
      {ratings.map((rating) => (
        <section key={`${rating.game} ${rating.pace}`} class="sheet paper">
          <h2>{ratingTitle(rating)}</h2>
          <RatingRows ratings={[rating]} label={ratingTitle(rating)} />
          <LineChart
            title={texts.history}
            across={texts.across}
            from={rating.matches - rating.history.length + 1}
            lines={[{ name: texts.you, colour: ownSeat().colour, values: rating.history.map((point) => point.rating) }]}
          />
        </section>
      ))}
      {bots.length > 0 && <Bots bots={bots} />}
      <section class="sheet paper">
        <p>{texts.rules(pairLimit)}</p>
      </section>
    </>
  );
};

export const RatingsPage = () => {
  const texts = ratingWords.value;
  const { read, load } = useRatings();
  const now = read.value;
  return (
    <Frame title={texts.title}>
      <div class="online-room">
        {now === undefined && <p role="status">{texts.loading}</p>}
        {now?.ok === false && (
          <section class="sheet paper">
            <p role="alert">{texts.failed}</p>
            <Button kind="quiet" onPress={() => void load()}>
              {texts.retry}
            </Button>
          </section>
        )}
        {now?.ok === true && <Ratings state={now.value} />}
      </div>
    </Frame>
  );
};
