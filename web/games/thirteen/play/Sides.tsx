/** On a wide screen: the items held on the left and the ladder of targets on the right; in a stage that is played, the ladder alone, as a strip below the dice. */
import {
  type BoxTally,
  broughtSoFar,
  isBoss,
  type RunState,
  sections,
  targets,
  twistNow,
} from "@turnlight/games/thirteen";
import { aboutOf, itemOf, nameOf } from "../items/describe.ts";
import { Glyph, SectionGlyph } from "../items/Glyph.tsx";
import { CheckIcon, number, WarnIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { BossFace } from "./BossFace.tsx";
import { rungOf } from "./ladder.ts";
import { specialDice } from "./special-dice.ts";
import "./sides.css";

interface SideProps {
  readonly state: RunState;
  /** Every box of the run so far. */
  readonly boxes: readonly BoxTally[];
  /** The charm that is adding to the score being shown. */
  readonly firing: string | undefined;
  onLook(item: string): void;
}

interface SideHeldProps extends SideProps {
  readonly item: string;
  /** How many of it are held. */
  readonly count?: number;
}

const Held = ({ state, boxes, firing, item, count = 1, onLook }: SideHeldProps) => {
  const found = itemOf(item);
  const brought = broughtSoFar(boxes, item);
  return (
    <li>
      <button type="button" class={item === firing ? "side-item firing" : "side-item"} onClick={() => onLook(item)}>
        <Glyph item={item} />
        <b>
          {nameOf(item)}
          {count > 1 && ` × ${number(count)}`}
        </b>
        <span>{found === undefined ? "" : aboutOf(found, state)}</span>
        {brought !== undefined && <small>{words.value.itemSheet.soFar(number(brought.points))}</small>}
      </button>
    </li>
  );
};

export const HeldSide = (props: SideProps) => {
  const { state } = props;
  const texts = words.value;
  const levels = sections.filter((section) => state.levels[section] > 0);
  // The Purist holds nothing; an empty column keeps the layout.
  if (state.config.challenge === "purist") return <div class="side" />;
  return (
    <aside class="side" aria-label={texts.shop.yours}>
      <h2>{texts.shop.charms(state.charms.length, state.slots)}</h2>
      <ul class="side-held">
        {state.charms.map(({ item }) => (
          <Held key={item} {...props} item={item} />
        ))}
        {specialDice(state).map(({ kind, count }) => (
          <Held key={kind} {...props} item={kind} count={count} />
        ))}
      </ul>
      {levels.length > 0 && (
        <>
          <h2>{texts.shop.levels}</h2>
          <ul class="side-levels">
            {levels.map((section) => (
              <li key={section}>
                <SectionGlyph section={section} />
                <span>{texts.sections[section]}</span>
                <b>{state.levels[section]}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
};

/** How many stages of the ladder are shown, including the current one. */
const rungs = 8;

const targetWords = (state: RunState, stage: number): string => {
  const { target, isExact } = rungOf(state, stage);
  return isExact ? number(target) : words.value.hud.atMost(number(target));
};

export const LadderSide = ({ state, seed }: { readonly state: RunState; readonly seed: string }) => {
  const texts = words.value;
  const { config, stage, cleared } = state;
  const first = Math.max(1, stage - 2);
  const stages = config.challenge === "purist" ? [1] : Array.from({ length: rungs }, (_, i) => first + i);
  const twist = twistNow(state);
  return (
    <aside class="side" aria-label={texts.hud.target}>
      <h2>{texts.hud.target}</h2>
      <ol class="ladder">
        {stages.map((one) => (
          <li
            key={one}
            class={`${one === stage ? "here" : ""}${isBoss(state.config, one) ? " boss" : ""}${one <= cleared ? " cleared" : ""}`}
            {...(one === stage ? { "aria-current": "step" as const } : {})}
          >
            <span class="rung-name">{texts.hud.stage(one)}</span>
            <i class="rung-node" aria-hidden="true">
              {one <= cleared ? (
                <CheckIcon />
              ) : one === stage && twist !== null ? (
                <BossFace twist={twist.kind} />
              ) : isBoss(config, one) ? (
                <WarnIcon />
              ) : one === targets.victory ? (
                <Glyph item="crown" />
              ) : (
                number(one)
              )}
            </i>
            {isBoss(state.config, one) && <WarnIcon />}
            {one <= cleared && <CheckIcon />}
            <b>{one <= cleared && isBoss(config, one) ? "" : targetWords(state, one)}</b>
          </li>
        ))}
      </ol>
      {twist !== null && (
        <p class="side-boss">
          <BossFace twist={twist.kind} />
          <b>{texts.hud.boss(texts.twists[twist.kind])}</b> {texts.twistAbout(twist)}
        </p>
      )}
      {seed !== "" && (
        <p class="side-seed">
          {texts.menu.seed} <code>{seed}</code>
        </p>
      )}
      <p class="side-keys">{texts.menu.keys}</p>
    </aside>
  );
};
