/** The tournament: a bracket of eight, drawn from a seed. The player's matches are played at the table, the others in a worker. */
import { useSignal } from "@preact/signals";
import { champion, type Pairing, placeInTournament, type Tournament, winnerOf, zonk } from "@turnlight/games/zonk";
import { useEffect, useMemo } from "preact/hooks";
import { Patron, patronOf } from "../faces/Patron.tsx";
import { Avatar } from "../play/Avatar.tsx";
import {
  type KeptTournament,
  keepSetting,
  keepTournament,
  keptTournament,
  setting,
  type TableSetting,
  usualSetting,
} from "../saved.ts";
import { Button, confirm, go, number, PlayIcon, RestartIcon, type Sitter, store, TrophyIcon } from "../shared.ts";
import { openSolver } from "../solver-worker.ts";
import { words } from "../words/words.ts";
import { configFor, dueOf, freshTournament, otherTable, tournamentOf, withOthers, withOwnResult } from "./bracket.ts";
import { configOf, me } from "./seating.ts";
import { begin } from "./start-match.ts";
import { TableChoice } from "./TableChoice.tsx";

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const roundCount = 3;
const matchesIn = (round: number): number => 4 / 2 ** round;

const Entrant = ({
  tournament,
  number: entrant,
  won,
  score,
}: {
  readonly tournament: Tournament;
  readonly number: number | undefined;
  readonly won: boolean;
  readonly score: number | undefined;
}) => {
  const one = entrant === undefined ? undefined : tournament.entrants[entrant];
  return (
    <span class={`bracket-entrant${won ? " won" : ""}`}>
      <span class="bracket-face">
        {one === undefined ? null : one.bot === undefined ? (
          <Avatar sitter={me()} />
        ) : (
          <Patron name={patronOf(one.bot)} />
        )}
      </span>
      <span class="bracket-name">{one?.name ?? words.value.tournament.open}</span>
      <span class="bracket-score">{score === undefined ? "" : number(score)}</span>
    </span>
  );
};

const Match = ({ tournament, pairing }: { readonly tournament: Tournament; readonly pairing: Pairing | undefined }) => {
  const winner = pairing === undefined ? undefined : winnerOf(pairing);
  return (
    <li class="bracket-match">
      {[0, 1].map((seat) => (
        <Entrant
          key={seat}
          tournament={tournament}
          number={pairing?.entrants[seat]}
          won={winner !== undefined && pairing?.entrants[seat] === winner}
          score={pairing?.scores?.[seat]}
        />
      ))}
    </li>
  );
};

const Rounds = ({ tournament }: { readonly tournament: Tournament }) => (
  <div class="bracket">
    {Array.from({ length: roundCount }, (_, round) => (
      <section key={words.value.tournament.rounds[round]} class="bracket-round">
        <h2>{words.value.tournament.rounds[round]}</h2>
        <ol>
          {Array.from({ length: matchesIn(round) }, (_, match) => {
            const pairing = tournament.rounds[round]?.[match];
            return <Match key={match} tournament={tournament} pairing={pairing} />;
          })}
        </ol>
      </section>
    ))}
  </div>
);

/** The table and target of the tournament's matches. */
const playedAt = (text: string): string => {
  const config = zonk.rules.configText.read(text);
  if (!config.ok) return "";
  const { table, target, streak } = config.value;
  const texts = words.value;
  return texts.tournament.playedAt(texts.lobby.tableNames[table.name] ?? table.name, number(target), streak);
};

/** Enters the result of the player's own match, if it is over by now. */
const upToDate = async (saved: KeptTournament): Promise<KeptTournament> => {
  if (saved.playing === "") return saved;
  const { results, load } = await store;
  const running = await load(saved.playing);
  return withOwnResult(saved, await results({ game: "zonk" }), running.ok && running.value !== undefined);
};

export const Bracket = () => {
  const saved = useSignal<KeptTournament | "none" | undefined>(undefined);
  const playing = useSignal(false);
  const wanted = useSignal<TableSetting>(usualSetting.tournament);
  const change = (changed: Partial<TableSetting>): void => {
    wanted.value = { ...wanted.peek(), ...changed };
    void keepSetting({ tournament: wanted.peek() });
  };
  const solver = useMemo(() => openSolver(), []);
  const texts = words.value.tournament;

  const keep = async (now: KeptTournament): Promise<void> => {
    saved.value = now;
    await keepTournament(now);
  };
  /** The latest saved state. */
  const newest = (): KeptTournament | undefined => {
    const now = saved.peek();
    return now === "none" ? undefined : now;
  };
  /** Plays the others' matches until the player's next one, or to the end. */
  const playOthers = async (): Promise<void> => {
    playing.value = true;
    for (;;) {
      const now = newest();
      const read = now === undefined ? undefined : tournamentOf(now);
      if (now === undefined || read?.ok !== true) break;
      const { others } = dueOf(read.value);
      if (others.length === 0) break;
      const played = await solver.ask("play", {
        tables: others.map((due) => otherTable(read.value, now.config, due)),
      });
      if (!played.ok) break;
      const results = others.map((due, i) => ({ due, scores: played.value[i] ?? [] }));
      const after = withOthers(now, newest() ?? now, results);
      // The tournament was replaced meanwhile: discard these results.
      if (after === undefined) return;
      await keep(after);
    }
    playing.value = false;
  };
  useEffect(() => {
    const open = async () => {
      wanted.value = (await setting()).tournament;
      const found = await keptTournament();
      if (found === undefined) {
        saved.value = "none";
        return;
      }
      await keep(await upToDate(found));
      await playOthers();
    };
    void open();
    return () => solver.close();
  }, []);

  const draw = async () => {
    const now = saved.peek();
    const running = now !== undefined && now !== "none";
    const read = running ? tournamentOf(now) : undefined;
    const lost = read?.ok === true && champion(read.value) === undefined;
    if (lost && !(await confirm({ title: texts.anewAsk, yes: texts.anew, no: texts.keep, danger: true }))) return;
    await keep(freshTournament(me().name, freshSeed(), configOf({ ...wanted.peek(), seats: [0, 1] })));
    await playOthers();
  };

  const now = saved.value;
  const read = now === undefined || now === "none" ? undefined : tournamentOf(now);
  const tournament = read?.ok === true ? read.value : undefined;
  const due = tournament === undefined ? undefined : dueOf(tournament);
  const best = tournament === undefined ? undefined : champion(tournament);
  if (now === undefined) return null;

  const sit = async () => {
    if (now === "none" || tournament === undefined || due?.mine === undefined) return;
    if (now.playing !== "") {
      go(`/match/${now.playing}`);
      return;
    }
    const { pairing } = due.mine;
    const sitters = pairing.entrants.map((entrant): Sitter => {
      const one = tournament.entrants[entrant];
      return one?.bot === undefined ? me() : { kind: "bot", bot: one.bot, name: one.name };
    });
    await begin({
      config: configFor(now.config, due.mine),
      sitters,
      drawn: { seed: pairing.seed, first: pairing.first },
      occasion: { kind: "tournament", about: placeInTournament(due.mine.round, due.mine.match) },
      before: (match) => keep({ ...(newest() ?? now), playing: match }),
    });
  };
  const rival = due?.mine?.pairing.entrants
    .map((entrant) => tournament?.entrants[entrant])
    .find((one) => one?.bot !== undefined);
  const isOut = tournament !== undefined && best === undefined && due?.mine === undefined && !playing.value;
  return (
    <div class="tavern-bracket">
      <p role="status" class="bracket-news">
        {best !== undefined ? texts.champion(best.name) : playing.value ? texts.playing : isOut ? texts.out : ""}
      </p>
      {tournament === undefined || best !== undefined ? (
        <section class="sheet paper">
          <p>{texts.about}</p>
          <TableChoice name="tournament-table" now={wanted.value} onChange={change} />
        </section>
      ) : (
        <p class="soft">{playedAt(now === "none" ? "" : now.config)}</p>
      )}
      {tournament !== undefined && <Rounds tournament={tournament} />}
      <div class="bracket-actions">
        <Button
          kind={tournament === undefined || best !== undefined ? "main" : "quiet"}
          icon={tournament === undefined ? TrophyIcon : RestartIcon}
          onPress={() => void draw()}
        >
          {tournament === undefined ? texts.draw : texts.anew}
        </Button>
        {rival !== undefined && (
          <Button icon={PlayIcon} onPress={() => void sit()}>
            {now !== "none" && now.playing !== "" ? texts.goOn : texts.play(rival.name)}
          </Button>
        )}
      </div>
    </div>
  );
};
