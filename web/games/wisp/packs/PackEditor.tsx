/** Making a pack: title, tale, and one's own levels in an order, each with its title in the pack. */
import { useSignal } from "@preact/signals";
import { readCode } from "@turnlight/games/wisp";
import { useEffect } from "preact/hooks";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { MiniLevel } from "../board/MiniLevel.tsx";
import { longestName } from "../editor/unique-names.ts";
import { type MyLevel, myLevels } from "../saved.ts";
import { BinIcon, Button, CheckIcon, go, IconButton, PencilIcon, PlusIcon, toast } from "../shared.ts";
import { packWords } from "../words/packs.ts";
import { words } from "../words/words.ts";
import { DownIcon, UpIcon } from "./icons.tsx";
import { type LevelPack, longestTale, mostPackLevels, type PackLevel } from "./pack.ts";
import { withEarlier } from "./progress.ts";
import { savedPacks, saveOwnPack } from "./saved-packs.ts";
import "./packs.css";

const emptyPack: LevelPack = { title: "", tale: "", levels: [] };

interface LevelRowProps {
  readonly level: PackLevel;
  readonly at: number;
  readonly of: number;
  onChange(change: (levels: readonly PackLevel[]) => readonly PackLevel[]): void;
}

const LevelRow = ({ level: { name, code }, at, of, onChange }: LevelRowProps) => {
  const texts = packWords.value;
  const called = name || words.value.editor.unnamed;
  const board = readCode(code);
  return (
    <li class="pack-row">
      {board.ok && <MiniLevel level={board.value} />}
      <input
        aria-label={texts.levelTitle(at + 1)}
        value={name}
        maxLength={longestName}
        placeholder={words.value.editor.unnamed}
        onInput={({ currentTarget }) => {
          const typed = currentTarget.value;
          onChange((levels) => levels.with(at, { name: typed, code }));
        }}
      />
      <span>
        <IconButton
          icon={UpIcon}
          label={texts.up(called)}
          disabled={at === 0}
          onPress={() => onChange((levels) => withEarlier(levels, at))}
        />
        <IconButton
          icon={DownIcon}
          label={texts.down(called)}
          disabled={at === of - 1}
          onPress={() => onChange((levels) => withEarlier(levels, at + 1))}
        />
        <IconButton
          icon={BinIcon}
          label={texts.remove(called)}
          onPress={() => onChange((levels) => levels.filter((_, i) => i !== at))}
        />
      </span>
    </li>
  );
};

export const PackEditor = ({ packKey }: { readonly packKey: string | undefined }) => {
  const pack = useSignal(emptyPack);
  const mine = useSignal<readonly MyLevel[]>([]);
  useEffect(() => {
    void (async () => {
      const all = await (await myLevels()).list();
      mine.value = all.map(({ value }) => value).toSorted((a, b) => a.at - b.at);
      const kept = packKey === undefined ? undefined : await (await savedPacks()).get(packKey);
      if (kept !== undefined) pack.value = kept;
    })();
  }, [packKey, mine, pack]);
  const texts = packWords.value;
  const { title, tale, levels } = pack.value;
  const change = (changed: Partial<LevelPack>): void => {
    pack.value = { ...pack.peek(), ...changed };
  };
  const changeLevels: LevelRowProps["onChange"] = (made) => change({ levels: made(pack.peek().levels) });
  const free = mine.value.filter(({ code }) => !levels.some((level) => level.code === code));
  const isFull = levels.length >= mostPackLevels;
  const save = async () => {
    const named = { title: title.trim() || texts.unnamed, tale: tale.trim(), levels };
    const key = await saveOwnPack(named, packKey);
    toast(texts.saved, { tone: "good" });
    go(`/play/wisp/packs/${key}`);
  };
  return (
    <div class="wisp-room wisp-pack">
      <Backdrop biome="forest" />
      <section class="chapter pack-editor">
        <label>
          <span>{texts.name}</span>
          <input
            value={title}
            maxLength={longestName}
            placeholder={texts.unnamed}
            onInput={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        </label>
        <label>
          <span>{texts.tale}</span>
          <textarea
            rows={4}
            value={tale}
            maxLength={longestTale}
            placeholder={texts.taleHint}
            onInput={({ currentTarget }) => change({ tale: currentTarget.value })}
          />
        </label>
        <h2>{texts.order}</h2>
        {levels.length === 0 && <p>{texts.none}</p>}
        <ol>
          {levels.map((level, at) => (
            <LevelRow key={level.code} level={level} at={at} of={levels.length} onChange={changeLevels} />
          ))}
        </ol>
        <h2>{texts.mine}</h2>
        {isFull && <p>{texts.full(mostPackLevels)}</p>}
        {mine.value.length === 0 && (
          <>
            <p>{texts.mineNone}</p>
            <Button kind="quiet" icon={PencilIcon} onPress={() => go("/play/wisp/editor")}>
              {words.value.editor.title}
            </Button>
          </>
        )}
        <ul>
          {free.map(({ name, code }) => {
            const called = name || words.value.editor.unnamed;
            const board = readCode(code);
            return (
              <li key={code} class="pack-row">
                {board.ok && <MiniLevel level={board.value} />}
                <span>{called}</span>
                <span>
                  <IconButton
                    icon={PlusIcon}
                    label={texts.add(called)}
                    disabled={isFull}
                    onPress={() => changeLevels((now) => [...now, { name, code }])}
                  />
                </span>
              </li>
            );
          })}
        </ul>
        <Button icon={CheckIcon} wide disabled={levels.length === 0} onPress={() => void save()}>
          {texts.save}
        </Button>
      </section>
    </div>
  );
};
