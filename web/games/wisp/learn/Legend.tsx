/** How to play: everything that can be met in a clearing, drawn as it is met. */
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
  ["grove", "grove"],
  ["order", "tie"],
  ["sight", "sight"],
] as const;

const OnGround = ({ children }: { readonly children: ComponentChildren }) => (
  <svg viewBox="-6 -30 112 132" aria-hidden="true">
    {children}
  </svg>
);

export const Legend = () => {
  const said = words.value.legend;
  const preview = words.value.preview;
  return (
    <div class="legend">
      <ul>
        <Row picture={<Wisp />}>{said.wisp}</Row>
        <Row picture={<Creature kind="red" />}>{said.red}</Row>
        <Row picture={<Creature kind="sleeper" />}>{said.sleeper}</Row>
        <Row picture={<Creature kind="purple" />}>{said.purple}</Row>
        <Row picture={<Creature kind="guard" facing="E" />}>{said.guard}</Row>
        <Row picture={<span class="crowd">×3</span>}>{said.crowd}</Row>
        <Row picture={<span class="stuck-sign" />}>{said.stuck}</Row>
        <Row
          picture={
            <OnGround>
              <Grove bloom={0.5} />
            </OnGround>
          }
        >
          {said.grove}
        </Row>
        <Row
          picture={
            <OnGround>
              <Tree cell={3} />
            </OnGround>
          }
        >
          {said.tree}
        </Row>
        <Row
          picture={
            <OnGround>
              <Mud cell={0} />
            </OnGround>
          }
        >
          {said.mud}
        </Row>
        <Row
          picture={
            <OnGround>
              <Ice cell={0} />
            </OnGround>
          }
        >
          {said.ice}
        </Row>
        <Row
          picture={
            <OnGround>
              <Pad pair={1} />
            </OnGround>
          }
        >
          {said.pad}
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
