/** The possible takes, best first, each with its dice, its points and what it leaves: a tap or its letter selects it. */
import type { ZonkView } from "@turnlight/games/zonk";
import { number, percent } from "../shared.ts";
import { words } from "../words/words.ts";
import { MiniDice } from "./MiniDice.tsx";
import { nameOfTake, type TakeOffer } from "./offers.ts";
import { prospectOf } from "./tap-flow.ts";

interface TakeOffersProps {
  readonly view: ZonkView;
  readonly offers: readonly TakeOffer[];
  /** The move whose dice are selected. */
  readonly chosen: string | undefined;
  /** What a take leaves is shown with its zonk chance. */
  readonly risk: boolean;
  onChoose(offer: TakeOffer): void;
}

export const Offers = ({ view, offers, chosen, risk, onChoose }: TakeOffersProps) => {
  const texts = words.value;
  return (
    <ul class="tavern-offers" aria-label={texts.play.offers} data-keys="">
      {offers.map((offer) => {
        const { move, take, key } = offer;
        const { dice = 0, zonk = 0 } = prospectOf(view, offer) ?? {};
        return (
          <li key={move}>
            <button
              type="button"
              class="tavern-offer"
              data-move={move}
              aria-pressed={chosen === move}
              {...(key !== "" && { "aria-keyshortcuts": key })}
              onClick={() => onChoose(offer)}
            >
              {key !== "" && (
                <span class="offer-key" aria-hidden="true">
                  {key.toUpperCase()}
                </span>
              )}
              <span class="offer-name">{nameOfTake(take, texts.combination)}</span>
              <MiniDice dice={take.dice} />
              <span class="offer-left">
                {texts.play.leaves(texts.dice(dice))}{" "}
                {risk && <em>{zonk === 0 ? texts.play.noZonk : texts.play.zonkRisk(percent(zonk, 0))}</em>}
              </span>
              <strong>{number(take.points)}</strong>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
