/**
 * The lobby's start screen. One sits down opposite last time's opponent: *Play* lays the table of last time, the slate
 * says its terms, the board on the wall holds the other ways to play, the table's edge the regulars.
 */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { withTexts } from "../../../language/catalogue.ts";
import { GoldKey } from "../../../ui/pieces/GoldKey.tsx";
import { Slate } from "../../../ui/pieces/Slate.tsx";
import { Bust, type BustMood } from "../faces/Bust.tsx";
import type { PatronName } from "../faces/patrons.ts";
import { keepSetting, type ZonkSetting } from "../saved.ts";
import { afterPaint, go, number, type RunningMatch, type Sitter, unfinishedMatches } from "../shared.ts";
import { frontWords } from "../words/front.ts";
import { words } from "../words/words.ts";
import { Board } from "./Board.tsx";
import { ContinueKey } from "./ContinueKey.tsx";
import { CustomiseIcon, DieKeyIcon } from "./icons.tsx";
import { Level } from "./Level.tsx";
import { levelOf } from "./levels.ts";
import { lastTime } from "./load-last-time.ts";
import type { LobbyNews } from "./news.ts";
import { Regulars } from "./Regulars.tsx";
import type { Rivalry } from "./rivalry.ts";
import { tableNamed } from "./seating.ts";
import { isPatron } from "./seats.ts";
import { Tally } from "./Tally.tsx";

interface FrontState {
  readonly setting: ZonkSetting;
  readonly isFirst: boolean;
  readonly unfinished: readonly RunningMatch[];
}

const arrive = async (): Promise<FrontState> => {
  const [last, unfinished] = await Promise.all([lastTime(), unfinishedMatches("zonk")]);
  return { ...last, unfinished };
};

/** The names of everybody opposite. */
const nameAt = ({ seats, people }: ZonkSetting, seat: number): string => {
  const place = seats[seat] ?? "";
  if (isPatron(place)) return frontWords.value.plate(words.value.patrons[place].name);
  return people[seat]?.name.trim() || words.value.lobby.person(seat + 1);
};

const headingOf = (setting: ZonkSetting): string => {
  const texts = frontWords.value;
  const first = nameAt(setting, 1);
  if (setting.seats.length === 2) return first;
  return setting.seats.length === 3
    ? texts.both(first, nameAt(setting, 2))
    : texts.and(first, setting.seats.length - 2);
};

const termsOf = ({ table, target }: ZonkSetting): string => {
  const texts = frontWords.value;
  const { name } = tableNamed(table);
  return texts.terms(texts.tables[name] ?? name, number(target));
};

const standingOf = (name: string, { mine, theirs }: Rivalry): string => {
  const texts = frontWords.value;
  const high = texts.score(number(Math.max(mine, theirs)), number(Math.min(mine, theirs)));
  if (mine === theirs) return texts.level(high);
  return mine > theirs ? texts.youLead(high) : texts.leads(name, high);
};

/** Whoever is ahead is pleased with it. */
const moodOf = (rivalry: Rivalry | undefined, isFirst: boolean): BustMood => {
  if (isFirst) return "pleased";
  if (rivalry === undefined || rivalry.mine === rivalry.theirs) return "calm";
  return rivalry.mine > rivalry.theirs ? "worried" : "pleased";
};

/** From here on a name is written smaller. */
const longName = 8;

/** The most that sit opposite in the picture. */
const mostDrawn = 3;

interface Drawings {
  readonly Wall: ComponentType;
  readonly TableThings: ComponentType;
  /** For people at this device. */
  readonly Avatar: ComponentType<{ readonly sitter: Sitter }>;
}

/** Wall, table and everybody opposite: decorative, in boxes of fixed size. */
const Scene = ({
  seats,
  mood,
  isPainted,
}: {
  readonly seats: readonly string[];
  readonly mood: BustMood;
  readonly isPainted: boolean;
}) => {
  const drawings = useSignal<Drawings | undefined>(undefined);
  useEffect(() => {
    if (!isPainted) return;
    const load = async () => {
      const { Wall, TableThings, Avatar } = await import("./art/index.ts");
      drawings.value = { Wall, TableThings, Avatar };
    };
    // Without it the wall stays bare: it is decorative.
    load().catch(() => undefined);
  }, [isPainted, drawings]);
  const picture = drawings.value;
  return (
    <div class="front-scene" aria-hidden="true">
      {picture !== undefined && <picture.Wall />}
      <div class="front-sitters" data-count={Math.min(seats.length, mostDrawn)}>
        {seats.slice(0, mostDrawn).map((place, i) => (
          <span key={`${place} ${i}`} class="front-sitter">
            {isPatron(place) ? (
              <Bust name={place} mood={i === 0 ? mood : "calm"} />
            ) : (
              <span class="front-person">
                {picture !== undefined && (
                  <picture.Avatar sitter={{ kind: "person", name: "", colour: 0, avatar: i + 1 }} />
                )}
              </span>
            )}
          </span>
        ))}
      </div>
      <div class="front-felt" />
      {picture !== undefined && <picture.TableThings />}
    </div>
  );
};

export const Front = () => {
  const arrival = useSignal<FrontState | undefined>(undefined);
  const isPainted = useSignal(false);
  const news = useSignal<LobbyNews | undefined>(undefined);
  const opening = useSignal(false);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const found = await arrive();
      if (!isHere) return;
      arrival.value = found;
      await afterPaint();
      if (!isHere) return;
      isPainted.value = true;
      if (found.isFirst) return;
      const { loadNews } = await import("./news.ts");
      news.value = await loadNews();
    };
    void load();
    return () => {
      isHere = false;
    };
  }, [arrival, isPainted, news]);
  const now = arrival.value;
  if (now === undefined) return <div class="tavern-front" />;
  const { setting, isFirst, unfinished } = now;
  const { seats } = setting;
  const texts = frontWords.value;
  const labels = words.value;
  const opposite = seats.slice(1);
  const [first = ""] = opposite;
  const patron = isPatron(first) ? first : undefined;
  const rivalry = patron !== undefined && seats.length === 2 ? news.value?.against(patron) : undefined;
  const hasPlayed = rivalry !== undefined && rivalry.mine + rivalry.theirs > 0;
  const strengthOf = (one: PatronName) =>
    levelOf(one, { level: news.value?.level, base: setting.base, own: setting.level });
  const choose = (chosen: PatronName): void => {
    const changed = { seats: ["you", chosen] };
    arrival.value = { ...now, setting: { ...setting, ...changed }, isFirst: false };
    void keepSetting(changed);
  };
  const play = async () => {
    opening.value = true;
    if (isFirst) go("/play/zonk/lesson");
    else await (await withTexts(import("./start-chosen.ts"))).sitDown(setting);
    opening.value = false;
  };
  const heading = headingOf(setting);
  const terms = termsOf(setting);
  return (
    <div class="tavern-front">
      <Scene seats={opposite} mood={moodOf(rivalry, isFirst)} isPainted={isPainted.value} />
      {patron !== undefined && <p class="front-says">{isFirst ? texts.welcome : texts.says[patron]}</p>}
      <div class="front-lead">
        <div class="front-who">
          <h2 data-long={heading.length > longName}>{heading}</h2>
          {patron !== undefined && seats.length === 2 && <Level of={strengthOf(patron)} />}
          {patron !== undefined && seats.length === 2 && (
            <p class="front-about">{isFirst ? texts.firstTime : labels.patrons[patron].about}</p>
          )}
          <p class="front-terms">
            {isFirst ? (
              texts.firstTime
            ) : (
              <>
                <span>{terms}</span>
                {hasPlayed && <span>{standingOf(heading, rivalry)}</span>}
              </>
            )}
          </p>
        </div>
        <div class="front-acts">
          <GoldKey icon={DieKeyIcon} disabled={opening.value} onPress={() => void play()}>
            {labels.lobby.begin}
          </GoldKey>
          <a class="front-customise" href="#/play/zonk/customise">
            <CustomiseIcon />
            <span>{texts.customise}</span>
          </a>
          <ContinueKey matches={unfinished} />
        </div>
      </div>
      <div class="front-slate" aria-hidden={isFirst}>
        <Slate title={isFirst ? "\u00a0" : terms}>
          <dl>
            {hasPlayed && (
              <>
                <Tally name={texts.you} count={rivalry.mine} />
                <Tally name={heading} count={rivalry.theirs} />
              </>
            )}
          </dl>
        </Slate>
      </div>
      <Regulars chosen={opposite} isPainted={isPainted.value} levelOf={strengthOf} onChoose={choose} />
      <Board news={news.value} />
    </div>
  );
};
