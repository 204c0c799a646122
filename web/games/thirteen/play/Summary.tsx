/** The run as a whole, once it is over: how far it came, with what, and what to do with it. */
import { useSignal } from "@preact/signals";
import { compact, type RunState, starsFor, target, targets } from "@turnlight/games/thirteen";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { type RunSummary, summaryOf } from "../keep.ts";
import { go, number, profile, recordToWatch, ShareSheet, saveFile, texts } from "../shared.ts";
import { words } from "../words.ts";
import { Key } from "./Key.tsx";
import { seedLink } from "./Menu.tsx";
import { Veil } from "./Veil.tsx";

interface SummaryProps {
  readonly state: RunState;
  readonly run: string;
  readonly seed: string;
  readonly actions: NonNullable<ScreenProps["actions"]>;
  readonly children?: ComponentChildren;
  onClose(): void;
}

const boxName = (box: string): string => Object.entries(words.value.boxes).find(([name]) => name === box)?.[1] ?? box;

const Figures = ({ state, summary }: { readonly state: RunState; readonly summary: RunSummary | undefined }) => {
  const said = words.value.summary;
  const isPurist = state.config.challenge === "purist";
  const rows: readonly (readonly [string, string])[] = [
    ...(isPurist
      ? [[said.purist, number(Math.round(100 * (state.sheet.score - targets.purist)) / 100)] as const]
      : [
          [said.cleared, number(state.cleared)] as const,
          [said.stage, number(state.stage)] as const,
          [said.stars, number(starsFor(state.cleared))] as const,
        ]),
    [said.score, words.value.end.of(compact(state.sheet.score), compact(target(state)))],
    ...(summary === undefined || summary.bestPoints === 0
      ? []
      : [[said.best, words.value.statistics.inBox(compact(summary.bestPoints), boxName(summary.bestBox))] as const]),
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

export const Summary = ({ state, run, seed, actions, children, onClose }: SummaryProps) => {
  const said = words.value.summary;
  const summary = useSignal<RunSummary | undefined>(undefined);
  const sharing = useSignal(false);
  useEffect(() => {
    void summaryOf(run).then((kept) => {
      summary.value = kept;
    });
  }, [run, summary]);
  const withRecord = async (use: (text: string) => void) => {
    const record = await actions.record();
    if (record.ok) use(record.value);
  };
  return (
    <Veil
      title={said.title}
      onClose={onClose}
      actions={
        <>
          <Key tone="dark" onPress={() => go("/play/thirteen")}>
            {said.toLobby}
          </Key>
          <Key tone="cyan" autofocus onPress={onClose}>
            {said.close}
          </Key>
        </>
      }
    >
      <div class="summary">
        <Figures state={state} summary={summary.value} />
        {state.charms.length > 0 && (
          <ul class="summary-charms" aria-label={said.charms}>
            {state.charms.map(({ item }) => (
              <li key={item} title={nameOf(item)}>
                <Glyph item={item} />
                <span class="spoken-only">{nameOf(item)}</span>
              </li>
            ))}
          </ul>
        )}
        {seed !== "" && (
          <p class="menu-seed">
            <span>{said.seed}</span>
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
            {said.share}
          </Key>
          <Key
            tone="dark"
            small
            onPress={() =>
              void withRecord((text) => {
                recordToWatch.value = { text, names: [profile.value?.name || texts.value.profile.usualName] };
                go("/replay");
              })
            }
          >
            {said.watch}
          </Key>
          <Key
            tone="dark"
            small
            onPress={() =>
              void withRecord((text) => saveFile({ name: "thirteen.json", content: text, type: "application/json" }))
            }
          >
            {said.save}
          </Key>
        </div>
        {children}
      </div>
      {sharing.value && (
        <ShareSheet
          title={said.shareTitle}
          text={said.shareText(state.cleared, compact(state.sheet.score), compact(target(state)), seed)}
          url={seedLink(seed)}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </Veil>
  );
};
