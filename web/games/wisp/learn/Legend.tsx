/** How to play: everything that occurs in a level, drawn as it appears there. */
import type { ComponentChildren } from "preact";
import { Creature, Wisp } from "../board/Creatures.tsx";
import { Grove } from "../board/Grove.tsx";
import { ReasonSign } from "../board/Reasons.tsx";
import { Ice, Mud, Pad, Tree } from "../board/Terrain.tsx";
import { words } from "../words/words.ts";

const Row = ({ picture, children }: { readonly picture: ComponentChildren; readonly children: ComponentChildren }) => (
  <li>
    <span class="legend-picture">{picture}</span>
    <span>{children}</span>
  </li>
);

const reasons = [
  ["stays", "stays"],
  ["number", "order"],
  ["untaken", "untaken"],
  ["sight", "sight"],
] as const;

const OnGround = ({ children }: { readonly children: ComponentChildren }) => (
  <svg viewBox="-6 -30 112 132" aria-hidden="true">
    {children}
  </svg>
);

export const Legend = () => {
  const texts = words.value.legend;
  const preview = words.value.preview;
  return (
    <div class="legend">
      <p class="legend-goal">{texts.goal}</p>
      <ul>
        <Row picture={<Wisp />}>{texts.wisp}</Row>
        <Row picture={<Creature kind="red" />}>{texts.red}</Row>
        <Row picture={<Creature kind="sleeper" />}>{texts.sleeper}</Row>
        <Row picture={<Creature kind="purple" />}>{texts.purple}</Row>
        <Row picture={<Creature kind="guard" facing="E" />}>{texts.guard}</Row>
        <Row picture={<span class="crowd">×3</span>}>{texts.crowd}</Row>
        <Row picture={<span class="stuck-sign" />}>{texts.stuck}</Row>
        <Row
          picture={
            <OnGround>
              <Grove bloom={0.5} />
            </OnGround>
          }
        >
          {texts.grove}
        </Row>
        <Row
          picture={
            <OnGround>
              <Tree cell={3} />
            </OnGround>
          }
        >
          {texts.tree}
        </Row>
        <Row
          picture={
            <OnGround>
              <Mud cell={0} />
            </OnGround>
          }
        >
          {texts.mud}
        </Row>
        <Row
          picture={
            <OnGround>
              <Ice cell={0} />
            </OnGround>
          }
        >
          {texts.ice}
        </Row>
        <Row
          picture={
            <OnGround>
              <Pad pair={1} />
            </OnGround>
          }
        >
          {texts.pad}
        </Row>
      </ul>
      <h3>{preview.title}</h3>
      <ul class="legend-marks">
        {(["step", "merge", "purify", "caught"] as const).map((kind) => (
          <li key={kind}>
            <span class={`legend-mark of-${kind}`} aria-hidden="true" />
            <span>{preview[kind]}</span>
          </li>
        ))}
        {reasons.map(([kind, text]) => (
          <li key={kind}>
            <ReasonSign kind={kind} />
            <span>{preview[text]}</span>
          </li>
        ))}
      </ul>
      <p>{words.value.panel.controls}</p>
    </div>
  );
};
