/** A published level: its board, what is known of it, and what one can do with it. */
import { useSignal } from "@preact/signals";
import { readCode } from "@turnlight/games/wisp";
import type { PublishedLevel } from "@turnlight/wire";
import { list } from "../../../language/format.ts";
import { Forest } from "../board/Forest.tsx";
import { Still } from "../board/Still.tsx";
import { publishedAbout } from "../lobby/levels.ts";
import { beginLevel } from "../play/begin.ts";
import { BinIcon, Button, confirm, FlagIcon, go, PencilIcon, PlayIcon, toast } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { ideaNames, playersSaid } from "./facts.ts";
import { levelsApi } from "./levels-api.ts";
import { ReportLevel } from "./ReportLevel.tsx";
import { said, Trouble } from "./Trouble.tsx";
import { useLoaded } from "./useLoaded.ts";
import { Vote } from "./Vote.tsx";

/** The attempt is counted at the server if it can be reached; it is played in any case. */
export const playPublished = async ({ id, title, code }: PublishedLevel): Promise<void> => {
  void levelsApi.begin(id);
  await beginLevel(code, { kind: "published", about: publishedAbout({ id, title }) });
};

const Facts = ({ level }: { readonly level: PublishedLevel }) => {
  const texts = communityWords.value;
  const names = ideaNames(level);
  return (
    <section class="community-facts" aria-label={texts.facts}>
      <dl>
        <div>
          <dt>{texts.shortest}</dt>
          <dd>{texts.moves(level.par)}</dd>
        </div>
        <div>
          <dt>{texts.difficulty}</dt>
          <dd>{level.difficulty === undefined ? texts.computedUnknown : texts.rank(level.difficulty)}</dd>
          {level.measured !== undefined && <dd>{texts.measured(level.measured)}</dd>}
        </div>
        {names.length > 0 && (
          <div>
            <dt>{texts.ideas}</dt>
            <dd>{list(names)}</dd>
          </div>
        )}
      </dl>
      <p>
        {playersSaid(level)}
        {level.likes > 0 && ` · ${texts.likes(level.likes)}`}
      </p>
    </section>
  );
};

const Level = ({ level, onChange }: { readonly level: PublishedLevel; onChange(level: PublishedLevel): void }) => {
  const texts = communityWords.value;
  const isReporting = useSignal(false);
  const board = readCode(level.code);
  const withdraw = async () => {
    if (!(await confirm({ title: texts.withdrawAsk, yes: texts.withdraw, danger: true }))) return;
    const done = await levelsApi.withdraw(level.id);
    toast(done.ok ? communityWords.peek().withdrawn : said(done.refusal), { tone: done.ok ? "good" : "bad" });
    if (done.ok) go("/play/wisp/community");
  };
  const { played } = level;
  return (
    <section class="chapter linked-level community-level">
      {board.ok && (
        <div class="day-picture">
          <Still level={board.value} biome="forest" />
        </div>
      )}
      <h2>{level.title}</h2>
      <p>
        {level.own === true ? (
          texts.own
        ) : (
          <a href={`#/play/wisp/community/author/${level.author.id}`}>{texts.by(level.author.name)}</a>
        )}
      </p>
      <Button icon={PlayIcon} wide onPress={() => void playPublished(level)}>
        {played?.moves === undefined ? texts.play : texts.again}
      </Button>
      <Facts level={level} />
      {level.own !== true && (
        <div class="community-vote">
          {played !== undefined && <p>{played.moves === undefined ? texts.notSolved : texts.solved(played.moves)}</p>}
          {played?.moves === undefined ? <p>{texts.voteLater}</p> : <Vote level={level} onChange={onChange} />}
        </div>
      )}
      <div class="pack-keys">
        <Button
          kind="quiet"
          icon={PencilIcon}
          onPress={() => go(`/play/wisp/editor/code/${level.code}/${encodeURIComponent(level.title)}`)}
        >
          {texts.edit}
        </Button>
        {level.own === true ? (
          <Button kind="quiet" icon={BinIcon} onPress={() => void withdraw()}>
            {texts.withdraw}
          </Button>
        ) : (
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
      {isReporting.value && (
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

export const LevelPage = ({ id }: { readonly id: string }) => {
  const { state, load } = useLoaded(() => levelsApi.level(id), [id]);
  const read = state.value;
  return (
    <div class="wisp-room linked">
      <Forest biome="forest" />
      {read === undefined && <p role="status">{communityWords.value.loading}</p>}
      {read?.ok === false && <Trouble refusal={read.refusal} onRetry={() => void load()} />}
      {read?.ok === true && (
        <Level
          level={read.value}
          onChange={(value) => {
            state.value = { ok: true, value };
          }}
        />
      )}
    </div>
  );
};
