/**
 * After a match: one's place on its board, sending it there, and challenging others to the same. A result of a challenge
 * is sent by itself, and its sheet opens once it is there; so is every result of whoever wants that, without the sheet.
 */
import { useSignal } from "@preact/signals";
import type { TableSetup } from "@turnlight/host";
import type { Refusal } from "@turnlight/kernel";
import type { BoardStandingState } from "@turnlight/wire";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import { withTexts } from "../language/catalogue.ts";
import { number, percent } from "../language/format.ts";
import { go } from "../navigation/routes.ts";
import { Button, Dialog, IconButton, TrophyIcon } from "../ui/index.ts";
import { useOneAtATime } from "../ui/one-at-a-time.ts";
import { AlwaysSwitch } from "./AlwaysSwitch.tsx";
import { boardsApi } from "./boards-api.ts";
import { boardOf, canChallenge, challengeOccasion } from "./course.ts";
import { LinkBox } from "./LinkBox.tsx";
import { challengeTarget, resultOf, sendResult, sendsAlways, sentState, shownPerson } from "./outbox.ts";
import { pathOfBoard } from "./path.ts";
import { said } from "./refusals.ts";
import { words } from "./words.ts";
import "../ui/forms.css";
import "./boards.css";

interface ResultToolProps {
  readonly laid: TableSetup;
  readonly match: string;
}

/** What became of the result so far. */
type SendState =
  | { readonly kind: "looking" | "ask" | "sending" }
  | { readonly kind: "waiting" | "refused"; readonly refusal?: Refusal }
  | { readonly kind: "sent"; readonly own?: BoardStandingState };

/** Without a refusal of the server's own, it is the connection that is missing. */
const waitingWords = (refusal: Refusal | undefined): string =>
  refusal === undefined || refusal.code === "no-line" ? words.value.waiting : said(refusal);

export const StandingLine = ({ own }: { readonly own: BoardStandingState }) => {
  const texts = words.value;
  return (
    <>
      <p class="board-own">
        <strong>{texts.placeOf(own.place, number(own.total))}</strong>
        <span>{own.beats === undefined ? texts.only : texts.beats(percent(own.beats, 0))}</span>
      </p>
      {own.entry.list === "unranked" && <p class="board-soft">{texts.unrankedOwn}</p>}
    </>
  );
};

const BoardPart = ({ board, match }: { readonly board: string; readonly match: string }) => {
  const texts = words.value;
  const state = useSignal<SendState>({ kind: "looking" });
  const showOwn = async () => {
    const read = await boardsApi.board(board, "ranked");
    state.value = { kind: "sent", ...(read.ok && read.value.own !== undefined && { own: read.value.own }) };
  };
  const sendIt = async () => {
    state.value = { kind: "sending" };
    const refusal = await sendResult(match, board);
    const now = await sentState(match);
    if (now?.state === "sent") await showOwn();
    else
      state.value = {
        kind: now?.state === "waiting" ? "waiting" : "refused",
        ...(refusal !== undefined && { refusal }),
      };
  };
  useEffect(() => {
    const look = async () => {
      const now = await sentState(match);
      if (now?.state === "sent") await showOwn();
      else if (now?.state === "refused") state.value = { kind: "refused" };
      else if (now?.state === "waiting" || (await sendsAlways())) await sendIt();
      else state.value = { kind: "ask" };
    };
    void look();
  }, [match]);
  const now = state.value;
  return (
    <section aria-labelledby="result-board">
      <h3 id="result-board">{texts.title}</h3>
      <div role="status">
        {(now.kind === "looking" || now.kind === "sending") && (
          <p>{texts[now.kind === "looking" ? "loading" : "sending"]}</p>
        )}
        {now.kind === "waiting" && <p>{waitingWords(now.refusal)}</p>}
        {now.kind === "refused" && (
          <p>{now.refusal === undefined ? texts.refused : `${texts.refused} ${said(now.refusal)}`}</p>
        )}
        {now.kind === "sent" && now.own !== undefined && <StandingLine own={now.own} />}
      </div>
      {now.kind === "ask" && (
        <>
          <p>
            {texts.sendAsk} {texts.sendAbout(shownPerson().name)}
          </p>
          <div class="board-keys">
            <Button icon={TrophyIcon} onPress={() => void sendIt()}>
              {texts.send}
            </Button>
          </div>
        </>
      )}
      <AlwaysSwitch />
      <div class="board-keys">
        <Button kind="quiet" onPress={() => go(pathOfBoard(board))}>
          {texts.open}
        </Button>
      </div>
    </section>
  );
};

const ChallengePart = ({ laid, match }: ResultToolProps) => {
  const texts = words.value;
  const title = useSignal("");
  const made = useSignal<string | undefined>(undefined);
  const refusal = useSignal<Refusal | undefined>(undefined);
  const going = useOneAtATime();
  const make = () =>
    void going.run(async () => {
      const sent = await resultOf(match);
      if (sent === undefined) return;
      const read = await boardsApi.makeChallenge(title.peek(), shownPerson(), sent);
      refusal.value = read.ok ? undefined : read.refusal;
      if (read.ok) made.value = read.value.id;
    });
  return (
    <section aria-labelledby="result-challenge">
      <h3 id="result-challenge">{texts.challenge}</h3>
      <p>{texts.challengeAbout}</p>
      {made.value === undefined ? (
        <>
          <label class="field">
            {texts.challengeName}
            <input
              maxLength={60}
              value={title.value}
              onInput={({ currentTarget }) => {
                title.value = currentTarget.value;
              }}
            />
          </label>
          <div class="board-keys">
            <Button disabled={going.going.value} onPress={make}>
              {texts.challengeMake}
            </Button>
          </div>
        </>
      ) : (
        <>
          <LinkBox
            place={`/challenge/${made.value}`}
            text={texts.challengeText(pageOf(laid.game)?.words.value.title ?? laid.game)}
          />
          <div class="board-keys">
            <Button kind="quiet" onPress={() => go(`/challenge/${made.value}`)}>
              {texts.openChallenge}
            </Button>
          </div>
        </>
      )}
      <p role="status">{refusal.value === undefined ? "" : said(refusal.value)}</p>
    </section>
  );
};

/** The result of a challenge goes to it by itself: whoever plays one has agreed to be compared. */
const TakenPart = ({ id, match }: { readonly id: string; readonly match: string }) => {
  const texts = words.value;
  const state = useSignal<SendState>({ kind: "sending" });
  useEffect(() => {
    const send = async () => {
      const refusal = await sendResult(match, challengeTarget(id));
      const now = await sentState(match);
      if (now?.state === "sent") state.value = { kind: "sent" };
      else
        state.value = {
          kind: now?.state === "waiting" ? "waiting" : "refused",
          ...(refusal !== undefined && { refusal }),
        };
    };
    void send();
  }, [id, match]);
  const now = state.value;
  return (
    <section>
      <div role="status">
        {now.kind === "sending" && <p>{texts.sending}</p>}
        {now.kind === "waiting" && <p>{waitingWords(now.refusal)}</p>}
        {now.kind === "refused" && (
          <p>{now.refusal === undefined ? texts.refused : `${texts.refused} ${said(now.refusal)}`}</p>
        )}
      </div>
      <div class="board-keys">
        <Button disabled={now.kind === "sending"} onPress={() => go(`/challenge/${id}`)}>
          {texts.openChallenge}
        </Button>
      </div>
    </section>
  );
};

/** The level that was played, if it is a published one. */
const publishedOf = ({ occasion }: TableSetup): string | undefined =>
  occasion?.kind === "published" ? occasion.about.split(" ")[0] : undefined;

/** Comes with the texts of the game's levels, which other results do not need. */
const Published = ({ id, match }: { readonly id: string; readonly match: string }) => {
  const Part = useSignal<ComponentType<{ readonly id: string; readonly match: string }> | undefined>(undefined);
  useEffect(() => {
    void withTexts(import("./PublishedPart.tsx")).then(({ PublishedPart }) => {
      Part.value = PublishedPart;
    });
  }, [Part]);
  const Loaded = Part.value;
  return Loaded === undefined ? <p role="status">{words.value.loading}</p> : <Loaded id={id} match={match} />;
};

export const ResultTool = ({ laid, match }: ResultToolProps) => {
  const texts = words.value;
  const challenge = laid.occasion?.kind === challengeOccasion ? laid.occasion.about : undefined;
  const published = publishedOf(laid);
  const isOpen = useSignal(challenge !== undefined || published !== undefined);
  const board = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const find = async () => {
      const found = await boardOf(laid);
      board.value = found;
      if (found !== undefined && (await sendsAlways()) && (await sentState(match)) === undefined)
        await sendResult(match, found);
    };
    void find();
  }, [laid.game, laid.config, match, board]);
  const offers = canChallenge(laid);
  if (board.value === undefined && !offers && challenge === undefined) return null;
  return (
    <>
      <IconButton
        icon={TrophyIcon}
        label={texts.compare}
        onPress={() => {
          isOpen.value = true;
        }}
      />
      {isOpen.value && (
        <Dialog
          title={texts.result}
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <div class="result-sheet">
            {published !== undefined && <Published id={published} match={match} />}
            {challenge !== undefined && <TakenPart id={challenge} match={match} />}
            {board.value !== undefined && <BoardPart board={board.value} match={match} />}
            {challenge === undefined && offers && <ChallengePart laid={laid} match={match} />}
          </div>
        </Dialog>
      )}
    </>
  );
};
