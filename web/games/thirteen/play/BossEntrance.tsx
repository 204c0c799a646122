/** A boss stage's entrance: the boss's face, its rule, the boxes it shuts, and the target. It waits for a tap. */
import { boxesOf, categories, type RunState, type Twist, target, twistNow } from "@turnlight/games/thirteen";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";
import { BossFace } from "./BossFace.tsx";
import { Key } from "./Key.tsx";
import { Veil } from "./Veil.tsx";
import "./boss.css";

/** Whether the stage is a boss's and nothing has been done in it. */
export const entersNow = (state: RunState): boolean =>
  state.phase.kind === "round" &&
  twistNow(state) !== null &&
  state.sheet.rolled === 0 &&
  state.sheet.round === 1 &&
  state.sheet.used === 0;

/** The boxes that this boss shuts, and not the challenge. */
const shutBy = ({ config }: RunState, twist: Twist) => {
  const open = boxesOf(config, twist);
  return boxesOf(config, null).flatMap((box) => (open.includes(box) ? [] : (categories[box] ?? [])));
};

export const BossEntrance = ({ state, onStart }: { readonly state: RunState; onStart(): void }) => {
  const texts = words.value;
  const twist = twistNow(state);
  if (twist === null) return null;
  return (
    <Veil
      title={texts.twists[twist.kind]}
      kind="boss-entrance"
      onClose={onStart}
      actions={
        <Key tone="red" autofocus onPress={onStart}>
          {texts.boss.start}
        </Key>
      }
    >
      <div class="boss-body">
        <p class="boss-of">{texts.boss.of(state.stage)}</p>
        <BossFace twist={twist.kind} />
        <p class="boss-rule">{texts.twistAbout(twist)}</p>
        <ul class="boss-shut" aria-hidden="true">
          {shutBy(state, twist).map((category) => (
            <li key={category}>{texts.boxes[category]}</li>
          ))}
        </ul>
        <p class="boss-target">
          <b>{number(target(state))}</b> {texts.boss.toBeat}
        </p>
      </div>
    </Veil>
  );
};
