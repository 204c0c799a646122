/** The tools, each drawn as what it places. */
import type { ComponentChildren } from "preact";
import { Creature, Wisp } from "../board/Creatures.tsx";
import { Grove } from "../board/Grove.tsx";
import { Ice, Mud, Pad, Tree } from "../board/Terrain.tsx";
import { EraseIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { type Tool, tools } from "./draft.ts";

const Drawn = ({ children }: { readonly children: ComponentChildren }) => (
  <svg viewBox="-6 -30 112 132" aria-hidden="true">
    {children}
  </svg>
);

const pictures: Readonly<Record<Tool, () => ComponentChildren>> = {
  clearing: () => <span class="tool-turf" />,
  tree: () => (
    <Drawn>
      <Tree cell={3} />
    </Drawn>
  ),
  mud: () => (
    <Drawn>
      <Mud cell={0} />
    </Drawn>
  ),
  ice: () => (
    <Drawn>
      <Ice cell={0} />
    </Drawn>
  ),
  pad: () => (
    <Drawn>
      <Pad pair={1} />
    </Drawn>
  ),
  goal: () => (
    <Drawn>
      <Grove bloom={0.3} />
    </Drawn>
  ),
  wisp: () => <Wisp />,
  red: () => <Creature kind="red" />,
  sleeper: () => <Creature kind="sleeper" />,
  purple: () => <Creature kind="purple" />,
  guard: () => <Creature kind="guard" facing="E" />,
  route: () => (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path class="round chosen" d="M18 78V30H80V70" />
      <circle class="round-start" cx="18" cy="78" r="10" />
    </svg>
  ),
  erase: () => <EraseIcon />,
};

export const Palette = ({ tool, onTool }: { readonly tool: Tool; readonly onTool: (tool: Tool) => void }) => (
  <div class="palette" role="toolbar" aria-label={words.value.editor.tools}>
    {tools.map((one) => (
      <button
        key={one}
        type="button"
        class="tool"
        aria-pressed={one === tool}
        data-tool={one}
        onClick={() => onTool(one)}
      >
        <span class="tool-picture">{pictures[one]()}</span>
        <span>{words.value.editor[one]}</span>
      </button>
    ))}
  </div>
);
