/** The campaign's map: chapters with their tale, their levels with stars and locks, and links to all other screens. */
import { batch, useSignal } from "@preact/signals";
import type { Best } from "@turnlight/games/wisp";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Forest } from "../board/Forest.tsx";
import { MiniLevel } from "../board/MiniLevel.tsx";
import { enterLevel } from "../play/enter.ts";
import { Stars } from "../play/Stars.tsx";
import {
  Below,
  Button,
  CalendarIcon,
  ForwardIcon,
  GlobeIcon,
  go,
  hasSavedAfterPaint,
  LockIcon,
  PencilIcon,
  PlayIcon,
  ScrollIcon,
  StarIcon,
} from "../shared.ts";
import { words } from "../words/words.ts";
import {
  type Bests,
  bestsOf,
  type ChapterShown,
  chapters,
  goOn,
  type LevelShown,
  missingFor,
  starsEarned,
  starsMissingFor,
  starsOf,
} from "./campaign.ts";
import { Mine } from "./Mine.tsx";
import type { ResumableLevel } from "./resumable.ts";

const Tile = ({
  level,
  number,
  best,
}: {
  readonly level: LevelShown;
  /** Undefined for an extra level. */
  readonly number: number | undefined;
  readonly best: Best | undefined;
}) => {
  const name = level.name.value;
  return (
    <li>
      <button
        type="button"
        class={`level-tile${best === undefined ? "" : " solved"}${number === undefined ? " extra" : ""}`}
        onClick={() => void enterLevel(level.code)}
      >
        <MiniLevel level={level.level} />
        <span class="tile-number">
          {number ?? <StarIcon />}
          {number === undefined && <span class="spoken-only">{words.value.lobby.extra}</span>}
        </span>
        <span class="tile-name">{name}</span>
        <Stars count={best?.stars ?? 0} quiet />
        <span class="spoken-only">{words.value.panel.stars(best?.stars ?? 0)}</span>
      </button>
    </li>
  );
};

/** The extra level of a chapter, or how many stars are missing to unlock it. */
const ExtraTile = ({ chapter, bests }: { readonly chapter: ChapterShown; readonly bests: Bests }) => {
  const { extra } = chapter;
  const missing = starsMissingFor(chapter, bests);
  if (extra === undefined) return null;
  if (missing === 0 || bests.has(extra.id)) return <Tile level={extra} number={undefined} best={bests.get(extra.id)} />;
  return (
    <li>
      <p class="level-tile extra closed">
        <LockIcon />
        <span class="tile-name">{words.value.lobby.extraOpensAt(missing)}</span>
      </p>
    </li>
  );
};

const firstNumber = (chapter: ChapterShown): number =>
  1 + chapters.filter(({ number }) => number < chapter.number).reduce((sum, { levels }) => sum + levels.length, 0);

interface ChapterProps {
  readonly chapter: ChapterShown;
  readonly bests: Bests;
}

const Tiles = ({ chapter, bests }: ChapterProps) => {
  const first = firstNumber(chapter);
  return (
    <ol class="level-tiles">
      {chapter.levels.map((level, i) => (
        <Tile key={level.id} level={level} number={first + i} best={bests.get(level.id)} />
      ))}
      <ExtraTile chapter={chapter} bests={bests} />
    </ol>
  );
};

const ChapterPart = ({ chapter, bests, children }: ChapterProps & { readonly children: ComponentChildren }) => {
  const texts = words.value.lobby;
  const missing = missingFor(chapter, bests);
  const locked = missing > 0;
  const before = chapters[chapter.number - 2];
  const isNext = before !== undefined && missingFor(before, bests) === 0;
  return (
    <section class={`chapter${locked ? " locked" : ""}`} data-biome={chapter.biome}>
      <header>
        <p class="chapter-number">{texts.chapter(chapter.number)}</p>
        <h2>
          {locked && <LockIcon />} {chapter.title.value}
        </h2>
        <p class="chapter-stars">
          {!locked ? texts.total(starsEarned(chapter, bests), starsOf(chapter)) : isNext ? texts.opensAt(missing) : ""}
        </p>
        {!locked && (
          <>
            <p class="chapter-tale">{chapter.opening.value}</p>
            <Button kind="quiet" icon={ScrollIcon} onPress={() => go(`/play/wisp/tale/${chapter.number}/opening`)}>
              {texts.scene}
            </Button>
          </>
        )}
      </header>
      {!locked && children}
    </section>
  );
};

/** The first chapter's tale is part of the header. */
const [firstChapter, ...others] = chapters;

export const Clearings = () => {
  const bests = useSignal<Bests | undefined>(undefined);
  const resumable = useSignal<ResumableLevel | undefined>(undefined);
  const loading = useRef(Promise.resolve());
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (!(await hasSavedAfterPaint())) return;
      const [{ standingNow }, { matchToResume }] = await Promise.all([
        import("../hall/standing.ts"),
        import("./resume.ts"),
      ]);
      const now = bestsOf(await standingNow());
      const begun = await matchToResume(now);
      batch(() => {
        bests.value = now;
        resumable.value = begun;
      });
    };
    loading.current = load();
  }, [bests, resumable]);
  /** A press before the device has answered waits for it, so that it never restarts a match that was left. */
  const resume = async (): Promise<void> => {
    await loading.current;
    const begun = resumable.value;
    const code = goOn(bests.value ?? bestsOf({ bests: [] }))?.code;
    if (begun !== undefined) go(`/match/${begun.id}`);
    else if (code !== undefined) await enterLevel(code);
  };
  const texts = words.value.lobby;
  const known = bests.value ?? bestsOf({ bests: [] });
  const left = resumable.value;
  const next = left?.level ?? goOn(known);
  const levels = chapters.flatMap((chapter) => chapter.levels);
  const stars = chapters.reduce((sum, chapter) => sum + starsEarned(chapter, known), 0);
  return (
    <div class="wisp-room wisp-map">
      <Forest biome="forest" />
      <section class="map-head">
        {next !== undefined && (
          <button type="button" class="go-on" onClick={() => void resume()}>
            <MiniLevel level={next.level} />
            <span>
              <strong>{known.size === 0 && left === undefined ? texts.begin : texts.continue}</strong>
              <span>{next.name.value}</span>
            </span>
            <ForwardIcon />
          </button>
        )}
        <p class="map-totals">
          <span>{texts.total(stars, levels.length * 3)}</span>
          <span>{texts.solved(levels.filter(({ id }) => known.has(id)).length, levels.length)}</span>
        </p>
        <nav class="map-ways">
          <Way to="/play/wisp/daily" icon={CalendarIcon} title={texts.daily} call={texts.dailyCall} />
          <Way to="/play/wisp/endless" icon={PlayIcon} title={texts.endless} call={texts.endlessCall} />
          <Way to="/play/wisp/editor" icon={PencilIcon} title={texts.editor} call={texts.editorCall} />
          <Way to="/online/new/wisp-side-by-side" icon={GlobeIcon} title={texts.far} call={texts.farCall} />
        </nav>
      </section>
      {firstChapter !== undefined && (
        <ChapterPart chapter={firstChapter} bests={known}>
          <Below>
            <Tiles chapter={firstChapter} bests={known} />
          </Below>
        </ChapterPart>
      )}
      <Below>
        {others.map((chapter) => (
          <ChapterPart key={chapter.id} chapter={chapter} bests={known}>
            <Tiles chapter={chapter} bests={known} />
          </ChapterPart>
        ))}
        <Mine />
      </Below>
    </div>
  );
};

const Way = ({
  to,
  icon: Sign,
  title,
  call,
}: {
  readonly to: string;
  readonly icon: typeof PlayIcon;
  readonly title: string;
  readonly call: string;
}) => (
  <a class="map-way" href={`#${to}`}>
    <Sign />
    <span>
      <strong>{title}</strong>
      <span>{call}</span>
    </span>
  </a>
);
