/** After a published level: the solution is sent for its statistics, and whoever has solved it may rate it. */
import { useSignal } from "@preact/signals";
import type { PublishedLevel } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { difficultySaid, playersSaid } from "../games/wisp/community/facts.ts";
import { levelsApi } from "../games/wisp/community/levels-api.ts";
import { ReportLevel } from "../games/wisp/community/ReportLevel.tsx";
import { said } from "../games/wisp/community/Trouble.tsx";
import { Vote } from "../games/wisp/community/Vote.tsx";
import { communityWords } from "../games/wisp/words/community.ts";
import { go } from "../navigation/routes.ts";
import { Button, FlagIcon } from "../ui/index.ts";
import { publishedTarget, sendResult, sentState } from "./outbox.ts";
import "./boards.css";

type SolvedState =
  | { readonly kind: "sending" | "waiting" }
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "sent"; readonly level: PublishedLevel };

export const PublishedPart = ({ id, match }: { readonly id: string; readonly match: string }) => {
  const texts = communityWords.value;
  const state = useSignal<SolvedState>({ kind: "sending" });
  const isReporting = useSignal(false);
  useEffect(() => {
    const send = async () => {
      const refusal = await sendResult(match, publishedTarget(id));
      const now = await sentState(match);
      const level = now?.state === "sent" ? await levelsApi.level(id) : undefined;
      if (level?.ok === true) state.value = { kind: "sent", level: level.value };
      else if (now?.state === "waiting") state.value = { kind: "waiting" };
      else {
        const why = level?.ok === false ? level.refusal : refusal;
        state.value = { kind: "refused", why: why === undefined ? "" : said(why) };
      }
    };
    void send();
  }, [id, match]);
  const now = state.value;
  const level = now.kind === "sent" ? now.level : undefined;
  return (
    <section aria-labelledby="result-published">
      <h3 id="result-published">{level?.title ?? texts.resultTitle}</h3>
      <div role="status">
        {now.kind === "sending" && <p>{texts.sending}</p>}
        {now.kind === "waiting" && <p>{texts.waiting}</p>}
        {now.kind === "refused" && <p>{[texts.refused, now.why].filter(Boolean).join(" ")}</p>}
        {level !== undefined && (
          <>
            <p>{playersSaid(level)}</p>
            <p>{difficultySaid(level)}</p>
          </>
        )}
      </div>
      {level !== undefined && level.played?.moves !== undefined && (
        <Vote
          level={level}
          onChange={(changed) => {
            state.value = { kind: "sent", level: changed };
          }}
        />
      )}
      <p class="board-soft">{texts.resultAbout}</p>
      <div class="board-keys">
        <Button kind="quiet" onPress={() => go(`/play/wisp/community/level/${id}`)}>
          {texts.view}
        </Button>
        {level !== undefined && level.own !== true && (
          <Button
            kind="quiet"
            icon={FlagIcon}
            onPress={() => {
              isReporting.value = true;
            }}
          >
            {texts.report}
          </Button>
        )}
      </div>
      {isReporting.value && level !== undefined && (
        <ReportLevel
          level={level}
          onClose={() => {
            isReporting.value = false;
          }}
        />
      )}
    </section>
  );
};
