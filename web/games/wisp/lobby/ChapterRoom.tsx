/** One chapter: its tale, and all its levels with picture, name and stars. */
import { useSignal } from "@preact/signals";
import type { Best } from "@turnlight/games/wisp";
import { useEffect } from "preact/hooks";
import { Backdrop } from "../backdrops/Backdrop.tsx";
import { MiniLevel } from "../board/MiniLevel.tsx";
import { standingNow } from "../hall/standing.ts";
import { CleanMark } from "../play/CleanMark.tsx";
import { enterLevel } from "../play/enter.ts";
import { Stars, starsSaid } from "../play/Stars.tsx";
import { Button, Frame, go, LockIcon, ScrollIcon, StarIcon } from "../shared.ts";
import { mapWords } from "../words/map.ts";
import { words } from "../words/words.ts";
import {
  type Bests,
  bestsOf,
  type ChapterShown,
  chapters,
  type LevelShown,
  missingFor,
  starsEarned,
  starsMissingFor,
  starsOf,
} from "./campaign.ts";
import { firstNumber } from "./map/country.ts";
import type { ResumableLevel } from "./resumable.ts";
import { matchToResume } from "./resume.ts";

interface TileProps {
  readonly level: LevelShown;
  /** Undefined for an extra level, null for a retired one. */
  readonly number: number | undefined | null;
  readonly best: Best | undefined;
  onEnter(level: LevelShown): void;
}

const Tile = ({ level, number, best, onEnter }: TileProps) => (
  <li>
    <button
      type="button"
      class={`level-tile${best === undefined ? "" : " solved"}${number === undefined ? " extra" : ""}`}
      onClick={() => onEnter(level)}
    >
      <MiniLevel level={level.level} />
      {number !== null && (
        <span class="tile-number">
          {number ?? <StarIcon />}
          {number === undefined && <span class="spoken-only">{words.value.lobby.extra}</span>}
        </span>
      )}
      <span class="tile-name">{level.name.value}</span>
      <span class="tile-stars">
        <Stars count={best?.stars ?? 0} isHelped={best?.helped} quiet />
        <span>{words.value.lobby.par(level.par)}</span>
      </span>
      {best?.clean === true && <CleanMark quiet />}
      <span class="spoken-only">
        {starsSaid(best?.stars ?? 0, best?.helped)}
        {best?.clean === true && `, ${mapWords.value.clean}`}
      </span>
    </button>
  </li>
);

interface LevelTilesProps {
  readonly chapter: ChapterShown;
  readonly bests: Bests;
  onEnter(level: LevelShown): void;
}

/** The extra level of a chapter, or how many stars are missing to unlock it. */
const ExtraTile = ({ chapter, bests, onEnter }: LevelTilesProps) => {
  const { extra } = chapter;
  const missing = starsMissingFor(chapter, bests);
  if (extra === undefined) return null;
  if (missing === 0 || bests.has(extra.id))
    return <Tile level={extra} number={undefined} best={bests.get(extra.id)} onEnter={onEnter} />;
  return (
    <li>
      <p class="level-tile extra closed">
        <LockIcon />
        <span class="tile-name">{words.value.lobby.extraOpensAt(missing)}</span>
      </p>
    </li>
  );
};

const Tiles = ({ chapter, bests, onEnter }: LevelTilesProps) => {
  const first = firstNumber(chapter);
  return (
    <ol class="level-tiles">
      {chapter.levels.map((level, i) => (
        <Tile key={level.id} level={level} number={first + i} best={bests.get(level.id)} onEnter={onEnter} />
      ))}
      <ExtraTile chapter={chapter} bests={bests} onEnter={onEnter} />
    </ol>
  );
};

/** The levels of a chapter that is locked: how many there are, without pictures and names. */
const LockedTiles = ({ chapter }: Pick<LevelTilesProps, "chapter">) => {
  const first = firstNumber(chapter);
  return (
    <ol class="level-tiles">
      {chapter.levels.map(({ id }, i) => (
        <li key={id}>
          <button type="button" class="level-tile closed" disabled>
            <span class="tile-number">{first + i}</span>
            <LockIcon />
            <span class="spoken-only">{mapWords.value.locked}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};

/** Levels that were replaced, for whoever wants them back. */
const RetiredShelf = ({ chapter, bests, onEnter }: LevelTilesProps) => {
  if (chapter.retired.length === 0) return null;
  const texts = words.value.lobby;
  return (
    <details class="retired-shelf">
      <summary>{texts.retired(chapter.retired.length)}</summary>
      <p>{texts.retiredAbout}</p>
      <ul class="level-tiles">
        {chapter.retired.map((level) => (
          <Tile key={level.id} level={level} number={null} best={bests.get(level.id)} onEnter={onEnter} />
        ))}
      </ul>
    </details>
  );
};

export const ChapterRoom = ({ number }: { readonly number: number }) => {
  const chapter = chapters[number - 1];
  const bests = useSignal<Bests | undefined>(undefined);
  const left = useSignal<ResumableLevel | undefined>(undefined);
  useEffect(() => {
    void (async () => {
      const known = bestsOf(await standingNow());
      left.value = await matchToResume(known);
      bests.value = known;
    })();
  }, [bests, left]);
  useEffect(() => {
    if (chapter === undefined) go("/play/wisp");
  }, [chapter]);
  if (chapter === undefined) return null;
  const texts = words.value.lobby;
  const known = bests.value;
  const missing = known === undefined ? 0 : missingFor(chapter, known);
  /** A level that was left is continued, never begun anew. */
  const enter = (level: LevelShown) => {
    const begun = left.peek();
    if (begun !== undefined && begun.level.id === level.id) go(`/match/${begun.id}`);
    else void enterLevel(level.code);
  };
  return (
    <Frame title={chapter.title.value} room="wisp">
      <div class="wisp-room wisp-chapter">
        <Backdrop biome={chapter.biome} />
        <section class={`chapter${missing > 0 ? " locked" : ""}`} data-biome={chapter.biome}>
          <header>
            <p class="chapter-number">{texts.chapter(chapter.number)}</p>
            <p class="chapter-stars">
              {known === undefined
                ? "\u00a0"
                : missing > 0
                  ? texts.opensAt(missing)
                  : texts.total(starsEarned(chapter, known), starsOf(chapter))}
            </p>
            {missing === 0 && (
              <>
                <p class="chapter-tale">{chapter.opening.value}</p>
                <Button kind="quiet" icon={ScrollIcon} onPress={() => go(`/play/wisp/tale/${chapter.number}/opening`)}>
                  {texts.scene}
                </Button>
              </>
            )}
          </header>
          {missing > 0 && <LockedTiles chapter={chapter} />}
          {known !== undefined && missing === 0 && <Tiles chapter={chapter} bests={known} onEnter={enter} />}
          {known !== undefined && missing === 0 && <RetiredShelf chapter={chapter} bests={known} onEnter={enter} />}
        </section>
      </div>
    </Frame>
  );
};
