/** One item, opened: what it does, when, whether its place matters, an example, and what it brought in this run. */
import { type BoxTally, broughtSoFar, type Item, type RunState } from "@turnlight/games/thirteen";
import { aboutOf, itemOf, nameOf, rarityOf, whenOf } from "../items/describe.ts";
import { exampleOf } from "../items/example.ts";
import { Glyph } from "../items/Glyph.tsx";
import { Die, list, number } from "../shared.ts";
import { words } from "../words/words.ts";
import { Key } from "./Key.tsx";
import { orderWords } from "./order.ts";
import { Veil } from "./Veil.tsx";
import "./item-sheet.css";

export interface SheetAction {
  readonly label: string;
  readonly run: () => void;
}

/** Whether its description mentions mult. */
const multiplies = (item: Item): boolean =>
  item.kind === "manual" ||
  (item.kind === "charm" && item.gives?.mult !== undefined) ||
  (item.kind === "die" && item.mult !== undefined);

const Example = ({ state, item }: { readonly state: RunState; readonly item: Item }) => {
  const texts = words.value.itemSheet;
  const example = exampleOf(state, item);
  if (example === undefined) return null;
  const { category, dice, from, to } = example;
  return (
    <>
      <h3>{texts.example}</h3>
      <p class="item-dice" aria-hidden="true">
        {dice.map((face, i) => (
          <Die key={`${i + 1} ${face}`} face={face} />
        ))}
      </p>
      <p>{texts.changes(words.value.boxes[category], dice.join(" "), number(from), number(to))}</p>
    </>
  );
};

const History = ({ boxes, item }: { readonly boxes: readonly BoxTally[]; readonly item: string }) => {
  const texts = words.value.itemSheet;
  const brought = broughtSoFar(boxes, item);
  if (brought === undefined) return null;
  const most = Math.max(1, ...brought.stages.map(({ points }) => points));
  return (
    <>
      <p class="item-brought">
        <b>{number(brought.points)}</b> {texts.brought(brought.boxes, brought.of)}
      </p>
      {brought.stages.length > 1 && (
        <ol class="item-stages" aria-label={texts.byStage}>
          {brought.stages.map(({ stage, points }) => (
            <li key={stage}>
              <i style={{ height: `${(100 * Math.max(0, points)) / most}%` }} />
              <span aria-hidden="true">{stage}</span>
              <span class="spoken-only">{texts.stagePoints(stage, number(points))}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
};

interface ItemSheetProps {
  readonly state: RunState;
  readonly item: string;
  /** Every box of the run so far. */
  readonly boxes: readonly BoxTally[];
  readonly actions?: readonly SheetAction[];
  onClose(): void;
}

export const ItemSheet = ({ state, item, boxes, actions = [], onClose }: ItemSheetProps) => {
  const texts = words.value;
  const found = itemOf(item);
  if (found === undefined) return null;
  const when = whenOf(found);
  const order = orderWords({ texts: words.value, number, list }, state, found);
  return (
    <Veil
      title={nameOf(item)}
      about={
        found.kind === "charm" ? texts.itemSheet.charm(texts.rarities[rarityOf(found)]) : texts.items.kinds[found.kind]
      }
      onClose={onClose}
      actions={
        <>
          {actions.map(({ label, run }) => (
            <Key key={label} tone="gold" onPress={run}>
              {label}
            </Key>
          ))}
          <Key tone="cyan" autofocus onPress={onClose}>
            {texts.summary.close}
          </Key>
        </>
      }
    >
      <div class="item-sheet">
        <Glyph item={item} />
        <div>
          <h3>{texts.itemSheet.does}</h3>
          <p>{aboutOf(found, state)}</p>
          {when !== "" && (
            <>
              <h3>{texts.itemSheet.when}</h3>
              <p>{when}</p>
            </>
          )}
          {order !== undefined && (
            <>
              <h3>{texts.itemSheet.order}</h3>
              <p>{order}</p>
            </>
          )}
          <Example state={state} item={found} />
          <History boxes={boxes} item={item} />
          {multiplies(found) && <p class="item-mult">{texts.items.multIs}</p>}
        </div>
      </div>
    </Veil>
  );
};
