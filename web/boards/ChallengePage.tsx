/** A challenge by its link: what is played and by whom; once one's own result is in, everybody's, compared move by move. */
import { useSignal } from "@preact/signals";
import { findGame } from "@turnlight/games";
import type { Refusal } from "@turnlight/kernel";
import type { BoardEntry, ChallengeState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import { list } from "../language/format.ts";
import { language } from "../language/language.ts";
import { ownSeat, startMatch } from "../match/start-match.ts";
import type { Sitter } from "../match/table.ts";
import { go } from "../navigation/routes.ts";
import { store } from "../store/device-store.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { Button, PlayIcon } from "../ui/index.ts";
import { NotFound } from "../ui/NotFound.tsx";
import { useOneAtATime } from "../ui/one-at-a-time.ts";
import { boardsApi } from "./boards-api.ts";
import { Compare } from "./Compare.tsx";
import { challengeOccasion } from "./course.ts";
import { EntryRows, newestRules } from "./EntryRows.tsx";
import { LinkBox } from "./LinkBox.tsx";
import { flush } from "./outbox.ts";
import { said } from "./refusals.ts";
import { words } from "./words.ts";
import "../ui/forms.css";
import "./boards.css";

const botName = (game: string, bot: string): string => pageOf(game)?.names?.[language.value][bot] ?? bot;

/** The match of this challenge that was begun here and is not over. */
const begunMatch = async ({ game, id }: ChallengeState): Promise<string | undefined> => {
  const running = await (await store).running({ game });
  return running.find(({ occasion }) => occasion?.kind === challengeOccasion && occasion.about === id)?.id;
};

const begin = async (challenge: ChallengeState): Promise<void> => {
  const begun = await begunMatch(challenge);
  if (begun !== undefined) return go(`/match/${begun}`);
  const { game, config, seed, bots, id } = challenge;
  const sitters = bots.map(
    (bot): Sitter => (bot === null ? ownSeat() : { kind: "bot", bot, name: botName(game, bot) }),
  );
  await startMatch(
    { game, config, sitters, occasion: { kind: challengeOccasion, about: id } },
    { ...(seed !== undefined && { drawn: { seed } }) },
  );
};

const Invited = ({ challenge }: { readonly challenge: ChallengeState }) => {
  const texts = words.value;
  const going = useOneAtATime();
  const isOld = useSignal(false);
  const isBegun = useSignal(false);
  useEffect(() => {
    void findGame(challenge.game).then((game) => {
      isOld.value = game.ok && game.value.rules.version !== challenge.rules;
    });
    void begunMatch(challenge).then((begun) => {
      isBegun.value = begun !== undefined;
    });
  }, [challenge, isOld, isBegun]);
  return (
    <section class="sheet paper">
      {challenge.played.length > 0 && <p>{texts.playedBy(list(challenge.played))}</p>}
      <p>{isOld.value ? texts.olderChallenge : texts.challengeRule}</p>
      {!isOld.value && (
        <div class="board-keys">
          <Button icon={PlayIcon} disabled={going.going.value} onPress={() => void going.run(() => begin(challenge))}>
            {isBegun.value ? texts.goOn : texts.play}
          </Button>
        </div>
      )}
    </section>
  );
};

interface ResultsProps {
  readonly challenge: ChallengeState;
  readonly entries: readonly BoardEntry[];
}

const Results = ({ challenge, entries }: ResultsProps) => {
  const texts = words.value;
  const own = entries.find((entry) => entry.own === true);
  const others = entries.filter((entry) => entry.own !== true && entry.watchable === true);
  const chosen = useSignal(others[0]?.id ?? "");
  const other = others.find(({ id }) => id === chosen.value) ?? others[0];
  const game = pageOf(challenge.game)?.words.value.title ?? challenge.game;
  return (
    <>
      <section class="sheet paper">
        <h2>{texts.results}</h2>
        <EntryRows entries={entries} label={texts.results} rules={newestRules(entries)} />
      </section>
      {own !== undefined && other !== undefined && (
        <section class="sheet paper">
          <h2>{texts.versus(other.name)}</h2>
          {others.length > 1 && (
            <label class="field">
              {texts.compareWith}
              <select
                value={other.id}
                onChange={({ currentTarget }) => {
                  chosen.value = currentTarget.value;
                }}
              >
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Compare game={challenge.game} config={challenge.config} own={own} other={other} />
        </section>
      )}
      <section class="sheet paper">
        <h2>{texts.challenge}</h2>
        <LinkBox place={`/challenge/${challenge.id}`} text={texts.challengeText(game)} />
      </section>
    </>
  );
};

export const ChallengePage = ({ id }: { readonly id: string }) => {
  const texts = words.value;
  const read = useSignal<ChallengeState | Refusal | undefined>(undefined);
  const load = async () => {
    // One's own result may still be waiting.
    await flush();
    const answer = await boardsApi.challenge(id);
    read.value = answer.ok ? answer.value : answer.refusal;
  };
  useEffect(() => void load(), [id]);
  const now = read.value;
  if (now !== undefined && "code" in now && now.code === "no-challenge")
    return <NotFound title={texts.goneTitle} about={texts.goneAbout} />;
  const challenge = now === undefined || "code" in now ? undefined : now;
  const game = challenge === undefined ? "" : (pageOf(challenge.game)?.words.value.title ?? challenge.game);
  const title = challenge === undefined ? texts.challenges : challenge.title || game;
  return (
    <Frame title={title}>
      <div class="boards-room">
        {now === undefined && <p role="status">{texts.loading}</p>}
        {now !== undefined && "code" in now && (
          <section class="sheet paper">
            <p role="status">{now.code === "no-server" ? texts.noServer : said(now)}</p>
            <div class="board-keys">
              <Button kind="quiet" onPress={() => void load()}>
                {texts.retry}
              </Button>
            </div>
          </section>
        )}
        {challenge !== undefined && (
          <>
            <p class="board-invited">{texts.challengeTitle(challenge.by, game)}</p>
            {challenge.entries === undefined ? (
              <Invited challenge={challenge} />
            ) : (
              <Results challenge={challenge} entries={challenge.entries} />
            )}
          </>
        )}
      </div>
    </Frame>
  );
};
