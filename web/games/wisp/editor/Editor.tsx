/** The level editor: paint a level, see at once whether it can be solved, play it, save it, share it. */
import { useSignal } from "@preact/signals";
import { type Direction, setup, type WispState, writeLevel } from "@turnlight/games/wisp";
import { useEffect } from "preact/hooks";
import { Forest } from "../board/Forest.tsx";
import { PublishLevel } from "../community/PublishLevel.tsx";
import { standingNow } from "../hall/standing.ts";
import { beginLevel } from "../play/begin.ts";
import { foresee } from "../play/preview.ts";
import { myLevels } from "../saved.ts";
import {
  Button,
  CopyIcon,
  confirm,
  copy,
  DownloadIcon,
  GlobeIcon,
  IconButton,
  isInOtherControl,
  MinusIcon,
  PlayIcon,
  PlusIcon,
  RedoIcon,
  ShareIcon,
  ShareSheet,
  StarIcon,
  toast,
  UndoIcon,
  UploadIcon,
  useKeyPress,
} from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { words } from "../words/words.ts";
import { Bench } from "./Bench.tsx";
import { draftOf, resized, type Tool } from "./draft.ts";
import { Import } from "./Import.tsx";
import { Palette } from "./Palette.tsx";
import { savePicture } from "./picture.ts";
import { longestName, nameIn, placeFor } from "./unique-names.ts";
import { useWorkshop, type Workshop } from "./useWorkshop.ts";
import { Verdict } from "./Verdict.tsx";
import "./editor.css";

const stepEvery = 620;

/** From `code/CODE/NAME`, or the key of a saved level. */
const beginWith = async (place: readonly string[]) => {
  const [first = "", code = "", name = ""] = place;
  if (first === "code") return { code, name: nameIn(name) };
  if (first === "") return undefined;
  const key = decodeURIComponent(first);
  const saved = await (await myLevels()).get(key);
  return saved && { ...saved, key };
};

const Size = ({ bench }: { readonly bench: Workshop }) => {
  const { width, height } = bench.draft.value.level;
  const texts = words.value.editor;
  const sides = [
    { label: texts.width, value: width, to: (side: number) => resized(bench.draft.value, side, height) },
    { label: texts.height, value: height, to: (side: number) => resized(bench.draft.value, width, side) },
  ];
  return (
    <div class="sizes">
      {sides.map(({ label, value, to }) => (
        <fieldset key={label} class="size">
          <legend>{label}</legend>
          <IconButton
            icon={MinusIcon}
            label={`${label} −`}
            disabled={value <= 3}
            onPress={() => bench.change(to(value - 1))}
          />
          <output>{value}</output>
          <IconButton
            icon={PlusIcon}
            label={`${label} +`}
            disabled={value >= 9}
            onPress={() => bench.change(to(value + 1))}
          />
        </fieldset>
      ))}
    </div>
  );
};

/** Plays a solution step by step, until it is stopped or the level changes. */
const useWatching = (bench: Workshop) => {
  const watched = useSignal<WispState | undefined>(undefined);
  const rest = useSignal<readonly Direction[]>([]);
  useEffect(() => {
    const stop = bench.draft.subscribe(() => {
      watched.value = undefined;
    });
    const timer = setInterval(() => {
      const now = watched.peek();
      const [move, ...others] = rest.peek();
      if (now === undefined) return;
      if (move === undefined) watched.value = undefined;
      else {
        watched.value = foresee(now, move).after;
        rest.value = others;
      }
    }, stepEvery);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [bench, watched, rest]);
  return {
    watched,
    toggle() {
      const opinion = bench.opinion.peek();
      if (watched.peek() !== undefined) watched.value = undefined;
      else if (opinion.kind === "reviewed" && opinion.review.kind === "solved") {
        rest.value = opinion.review.line;
        watched.value = setup(bench.draft.peek().level);
      }
    },
  };
};

export const Editor = ({ place }: { readonly place: readonly string[] }) => {
  const bench = useWorkshop(() => beginWith(place));
  const tool = useSignal<Tool>("tree");
  const open = useSignal<"share" | "publish" | "import" | undefined>(undefined);
  const { watched, toggle } = useWatching(bench);
  const texts = words.value.editor;
  const draft = bench.draft.value;
  const name = bench.name.value.trim() || texts.unnamed;

  useKeyPress((event) => {
    if (isInOtherControl(event.target) || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) bench.redo();
    else bench.undo();
  });

  /** Calls `use` with the level's code, or shows why there is none yet. */
  const withCode = (use: (code: string) => void) => {
    const code = bench.code();
    if (code === undefined) toast(texts.pointless, { tone: "warn" });
    else use(code);
  };
  const keep = (code: string) => {
    void (async () => {
      const levels = await myLevels();
      const place = placeFor(name, bench.key, await levels.list());
      const saved = await levels.put(place.key, { name: place.name, code, at: Date.now() });
      if (!saved.ok) return;
      bench.key = place.key;
      if (place.name !== name) bench.rename(place.name);
      toast(texts.saved(place.name), { tone: "good" });
    })();
  };
  /** Only a level that can be won is shared: the solver or its author has won it. */
  const share = async (code: string, how: "share" | "publish") => {
    const opinion = bench.opinion.peek();
    const review = opinion.kind === "reviewed" ? opinion.review : undefined;
    if (review?.kind === "impossible") {
      toast(texts.hopeless, { tone: "warn" });
      return;
    }
    const isWon = review?.kind === "solved" || (review?.kind === "unknown" && review.best !== undefined);
    if (isWon || (await standingNow()).proven.includes(code)) open.value = how;
    else if (await confirm({ title: texts.unwon, yes: texts.winIt }))
      await beginLevel(code, { kind: "test", about: name });
  };
  const copyText = async () => {
    const copied = await copy(writeLevel({ name, level: draft.level }));
    toast(copied ? texts.copied : texts.notCopied, { tone: copied ? "good" : "warn" });
  };
  const close = () => {
    open.value = undefined;
  };
  const code = open.value === "share" || open.value === "publish" ? bench.code() : undefined;
  return (
    <div class="wisp-room workshop">
      <Forest biome="forest" />
      <div class="workshop-board">
        <Bench
          draft={draft}
          tool={tool.value}
          watched={watched.value}
          onChange={(next, joined) => bench.change(next, joined)}
        />
      </div>
      <div class="workshop-panel">
        <Palette
          tool={tool.value}
          onTool={(one) => {
            tool.value = one;
          }}
        />
        {(tool.value === "route" || tool.value === "pad") && (
          <p class="tool-help">{tool.value === "route" ? texts.routeHelp : texts.padHelp}</p>
        )}
        <Verdict opinion={bench.opinion.value} watching={watched.value !== undefined} onWatch={toggle} />
        <div class="workshop-keys">
          <IconButton
            icon={UndoIcon}
            label={words.value.panel.undo}
            disabled={!bench.canUndo.value}
            onPress={bench.undo}
          />
          <IconButton
            icon={RedoIcon}
            label={words.value.panel.redo}
            disabled={!bench.canRedo.value}
            onPress={bench.redo}
          />
          <Button
            icon={PlayIcon}
            onPress={() => withCode((now) => void beginLevel(now, { kind: "test", about: name }))}
          >
            {texts.test}
          </Button>
        </div>
        <Size bench={bench} />
        <label class="workshop-name">
          <span>{texts.name}</span>
          <input
            value={bench.name.value}
            maxLength={longestName}
            placeholder={texts.unnamed}
            onInput={({ currentTarget }) => {
              bench.rename(currentTarget.value);
            }}
          />
        </label>
        <div class="workshop-more">
          <Button kind="quiet" icon={StarIcon} onPress={() => withCode(keep)}>
            {texts.save}
          </Button>
          <Button kind="quiet" icon={ShareIcon} onPress={() => withCode((now) => void share(now, "share"))}>
            {texts.share}
          </Button>
          <Button kind="quiet" icon={GlobeIcon} onPress={() => withCode((now) => void share(now, "publish"))}>
            {communityWords.value.publish}
          </Button>
          <Button kind="quiet" icon={CopyIcon} onPress={() => withCode(() => void copyText())}>
            {texts.asText}
          </Button>
          <Button
            kind="quiet"
            icon={DownloadIcon}
            onPress={() =>
              withCode(
                () => void savePicture(draft.level, name).then((done) => done && toast(texts.image, { tone: "good" })),
              )
            }
          >
            {texts.asImage}
          </Button>
          <Button
            kind="quiet"
            icon={UploadIcon}
            onPress={() => {
              open.value = "import";
            }}
          >
            {texts.import}
          </Button>
        </div>
      </div>
      {code !== undefined && open.value === "publish" && <PublishLevel title={name} code={code} onClose={close} />}
      {code !== undefined && open.value === "share" && (
        <ShareSheet
          title={texts.shareTitle}
          text={texts.shareText(name)}
          place={`/play/wisp/level/${code}/${encodeURIComponent(name)}`}
          file={{ name: `${name}.txt`, content: writeLevel({ name, level: draft.level }) }}
          onClose={close}
        />
      )}
      {open.value === "import" && (
        <Import
          onClose={close}
          onOpen={(pasted) => {
            close();
            bench.open(draftOf(pasted.level), pasted.name);
          }}
        />
      )}
    </div>
  );
};
