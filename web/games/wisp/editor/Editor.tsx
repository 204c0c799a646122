/** The workshop: paint a clearing, hear at once whether it can be solved, play it, keep it, send it. */
import { useSignal } from "@preact/signals";
import { type Direction, setup, type WispState, writeLevel } from "@turnlight/games/wisp";
import { useEffect } from "preact/hooks";
import { Forest } from "../board/Forest.tsx";
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

/** From `code/CODE/NAME`, or the key of one of my levels. */
const beginWith = async (place: readonly string[]) => {
  const [first = "", code = "", name = ""] = place;
  if (first === "code") return { code, name: nameIn(name) };
  if (first === "") return undefined;
  const key = decodeURIComponent(first);
  const kept = await (await myLevels()).get(key);
  return kept && { ...kept, key };
};

const Size = ({ bench }: { readonly bench: Workshop }) => {
  const { width, height } = bench.draft.value.level;
  const said = words.value.editor;
  const sides = [
    { label: said.width, value: width, to: (side: number) => resized(bench.draft.value, side, height) },
    { label: said.height, value: height, to: (side: number) => resized(bench.draft.value, width, side) },
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

/** Plays a solution on the bench, step by step, until somebody stops it or paints. */
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
  const open = useSignal<"share" | "import" | undefined>(undefined);
  const { watched, toggle } = useWatching(bench);
  const said = words.value.editor;
  const draft = bench.draft.value;
  const name = bench.name.value.trim() || said.unnamed;

  useKeyPress((event) => {
    if (isInOtherControl(event.target) || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) bench.redo();
    else bench.undo();
  });

  /** Does something with the code, or says that there is none yet. */
  const withCode = (use: (code: string) => void) => {
    const code = bench.code();
    if (code === undefined) toast(said.pointless, { tone: "warn" });
    else use(code);
  };
  const keep = (code: string) => {
    void (async () => {
      const levels = await myLevels();
      const place = placeFor(name, bench.key, await levels.list());
      const kept = await levels.put(place.key, { name: place.name, code, at: Date.now() });
      if (!kept.ok) return;
      bench.key = place.key;
      if (place.name !== name) bench.rename(place.name);
      toast(said.saved(place.name), { tone: "good" });
    })();
  };
  /** Shared is what somebody can win: the solver has, or whoever made it. */
  const share = async (code: string) => {
    const opinion = bench.opinion.peek();
    const review = opinion.kind === "reviewed" ? opinion.review : undefined;
    if (review?.kind === "impossible") {
      toast(said.hopeless, { tone: "warn" });
      return;
    }
    const isWon = review?.kind === "solved" || (review?.kind === "unknown" && review.best !== undefined);
    if (isWon || (await standingNow()).proven.includes(code)) open.value = "share";
    else if (await confirm({ title: said.unwon, yes: said.winIt }))
      await beginLevel(code, { kind: "test", about: name });
  };
  const copyText = async () => {
    const copied = await copy(writeLevel({ name, level: draft.level }));
    toast(copied ? said.copied : said.notCopied, { tone: copied ? "good" : "warn" });
  };
  const close = () => {
    open.value = undefined;
  };
  const code = open.value === "share" ? bench.code() : undefined;
  const link = `${location.origin}${location.pathname}#/play/wisp/level/${code ?? ""}/${encodeURIComponent(name)}`;
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
          <p class="tool-help">{tool.value === "route" ? said.routeHelp : said.padHelp}</p>
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
            {said.test}
          </Button>
        </div>
        <Size bench={bench} />
        <label class="workshop-name">
          <span>{said.name}</span>
          <input
            value={bench.name.value}
            maxLength={longestName}
            placeholder={said.unnamed}
            onInput={({ currentTarget }) => {
              bench.rename(currentTarget.value);
            }}
          />
        </label>
        <div class="workshop-more">
          <Button kind="quiet" icon={StarIcon} onPress={() => withCode(keep)}>
            {said.save}
          </Button>
          <Button kind="quiet" icon={ShareIcon} onPress={() => withCode((now) => void share(now))}>
            {said.share}
          </Button>
          <Button kind="quiet" icon={CopyIcon} onPress={() => withCode(() => void copyText())}>
            {said.asText}
          </Button>
          <Button
            kind="quiet"
            icon={DownloadIcon}
            onPress={() =>
              withCode(
                () => void savePicture(draft.level, name).then((done) => done && toast(said.image, { tone: "good" })),
              )
            }
          >
            {said.asImage}
          </Button>
          <Button
            kind="quiet"
            icon={UploadIcon}
            onPress={() => {
              open.value = "import";
            }}
          >
            {said.import}
          </Button>
        </div>
      </div>
      {code !== undefined && (
        <ShareSheet
          title={said.shareTitle}
          text={said.shareText(name)}
          url={link}
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
