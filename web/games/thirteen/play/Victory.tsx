/** The tenth stage is cleared: the crown, the build that won, what it brought, and what it unlocks. */
import { useSignal } from "@preact/signals";
import { type BoxTally, bestItem, plainDie, type RunState, stakes, target } from "@turnlight/games/thirteen";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { CheckIcon, number, ShareSheet } from "../shared.ts";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import { seedPlace } from "./Menu.tsx";
import "./victory.css";

interface VictoryProps {
  readonly state: RunState;
  readonly boxes: readonly BoxTally[];
  readonly seed: string;
  readonly practice: boolean;
  /** The highest stake that could be chosen before. */
  readonly stake: number;
  onPlayOn(): void;
}

const factsOf = (boxes: readonly BoxTally[]): readonly (readonly [string, string])[] => {
  const texts = words.value.victory;
  const best = boxes.toSorted((one, other) => other.points - one.points)[0];
  const item = bestItem(boxes);
  return [
    ...(best === undefined
      ? []
      : [
          [texts.bestBox, words.value.statistics.inBox(number(best.points), words.value.boxes[best.category])] as const,
        ]),
    ...(item === undefined ? [] : [[texts.bestItem, texts.brought(nameOf(item.item), number(item.points))] as const]),
    ...(boxes.length === 0 ? [] : [[texts.boxesFilled, number(boxes.length)] as const]),
  ];
};

export const Victory = ({ state, boxes, seed, practice, stake, onPlayOn }: VictoryProps) => {
  const texts = words.value;
  const sharing = useSignal(false);
  const { config, charms, dice, sheet } = state;
  const next = config.stake + 1;
  const unlocks = !practice && config.challenge === "none" && next > stake && next <= stakes.most;
  return (
    <section class="victory" aria-labelledby="victory-title" data-keys="">
      {unlocks && (
        <p class="victory-unlock">
          <CheckIcon /> <b>{texts.victory.unlocked}</b> {texts.stakes.at(next)}
        </p>
      )}
      <div class="victory-crown" aria-hidden="true">
        <Glyph item="crown" />
      </div>
      <h2 id="victory-title">{texts.end.victory}</h2>
      <p>{texts.victory.about(state.cleared, number(sheet.score), number(target(state)))}</p>
      <ul class="victory-build" aria-label={texts.shop.yours}>
        {[...charms.map(({ item }) => item), ...dice.filter((kind) => kind !== plainDie)].map((item, i) => (
          <li key={`${item} ${i + 1}`} title={nameOf(item)}>
            <Glyph item={item} />
            <span class="spoken-only">{nameOf(item)}</span>
          </li>
        ))}
      </ul>
      <dl class="run-figures">
        {factsOf(boxes).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="victory-keys">
        <Key
          tone="dark"
          onPress={() => {
            sharing.value = true;
          }}
        >
          {texts.victory.share}
        </Key>
        <Key tone="gold" autofocus onPress={onPlayOn}>
          {texts.victory.playOn}
        </Key>
      </div>
      {sharing.value && (
        <ShareSheet
          title={texts.summary.shareTitle}
          text={texts.summary.shareText(state.cleared, number(sheet.score), number(target(state)), seed)}
          place={seed === "" ? "/play/thirteen" : seedPlace(seed)}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </section>
  );
};
