/** The replay itself, loaded with kernel and rules only once somebody opens it. */
import "./replay.css";
import type { Refusal, Viewer as Watcher } from "@turnlight/kernel";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../announce.tsx";
import { Notice } from "../Notice.tsx";
import { refusalSaid, words } from "../words.ts";
import { Controls } from "./Controls.tsx";
import { actorName, Entries } from "./Entries.tsx";
import { type OpenRecord, openRecord } from "./open.ts";
import type { ReplayProps } from "./Replay.tsx";
import { Tree } from "./Tree.tsx";

/** How long one entry stands at normal speed. */
const entryFor = 900;

const none: readonly string[] = [];

const BadRecord = ({
  refusal,
  refusals,
  actions,
}: { readonly refusal: Refusal } & Pick<ReplayProps, "actions" | "refusals">) => (
  <Notice kind="error" title={words.value.badRecord} actions={actions}>
    <p class="reason">{refusalSaid(refusal, refusals)}</p>
    <p>{words.value.badRecordHelp}</p>
  </Notice>
);

const Player = ({
  record,
  names = none,
  viewer: asked = "spectator",
  board,
  tell,
}: ReplayProps & { readonly record: OpenRecord }) => {
  const [n, setN] = useState(0);
  const [viewer, setViewer] = useState<Watcher>(asked);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { length, seats } = record;
  const said = words.value;

  useEffect(() => {
    if (!playing) return undefined;
    if (n >= length) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setN(n + 1), entryFor / speed);
    return () => clearTimeout(timer);
  }, [playing, n, length, speed]);

  const go = (to: number) => {
    const next = Math.max(0, Math.min(length, to));
    setPlaying(false);
    setN(next);
    announce(next === 0 ? said.start : said.entryOf(next, length));
  };
  const play = (on: boolean) => {
    if (on && n === length) setN(0);
    setPlaying(on);
  };
  const press = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (target instanceof Element && target.closest("input, select, summary, [role=grid]") !== null) return;
    const keys: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(n - 1),
      ArrowRight: () => go(n + 1),
      Home: () => go(0),
      End: () => go(length),
    };
    const act = keys[key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };

  const here = record.at(n, viewer);
  const watchers: readonly Watcher[] = ["spectator", ...Array.from({ length: seats }, (_, seat) => seat)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows step wherever the focus is inside; every key has a button, too.
    <div class="replay" onKeyDown={press}>
      <label class="replay-viewer">
        <span>{said.seenBy}</span>
        <select
          value={viewer}
          onChange={({ currentTarget: { value } }) => setViewer(value === "spectator" ? value : Number(value))}
        >
          {watchers.map((watcher) => (
            <option key={watcher} value={watcher}>
              {watcher === "spectator" ? said.spectator : actorName(watcher, names)}
            </option>
          ))}
        </select>
      </label>
      {board === undefined ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long view is scrolled by keyboard, too.
        <section class="replay-board told" aria-label={said.board} tabIndex={0}>
          <Tree value={here.view} />
        </section>
      ) : (
        <div class="replay-board">{board(here)}</div>
      )}
      <Entries record={record} here={here} names={names} tell={tell} onGo={go} />
      <Controls n={n} length={length} playing={playing} speed={speed} onGo={go} onPlay={play} onSpeed={setSpeed} />
    </div>
  );
};

export const Viewer = (props: ReplayProps) => {
  const { text, actions, refusals } = props;
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof openRecord>> | "failed" | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    setOpened(undefined);
    openRecord(text).then(
      (read) => wanted && setOpened(read),
      () => wanted && setOpened("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  const { opening, noReplay, noReplayHelp } = words.value;
  if (opened === undefined) return <Notice kind="waiting" title={opening} />;
  if (opened === "failed")
    return (
      <Notice kind="error" title={noReplay} actions={actions}>
        <p>{noReplayHelp}</p>
      </Notice>
    );
  return opened.ok ? (
    <Player {...props} key={text} record={opened.value} />
  ) : (
    <BadRecord refusal={opened.refusal} refusals={refusals} actions={actions} />
  );
};
