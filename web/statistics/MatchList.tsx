/** Finished matches: results, opponents, and buttons to replay, review or delete them. */
import { useSignal } from "@preact/signals";
import { peopleOf, playersOf, recordOf, tableAfterLog } from "@turnlight/host";
import { writeRecord } from "@turnlight/kernel";
import { opponentNames } from "../games/page.ts";
import { pageOf } from "../games/pages.ts";
import { day, list, number } from "../language/format.ts";
import { language, texts } from "../language/language.ts";
import { refusalText } from "../language/refusals.ts";
import { serverApi } from "../match/online/server-api.ts";
import { hasVisited } from "../match/online/visited.ts";
import { playerName } from "../match/player-names.ts";
import { showMatchReplay } from "../match/replay/navigation.ts";
import { openReview } from "../match/review/navigation.ts";
import { store } from "../store/device-store.ts";
import type { FinishedMatchRow } from "../store/index.ts";
import { BinIcon, Button, ChartIcon, confirm, EyeIcon, IconButton, StarIcon, toast } from "../ui/index.ts";

/** How many matches are listed at a time. */
const page = 30;

interface MatchListProps {
  readonly matches: readonly FinishedMatchRow[];
  /** Won or lost, by match; a match with no or several people has no entry. */
  readonly wonBy: ReadonlyMap<string, boolean>;
  titleOf(game: string): string;
  /** What the match was about besides its game; empty where all are alike. */
  subjectOf(match: FinishedMatchRow): string;
  onRemove(): void;
}

const review = async ({ id }: FinishedMatchRow) => {
  const match = await (await store).archived(id);
  if (match === undefined) return;
  const { sitters } = tableAfterLog(match);
  const [seat] = peopleOf(sitters);
  openReview({
    text: writeRecord({ ...recordOf(match), players: playersOf(sitters) }),
    ...(seat !== undefined && { seat, isOwn: true }),
  });
};

/** Shows a match on one's profile, which has to be published to be seen. */
const showOnProfile = async ({ id, ended }: FinishedMatchRow) => {
  const match = await (await store).archived(id);
  if (match === undefined) return;
  const { sitters } = tableAfterLog(match);
  const players = playersOf(sitters).map(({ bot }) => ({ name: "", ...(bot !== undefined && { bot }) }));
  const [seat = 0] = peopleOf(sitters);
  const sent = await serverApi.showRecord(writeRecord({ ...recordOf(match), players }), ended, seat);
  const words = texts.peek().statistics;
  toast(sent.ok ? words.shownOnProfile : refusalText(sent.refusal), { tone: sent.ok ? "good" : "bad" });
};

/** Everybody except the one person, and the scores if there were several seats. */
const againstIn = ({ game, sitters, scores }: FinishedMatchRow): string => {
  const card = pageOf(game);
  const given = card === undefined ? [] : opponentNames(card);
  const people = sitters.filter(({ kind }) => kind === "person");
  const others = people.length === 1 ? sitters.filter(({ kind }) => kind === "bot") : sitters;
  if (sitters.length < 2) return "";
  const names = list(others.map((sitter) => playerName(sitter, given, language.value)));
  return `${texts.value.statistics.against(names)} · ${scores.map(number).join(" : ")}`;
};

export const MatchList = ({ matches, wonBy, titleOf, subjectOf, onRemove }: MatchListProps) => {
  const count = useSignal(page);
  const words = texts.value.statistics;
  const remove = async ({ id }: FinishedMatchRow) => {
    if (!(await confirm({ title: words.removeAsk, yes: words.remove, danger: true }))) return;
    await (await store).forget(id);
    onRemove();
  };
  if (matches.length === 0) return null;
  return (
    <section class="sheet paper">
      <h2>{words.matches}</h2>
      <ul class="rows">
        {matches.slice(0, count.value).map((match) => {
          const won = wonBy.get(match.id);
          const [game, subject, ended] = [titleOf(match.game), subjectOf(match), day(match.ended)];
          const title = subject === "" ? game : `${game}, ${subject}`;
          return (
            <li key={match.id} class="match-row">
              <span class="row-words">
                <strong>
                  {game}: {won === undefined ? words.over : won ? words.didWin : words.didNot}
                </strong>
                {subject !== "" && <span>{subject}</span>}
                <span class="soft">{againstIn(match)}</span>
                <span class="soft">{ended}</span>
              </span>
              <span class="row-keys">
                <IconButton
                  icon={EyeIcon}
                  label={words.watchNamed(title, ended)}
                  onPress={() => showMatchReplay(match.id)}
                />
                {pageOf(match.game)?.review !== undefined && (
                  <IconButton
                    icon={ChartIcon}
                    label={`${texts.value.match.review}: ${title}, ${ended}`}
                    onPress={() => void review(match)}
                  />
                )}
                {hasVisited.is && (
                  <IconButton
                    icon={StarIcon}
                    label={`${words.showOnProfile}: ${title}, ${ended}`}
                    onPress={() => void showOnProfile(match)}
                  />
                )}
                <IconButton icon={BinIcon} label={words.removeNamed(title, ended)} onPress={() => void remove(match)} />
              </span>
            </li>
          );
        })}
      </ul>
      {matches.length > count.value && (
        <Button
          kind="quiet"
          onPress={() => {
            count.value += page;
          }}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
};
