/** The lobby's start screen: the campaign's map, one way to continue, and the signpost to the other ways to play. */
import { batch, type Signal, useSignal } from "@preact/signals";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { lessonScene } from "../../learn/scene.ts";
import { loadLook } from "../../looks/worn.ts";
import { enterLevel } from "../../play/enter.ts";
import { go, hasSavedAfterPaint, today } from "../../shared.ts";
import { mapWords } from "../../words/map.ts";
import { type Bests, bestsOf, type LevelShown } from "../campaign.ts";
import type { ResumableLevel } from "../resumable.ts";
import { Country } from "./Country.tsx";
import { type LevelPlace, type MapState, mapStateOf, openingLine, solvedPlace } from "./country.ts";
import { WispSign } from "./icons.tsx";
import { type MapNews, Signs } from "./Signs.tsx";
import { takeSolved } from "./solved-last.ts";
import "./tokens.css";
import "./map.css";
import "./lead.css";
import "../../play/stars.css";

const nobody = bestsOf({ bests: [] });
const nothing: MapNews = { daily: undefined, endless: 0, own: 0 };

const loadNews = async () => {
  const [{ standingNow }, { matchToResume }, { habits, myLevels }] = await Promise.all([
    import("../../hall/standing.ts"),
    import("../resume.ts"),
    import("../../saved.ts"),
  ]);
  const { bests, days, endless } = await standingNow();
  const known = bestsOf({ bests });
  const own = await (await myLevels()).list();
  return {
    known,
    left: await matchToResume(known),
    isTaught: (await habits()).seen.includes(lessonScene),
    news: {
      daily: days.find(({ date }) => date === today())?.stars,
      endless: endless.solved,
      own: own.length,
    },
  };
};

interface MapLeadProps {
  readonly state: MapState;
  /** The lesson comes before the first level. */
  readonly isLesson: boolean;
  onPlay(): void;
}

const Lead = ({ state, isLesson, onPlay }: MapLeadProps) => {
  const texts = mapWords.value;
  const { current, next, number, isNew } = state;
  const now = state.chapters[current];
  if (now === undefined) return null;
  const { chapter, solved } = now;
  return (
    <section class="map-lead">
      <p class="map-kick">
        <b>{texts.chapterOf(chapter.number, state.chapters.length)}</b>{" "}
        <span>{texts.solved(solved, chapter.levels.length)}</span>
      </p>
      <h2>{chapter.title.value}</h2>
      <p class="map-tale">{openingLine(chapter)}</p>
      {next === undefined ? (
        <a class="go-on" href="#/play/wisp/daily">
          <WispSign />
          <span>
            <strong>{texts.daily}</strong>
            <span>{texts.allSolved}</span>
          </span>
        </a>
      ) : (
        <button type="button" class="go-on" onClick={onPlay}>
          <WispSign />
          <span>
            <strong>{isNew ? texts.play : texts.goOn}</strong>
            <span>
              {isLesson
                ? texts.lessonFirst
                : number === undefined
                  ? texts.bonus(next.name.value)
                  : texts.level(number, next.name.value)}
            </span>
          </span>
        </button>
      )}
      <p class="map-more">
        <a class="map-levels" href={`#/play/wisp/chapter/${chapter.number}`}>
          {texts.levels}
        </a>
        <a class="map-levels" href="#/play/wisp/first">
          {texts.lesson}
        </a>
        <a class="map-levels" href="#/play/wisp/community">
          {texts.community}
        </a>
      </p>
    </section>
  );
};

/** `stars` tells the frame how many have been won. */
export const WispMap = ({ stars }: { readonly stars: Signal<readonly [number, number] | undefined> }) => {
  const bests = useSignal<Bests>(nobody);
  const resumable = useSignal<ResumableLevel | undefined>(undefined);
  const news = useSignal(nothing);
  const isTaught = useSignal(false);
  const from = useSignal<LevelPlace | undefined>(undefined);
  const land = useCallback(() => {
    from.value = undefined;
  }, [from]);
  const loading = useRef(Promise.resolve());
  useEffect(() => {
    const load = async (): Promise<void> => {
      if (!(await hasSavedAfterPaint())) return;
      const found = await loadNews();
      void loadLook();
      batch(() => {
        bests.value = found.known;
        resumable.value = found.left;
        news.value = found.news;
        isTaught.value = found.isTaught;
        from.value = solvedPlace(found.known, takeSolved());
        const { stars: won, of } = mapStateOf(found.known, found.left);
        stars.value = [won, of];
      });
    };
    loading.current = load();
  }, [bests, resumable, news, isTaught, from, stars]);
  const isFirstVisit = () => !isTaught.value && mapStateOf(bests.value, resumable.value).isNew;
  /** A press before the device has answered waits for it, so that it never restarts a match that was left. */
  const enter = async (level: LevelShown | undefined): Promise<void> => {
    await loading.current;
    const left = resumable.peek();
    if (level === undefined && isFirstVisit()) return go("/play/wisp/first");
    const wanted = level ?? mapStateOf(bests.peek(), left).next;
    if (left !== undefined && left.level.id === wanted?.id) go(`/match/${left.id}`);
    else if (wanted !== undefined) await enterLevel(wanted.code);
  };
  const state = mapStateOf(bests.value, resumable.value);
  return (
    <div class="wisp-room wisp-map">
      <Lead state={state} isLesson={isFirstVisit()} onPlay={() => void enter(undefined)} />
      <Signs news={news.value} />
      <Country
        state={state}
        bests={bests.value}
        from={from.value}
        onLand={land}
        onEnter={(level) => void enter(level)}
      />
    </div>
  );
};
