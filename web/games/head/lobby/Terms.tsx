/** A duel's settings as an invitation shows them: both halves, both limits, the words, the house rules. */

import { type HeadConfig, head, other } from "@turnlight/games/head";
import { series } from "../../../language/format.ts";
import type { OnlineTermsProps } from "../../page.ts";
import { reckonedFor } from "../setup/limits.ts";
import { Emblem, seatStyle } from "../shared.ts";
import { words } from "../words/lobby.ts";
import { words as setUpWords } from "../words/setup.ts";
import { shapeIn } from "./table-half.ts";
import "../tokens.css";
import "./terms.css";

interface HalfTermsProps extends Omit<OnlineTermsProps, "config"> {
  readonly config: HeadConfig;
  readonly seat: 0 | 1;
}

const HalfTerms = ({ config, seat, me, nameOf, colourOf }: HalfTermsProps) => {
  const texts = words.value.newGame;
  const spoken = setUpWords.value;
  const called = (one: number): string | undefined => (one === me ? undefined : (nameOf(one) ?? texts.guest));
  const colour = colourOf(seat);
  const { grid, words: count, difficulty } = shapeIn(config, seat);
  const reckoned = reckonedFor(config, seat, called(other(seat)));
  return (
    <li class="half-terms" {...(colour !== undefined && { style: seatStyle(colour) })}>
      <p class="half-who">
        {colour !== undefined && <Emblem colour={colour} />}
        <strong>{called(seat) ?? texts.you}</strong>
      </p>
      <p>
        {texts.hides(grid, count)} · {spoken.difficulties[difficulty]}
      </p>
      <p class="half-falls">{spoken.limitTold(called(seat), reckoned.parts.limit, spoken.limitSum(reckoned))}</p>
    </li>
  );
};

export const Terms = ({ config: text, ...seats }: OnlineTermsProps) => {
  const read = head.rules.configText.read(text);
  if (!read.ok) return null;
  const texts = words.value.newGame;
  const spoken = setUpWords.value;
  const config = read.value;
  const { bank, pack, custom, house, best } = config;
  const bankSaid = series([
    texts.banks[bank],
    ...(pack === "none" ? [] : [texts.packs[pack]]),
    ...(custom.length === 0 ? [] : [texts.extraWords(custom.length)]),
  ]);
  return (
    <div class="duel-terms">
      <ul>
        <HalfTerms {...seats} config={config} seat={0} />
        <HalfTerms {...seats} config={config} seat={1} />
      </ul>
      <p>
        {texts.words}: {bankSaid}.
      </p>
      {best > 1 && (
        <p>
          <strong>{texts.seriesOf[best]}.</strong> {texts.seriesAbout}
        </p>
      )}
      {house.length === 0 ? (
        <p>{spoken.house([])}</p>
      ) : (
        house.map((rule) => (
          <p key={rule}>
            <strong>{spoken.houseRules[rule]}.</strong> {texts[`${rule}About`]}
          </p>
        ))
      )}
    </div>
  );
};
