/**
 * The tournament: a bracket of eight, drawn from a seed. The other tables play while one's own match is played; after it
 * one watches how their matches end.
 */
import { useSignal } from "@preact/signals";
import { champion, placeInTournament, type Tournament, zonk } from "@turnlight/games/zonk";
import { useEffect } from "preact/hooks";
import { configOf, me } from "../lobby/seating.ts";
import { begin } from "../lobby/start-match.ts";
import { TableChoice } from "../lobby/TableChoice.tsx";
import {
  type FormerRival,
  type KeptTournament,
  keepSetting,
  setting,
  type TableSetting,
  usualSetting,
} from "../saved.ts";
import { Button, confirm, EyeIcon, go, number, PlayIcon, RestartIcon, type Sitter, TrophyIcon } from "../shared.ts";
import { tournamentWords } from "../words/tournament.ts";
import { words } from "../words/words.ts";
import { configFor, dueOf, freshTournament, rivalOf } from "./bracket.ts";
import { Outcome } from "./Outcome.tsx";
import { newsSaid, Spotlight, spotlightOf } from "./Spotlight.tsx";
import { EntrantFace, Tables } from "./Tables.tsx";
import { newsAt, shownTables, type TableNews } from "./tables.ts";
import { readTournament, useTournament } from "./useTournament.ts";
import "./tournament.css";

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** How much news is listed. */
const mostNews = 5;

const termsOf = (text: string) => {
  const config = zonk.rules.configText.read(text);
  return config.ok ? config.value : undefined;
};

/** The table and target of the tournament's matches. */
const playedAt = (text: string): string => {
  const terms = termsOf(text);
  if (terms === undefined) return "";
  const { table, target, streak } = terms;
  return tournamentWords.value.playedAt(words.value.lobby.tableNames[table.name] ?? table.name, number(target), streak);
};

/** Whom one met last time, and whether they are still in. */
const Former = ({ tournament, before }: { readonly tournament: Tournament; readonly before: FormerRival }) => {
  const texts = tournamentWords.value;
  const entrant = tournament.entrants.findIndex(({ name }) => name === before.name);
  if (entrant < 0) return null;
  const isOut = tournament.rounds.some((pairings) =>
    pairings.some(({ entrants, scores }) => {
      const seat = entrants.indexOf(entrant);
      return seat >= 0 && scores !== undefined && (scores[seat] ?? 0) < (scores[1 - seat] ?? 0);
    }),
  );
  const [own = 0, theirs = 0] = before.scores;
  const score = texts.score(number(Math.max(own, theirs)), number(Math.min(own, theirs)));
  return (
    <p class="bracket-rival">
      <EntrantFace tournament={tournament} entrant={entrant} />
      <span>
        <b>{(isOut ? texts.rivalOut : texts.rivalIn)(before.name)}</b>{" "}
        {(theirs > own ? texts.rivalBeat : texts.rivalLost)(score)}
      </span>
    </p>
  );
};

const News = ({ tournament, news }: { readonly tournament: Tournament; readonly news: readonly TableNews[] }) => {
  const texts = tournamentWords.value;
  return (
    <section class="bracket-feed">
      <h2>{texts.news}</h2>
      {news.length === 0 ? (
        <p>{texts.noNews}</p>
      ) : (
        <ul>
          {news.map((one) => (
            <li key={`${one.match} ${one.turn}`}>
              <EntrantFace tournament={tournament} entrant={one.entrants[one.event.seat] ?? 0} />
              <span>
                {newsSaid(tournament, one)}
                <small>{`${texts.table(one.match + 1)}, ${texts.round(one.event.round)}`}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

export const TournamentRoom = () => {
  const control = useTournament();
  const wanted = useSignal<TableSetting>(usualSetting.tournament);
  const isChoosing = useSignal(false);
  useEffect(() => {
    void setting().then((chosen) => {
      wanted.value = chosen.tournament;
    });
  }, [wanted]);
  const texts = tournamentWords.value;
  const saved = control.saved.value;
  if (saved === undefined) return null;
  const tournament = readTournament(saved);
  const kept: KeptTournament | undefined = saved === "none" ? undefined : saved;
  const isOver = tournament !== undefined && champion(tournament) !== undefined;
  const change = (changed: Partial<TableSetting>): void => {
    wanted.value = { ...wanted.peek(), ...changed };
    void keepSetting({ tournament: wanted.peek() });
  };
  const draw = async () => {
    const isLost = tournament !== undefined && !isOver;
    if (isLost && !(await confirm({ title: texts.anewAsk, yes: texts.anew, no: texts.keep, danger: true }))) return;
    const before = kept === undefined ? undefined : rivalOf(kept);
    isChoosing.value = false;
    await control.begin(freshTournament(me().name, freshSeed(), configOf({ ...wanted.peek(), seats: [0, 1] }), before));
  };
  if (tournament === undefined || kept === undefined || isChoosing.value)
    return (
      <div class="tavern-bracket">
        <section class="sheet paper">
          <p>{texts.about}</p>
          <TableChoice name="tournament-table" now={wanted.value} onChange={change} />
        </section>
        <div class="bracket-actions">
          <Button icon={TrophyIcon} onPress={() => void draw()}>
            {texts.draw}
          </Button>
        </div>
      </div>
    );
  const due = dueOf(tournament);
  const now = { tournament, saved: kept, tales: control.tales.value, own: control.own.value };
  const tables = shownTables(now);
  const round = tables[tournament.rounds.length - 1] ?? [];
  const target = termsOf(kept.config)?.target ?? 1;
  const news = newsAt(now, target, mostNews);
  const spot = spotlightOf(round);
  const table = spot === undefined ? undefined : round[spot];
  const sit = async () => {
    if (due.mine === undefined) return;
    if (kept.playing !== "") {
      go(`/match/${kept.playing}`);
      return;
    }
    const { pairing } = due.mine;
    const sitters = pairing.entrants.map((entrant): Sitter => {
      const one = tournament.entrants[entrant];
      return one?.bot === undefined ? me() : { kind: "bot", bot: one.bot, name: one.name };
    });
    await begin({
      config: configFor(kept.config, due.mine),
      sitters,
      drawn: { seed: pairing.seed, first: pairing.first },
      occasion: { kind: "tournament", about: placeInTournament(due.mine.round, due.mine.match) },
      before: control.sitDown,
    });
  };
  const rival = due.mine?.pairing.entrants
    .map((entrant) => tournament.entrants[entrant])
    .find((one) => one?.bot !== undefined);
  const live = round.filter(({ state }) => state !== "over").length;
  return (
    <div class="tavern-bracket drawn">
      {isOver ? (
        <Outcome tournament={tournament} />
      ) : (
        <p class="bracket-terms">
          <b>{texts.rounds[tournament.rounds.length - 1]}</b> {texts.stillPlaying(live, round.length)}
          <span>{playedAt(kept.config)}</span>
        </p>
      )}
      <div class="bracket-room">
        <Tables tournament={tournament} tables={tables} target={target}>
          {kept.before !== undefined && <Former tournament={tournament} before={kept.before} />}
        </Tables>
        {!isOver && (
          <aside class="bracket-side">
            {table !== undefined && (
              <Spotlight
                tournament={tournament}
                table={table}
                news={news.find(({ match }) => match === spot)}
                target={target}
              />
            )}
            <News tournament={tournament} news={news} />
          </aside>
        )}
      </div>
      <div class="bracket-actions">
        {rival !== undefined && (
          <Button icon={PlayIcon} onPress={() => void sit()}>
            {kept.playing !== "" ? texts.goOn : texts.play(rival.name)}
          </Button>
        )}
        {!isOver && rival === undefined && (
          <>
            <Button icon={EyeIcon} onPress={() => control.watch(!control.isWatching.value)}>
              {control.isWatching.value ? texts.pause : texts.watch}
            </Button>
            <Button kind="quiet" onPress={() => void control.finishRound()}>
              {texts.result}
            </Button>
          </>
        )}
        <Button
          kind={isOver ? "main" : "quiet"}
          icon={RestartIcon}
          onPress={() => {
            isChoosing.value = true;
          }}
        >
          {texts.anew}
        </Button>
      </div>
    </div>
  );
};
