/** The possible takes, best first: a tap or its letter selects the dice, a second one deselects them. */
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { nameOfTake, type TakeOffer } from "./offers.ts";

interface TakeOffersProps {
  readonly offers: readonly TakeOffer[];
  /** The move whose dice are selected. */
  readonly chosen: string | undefined;
  onChoose(offer: TakeOffer): void;
}

export const Offers = ({ offers, chosen, onChoose }: TakeOffersProps) => {
  const texts = words.value;
  return (
    <ul class="tavern-offers" aria-label={texts.play.offers} data-keys="">
      {offers.map((offer) => {
        const { move, take, key } = offer;
        return (
          <li key={move}>
            <button
              type="button"
              class="tavern-offer"
              aria-pressed={chosen === move}
              {...(key !== "" && { "aria-keyshortcuts": key })}
              onClick={() => onChoose(offer)}
            >
              {key !== "" && (
                <span class="offer-key" aria-hidden="true">
                  {key.toUpperCase()}
                </span>
              )}
              <span>{nameOfTake(take, texts.combination)}</span>
              <strong>{number(take.points)}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
