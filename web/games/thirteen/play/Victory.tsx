/** The tenth stage is cleared: the crown, the build that won, what it brought, and what it unlocks. */
import { useSignal } from "@preact/signals";
import {
  type BoxTally,
  type Purchase,
  plainDie,
  type RunState,
  type ThirteenAchievement,
  target,
} from "@turnlight/games/thirteen";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { CheckIcon, number } from "../shared.ts";
import { words } from "../words/words.ts";
import { highlightsOf } from "./highlights.ts";
import { Key } from "./Key.tsx";
import { Moments } from "./Moments.tsx";
import { nextStake } from "./next-stake.ts";
import { ShareRun } from "./ShareRun.tsx";
import "./victory.css";

interface VictoryProps {
  readonly state: RunState;
  readonly boxes: readonly BoxTally[];
  readonly bought: Purchase | undefined;
  readonly seed: string;
  readonly daily: boolean;
  readonly practice: boolean;
  /** The highest stake that could be chosen before. */
  readonly stake: number;
  /** Achievements earned with this stage. */
  readonly earned: readonly ThirteenAchievement[];
  onPlayOn(): void;
}

export const Victory = ({ state, boxes, bought, seed, daily, practice, stake, earned, onPlayOn }: VictoryProps) => {
  const texts = words.value;
  const sharing = useSignal(false);
  const { config, charms, dice, sheet } = state;
  const next = nextStake(config, { practice, stake });
  return (
    <section class="victory" aria-labelledby="victory-title" data-keys="">
      {next !== undefined && (
        <p class="victory-unlock">
          <CheckIcon /> <b>{texts.victory.unlocked}</b> {texts.stakes.at(next)}
        </p>
      )}
      <Moments earned={earned} />
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
        {highlightsOf(boxes, bought).map(([name, value]) => (
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
        <ShareRun
          state={state}
          boxes={boxes}
          bought={bought}
          seed={seed}
          daily={daily}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </section>
  );
};
