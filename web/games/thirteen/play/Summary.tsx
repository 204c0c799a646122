/** The summary of a finished run: how far it came, with what, and what to do next. */

import { useSignal } from "@preact/signals";
import {
  apart,
  type BoxTally,
  bestPurchase,
  type Purchase,
  plainDie,
  type RunState,
  type RunSummary,
  starsFor,
  type ThirteenAchievement,
  tallyRun,
  target,
  targets,
} from "@turnlight/games/thirteen";
import { readRecord } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { go, number, openReview, saveFile, showReplay, TrophyIcon, texts } from "../shared.ts";
import { words } from "../words/words.ts";
import { highlightsOf } from "./highlights.ts";
import { Key } from "./Key.tsx";
import type { RunScreenProps } from "./run.ts";
import { ShareRun } from "./ShareRun.tsx";
import { Veil } from "./Veil.tsx";

interface SummaryProps {
  readonly state: RunState;
  /** The saved result; undefined for a tour. */
  readonly summary: RunSummary | undefined;
  readonly earned: readonly ThirteenAchievement[];
  readonly seed: string;
  readonly daily: boolean;
  readonly actions: NonNullable<RunScreenProps["actions"]>;
  onClose(): void;
}

/** The charms and special dice the run ended with. */
const buildOf = ({ charms, dice }: RunState): readonly string[] => [
  ...charms.map(({ item }) => item),
  ...dice.filter((kind) => kind !== plainDie),
];

const standOf = (state: RunState) => apart(state.sheet.score, target(state), number);

const Figures = ({
  state,
  summary,
  boxes,
  bought,
}: Pick<SummaryProps, "state" | "summary"> & {
  readonly boxes: readonly BoxTally[];
  readonly bought: Purchase | undefined;
}) => {
  const labels = words.value.summary;
  const isPurist = state.config.challenge === "purist";
  const [score, goal] = standOf(state);
  const rows: readonly (readonly [string, string])[] = [
    ...(isPurist
      ? [[labels.purist, number(Math.round(100 * (state.sheet.score - targets.purist)) / 100)] as const]
      : [
          [labels.cleared, number(state.cleared)] as const,
          [labels.stage, number(state.stage)] as const,
          [
            labels.stars,
            summary?.counts === "practice" ? labels.noStars : number(starsFor(state.cleared, state.config.challenge)),
          ] as const,
        ]),
    [labels.score, words.value.end.of(score, goal)],
    ...(summary?.helped === true ? [[labels.help, labels.helpUsed] as const] : []),
    ...highlightsOf(boxes, bought),
  ];
  return (
    <dl class="run-figures">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const Summary = ({ state, summary, earned, seed, daily, actions, onClose }: SummaryProps) => {
  const labels = words.value.summary;
  const sharing = useSignal(false);
  const tally = useSignal<readonly BoxTally[]>([]);
  const purchase = useSignal<Purchase | undefined>(undefined);
  const boxes = tally.value;
  // The record tells all of the run, also boxes that were scored elsewhere.
  useEffect(() => {
    void actions.record().then((text) => {
      const record = text.ok ? readRecord(text.value) : text;
      if (!record.ok) return;
      tally.value = tallyRun(record.value);
      purchase.value = bestPurchase(record.value);
    });
  }, []);
  const build = buildOf(state);
  const withRecord = async (use: (text: string) => void) => {
    const record = await actions.record();
    if (record.ok) use(record.value);
  };
  return (
    <Veil
      title={labels.title}
      onClose={onClose}
      actions={
        <>
          <Key tone="dark" onPress={() => void withRecord((text) => openReview({ text, isOwn: true }))}>
            {texts.value.match.review}
          </Key>
          <Key tone="dark" onPress={() => go("/play/thirteen")}>
            {labels.toLobby}
          </Key>
          <Key tone="cyan" autofocus onPress={onClose}>
            {labels.close}
          </Key>
        </>
      }
    >
      <div class="summary">
        <Figures state={state} summary={summary} boxes={boxes} bought={purchase.value} />
        {build.length > 0 && (
          <ul class="summary-charms" aria-label={labels.charms}>
            {build.map((item, n) => (
              <li key={`${n + 1} ${item}`} title={nameOf(item)}>
                <Glyph item={item} />
                <span class="spoken-only">{nameOf(item)}</span>
              </li>
            ))}
          </ul>
        )}
        {earned.map((name) => (
          <p class="ending-star" key={name}>
            <TrophyIcon /> {words.value.achievements.earned(words.value.achievements.list[name][0])}
          </p>
        ))}
        {seed !== "" && (
          <p class="menu-seed">
            <span>{labels.seed}</span>
            <code>{seed}</code>
          </p>
        )}
        <div class="summary-keys">
          <Key
            tone="dark"
            small
            onPress={() => {
              sharing.value = true;
            }}
          >
            {labels.share}
          </Key>
          <Key tone="dark" small onPress={() => void withRecord(showReplay)}>
            {labels.watch}
          </Key>
          <Key
            tone="dark"
            small
            onPress={() =>
              void withRecord((text) => saveFile({ name: "thirteen.json", content: text, type: "application/json" }))
            }
          >
            {labels.save}
          </Key>
        </div>
      </div>
      {sharing.value && (
        <ShareRun
          state={state}
          boxes={boxes}
          bought={purchase.value}
          seed={seed}
          daily={daily}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </Veil>
  );
};
