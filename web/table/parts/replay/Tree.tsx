/** Plain data as a neat tree, for views that no game has drawn yet. */
import { figure, words } from "../words.ts";

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

const Leaf = ({ value }: { readonly value: unknown }) => {
  const { nothing, yes, no } = words.value;
  if (value === null || value === undefined || value === "") return <i class="tree-nothing">{nothing}</i>;
  if (typeof value === "boolean") return <span class="tree-word">{value ? yes : no}</span>;
  if (typeof value === "number") return <span class="tree-figure">{figure(value)}</span>;
  return <span class="tree-word">{String(value)}</span>;
};

const spaced = (key: string): string => key.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();

/** The first levels stand open; below them one opens what one wants to see. */
const openLevels = 2;

export const Tree = ({ value, level = 0 }: { readonly value: unknown; readonly level?: number }) => {
  if (isPlain(value)) return <Leaf value={value} />;
  const items = Array.isArray(value)
    ? value.map((item, i) => [String(i + 1), item] as const)
    : Object.entries(Object(value));
  if (items.length === 0) return <i class="tree-nothing">{words.value.nothing}</i>;
  if (Array.isArray(value) && value.every(isPlain))
    return (
      <span class="tree-list">
        {items.map(([key, item]) => (
          <Leaf key={key} value={item} />
        ))}
      </span>
    );
  return (
    <ul class="replay-tree">
      {items.map(([key, item]) => {
        const name = Array.isArray(value) ? key : spaced(key);
        return (
          <li key={key}>
            {isPlain(item) || (Array.isArray(item) && item.every(isPlain)) ? (
              <>
                <span class="tree-name">{name}</span> <Tree value={item} level={level + 1} />
              </>
            ) : (
              <details open={level < openLevels}>
                <summary class="tree-name">{name}</summary>
                <Tree value={item} level={level + 1} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
};
