/** Published levels by shelf, filtered by what they are about, their size, difficulty and moves; and packs. */
import { useSignal } from "@preact/signals";
import { ideas } from "@turnlight/games/wisp";
import type { Refusal } from "@turnlight/kernel";
import {
  type LevelShelf,
  type LevelSize,
  levelShelves,
  levelSizes,
  type PackSummary,
  type PublishedLevel,
} from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { Button } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { ideaWords } from "../words/ideas.ts";
import { LevelCards } from "./LevelCards.tsx";
import { type LevelFilter, levelsApi } from "./levels-api.ts";
import { PackList } from "./PackList.tsx";
import { Trouble } from "./Trouble.tsx";

const shelves = [...levelShelves, "packs"] as const;
type ShelfName = (typeof shelves)[number];

const difficulties = ["1-3", "4-6", "7-10"] as const;
const pars = ["1-5", "6-10", "11-999"] as const;

const rangeSaid = (range: string): string => {
  const [least = 0, most = 0] = range.split("-").map(Number);
  const texts = communityWords.value;
  return most === 999 ? texts.from(least) : texts.range(least, most);
};

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  onChoose(value: string): void;
}

const Select = ({ label, value, choices, onChoose }: SelectProps) => (
  <label class="field">
    <span>{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">{communityWords.value.any}</option>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface Shown {
  readonly levels: readonly PublishedLevel[];
  readonly packs: readonly PackSummary[];
  readonly next: number | undefined;
}

const everything = { idea: "", size: "", difficulty: "", par: "" } as const;

export const Browse = () => {
  const texts = communityWords.value;
  const shelf = useSignal<ShelfName>("best");
  const filter = useSignal<Omit<LevelFilter, "shelf">>(everything);
  const shown = useSignal<Shown | undefined>(undefined);
  const trouble = useSignal<Refusal | undefined>(undefined);
  const load = async (wanted: ShelfName, by: Omit<LevelFilter, "shelf">, before: Shown | undefined) => {
    const from = before?.next ?? 0;
    const read =
      wanted === "packs"
        ? await levelsApi.packs(from)
        : await levelsApi.list({ shelf: wanted satisfies LevelShelf, ...by }, from);
    // Another shelf may have been chosen meanwhile.
    if (wanted !== shelf.peek() || by !== filter.peek()) return;
    trouble.value = read.ok ? undefined : read.refusal;
    if (!read.ok) return;
    shown.value = {
      levels: [...(before?.levels ?? []), ...("levels" in read.value ? read.value.levels : [])],
      packs: [...(before?.packs ?? []), ...("packs" in read.value ? read.value.packs : [])],
      next: read.value.next,
    };
  };
  const [wanted, by] = [shelf.value, filter.value];
  useEffect(() => {
    shown.value = undefined;
    trouble.value = undefined;
    void load(wanted, by, undefined);
  }, [wanted, by]);
  const choose = (change: Partial<Omit<LevelFilter, "shelf">>) => {
    filter.value = { ...filter.peek(), ...change };
  };
  const now = shown.value;
  const isFiltered = Object.values(by).some((value) => value !== "");
  const isEmpty = now !== undefined && now.levels.length + now.packs.length === 0;
  return (
    <section class="chapter community">
      <fieldset class="choice">
        <legend class="spoken-only">{texts.shelf}</legend>
        {shelves.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="shelf"
              checked={wanted === one}
              onChange={() => {
                shelf.value = one;
              }}
            />
            <span>{texts.shelves[one]}</span>
          </label>
        ))}
      </fieldset>
      {wanted !== "packs" && (
        <fieldset class="community-filter">
          <legend class="spoken-only">{texts.filter}</legend>
          <Select
            label={texts.idea}
            value={by.idea}
            choices={ideas.map((idea) => [idea, ideaWords.value.ideas[idea][0]] as const)}
            onChoose={(idea) => choose({ idea })}
          />
          <Select
            label={texts.size}
            value={by.size}
            choices={levelSizes.map((size) => [size, texts.sizes[size]] as const)}
            onChoose={(size) => choose({ size: levelSizes.find((one): one is LevelSize => one === size) ?? "" })}
          />
          <Select
            label={texts.difficulty}
            value={by.difficulty}
            choices={difficulties.map((range) => [range, rangeSaid(range)] as const)}
            onChoose={(difficulty) => choose({ difficulty })}
          />
          <Select
            label={texts.par}
            value={by.par}
            choices={pars.map((range) => [range, rangeSaid(range)] as const)}
            onChoose={(par) => choose({ par })}
          />
        </fieldset>
      )}
      <div role="status">
        {now === undefined && trouble.value === undefined && <p>{texts.loading}</p>}
        {isEmpty && <p>{wanted === "packs" ? texts.noPacks : isFiltered ? texts.noneFiltered : texts.none}</p>}
      </div>
      {trouble.value !== undefined && (
        <Trouble refusal={trouble.value} onRetry={() => void load(wanted, by, shown.peek())} />
      )}
      {now !== undefined && now.levels.length > 0 && <LevelCards levels={now.levels} label={texts.shelves[wanted]} />}
      {now !== undefined && now.packs.length > 0 && <PackList packs={now.packs} label={texts.shelves.packs} />}
      {now?.next !== undefined && (
        <Button kind="quiet" onPress={() => void load(wanted, by, now)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
};
