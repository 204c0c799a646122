/** The console below the title: one gold slab, the other ways to play, and the doors to further pages. */
import { useSignal } from "@preact/signals";
import { offeredChallenges } from "@turnlight/games/thirteen";
import { timeLeft } from "../../../../language/time-left.ts";
import { Key } from "../../play/Key.tsx";
import { Dialog, go, number, refusalText, today, UnfinishedHere } from "../../shared.ts";
import { refusals } from "../../words/refusals.ts";
import { titleWords } from "../../words/title.ts";
import { words } from "../../words/words.ts";
import type { GoingOn, Stuck } from "../resume.ts";
import { type Arrival, isNew, locks } from "./arrival.ts";
import { Slab } from "./Slab.tsx";

/** Phases between two stages; named here, since the rules come with a match only. */
const shopping: readonly string[] = ["shop", "stocking", "unpacking", "pack"];

const summary = () => import("../../hall/load-summary.ts");

const Running = ({ run }: { readonly run: GoingOn }) => {
  const texts = titleWords.value;
  const { phase, stage, purse, sheet } = run.state;
  const money = number(purse);
  if (phase.kind === "draft" || phase.kind === "drafting") return <>{texts.choosing}</>;
  if (shopping.includes(phase.kind)) return <>{texts.shop(stage, money)}</>;
  const share = sheet.target === 0 ? 0 : Math.min(1, sheet.score / sheet.target);
  return (
    <>
      <span class="title-where">
        <span>{run.date === "" ? texts.stage(stage, money) : `${texts.ofDay} · ${texts.stage(stage, money)}`}</span>
        <span>{texts.points(number(sheet.score), number(sheet.target))}</span>
      </span>
      <span class="title-meter">
        <i style={{ "--share": share }} />
      </span>
    </>
  );
};

const dailySaid = ({ goingOn, mine }: Arrival): string => {
  const texts = titleWords.value;
  const day = today();
  const result = mine?.days[day];
  if (result !== undefined) return texts.done(result.cleared);
  if (goingOn?.date === day) return texts.begun;
  const { hours, minutes } = timeLeft(Date.now());
  return texts.left(hours, minutes);
};

const challengesSaid = ({ mine }: Arrival): string => {
  const texts = titleWords.value;
  const played = offeredChallenges.filter((challenge) => mine?.best[challenge] !== undefined).length;
  return played === 0
    ? texts.challengesNew(offeredChallenges.length)
    : texts.challengesPlayed(played, offeredChallenges.length);
};

/** A run that can no longer be continued, and the way to delete it. */
const StuckRun = ({ run, onDelete }: { readonly run: Stuck; onDelete(): void }) => (
  <p class="title-stuck">
    {words.value.lobby.stuck} {refusalText(run.why, refusals)}{" "}
    <Key tone="dark" small onPress={onDelete}>
      {words.value.lobby.putAway}
    </Key>
  </p>
);

interface ConsoleProps {
  readonly now: Arrival;
  readonly opening: boolean;
  onNewRun(): void;
  onDelete(run: Stuck): void;
}

const SecondSlab = ({ now, opening, onNewRun }: Omit<ConsoleProps, "onDelete">) => {
  const texts = titleWords.value;
  if (isNew(now))
    return (
      <Slab tone="cyan" name={texts.learn} to="/play/thirteen/learn">
        {texts.learnAbout}
      </Slab>
    );
  if (now.goingOn === undefined)
    return (
      <Slab tone="cyan" name={texts.customise} to="/play/thirteen/customise">
        {texts.customiseAbout}
      </Slab>
    );
  return (
    <Slab tone="cyan" name={texts.newRun} disabled={opening} onPress={onNewRun}>
      {now.stake === 0 ? words.value.stakes.none : words.value.stakes.at(now.stake)}
    </Slab>
  );
};

export const Console = ({ now, opening, onNewRun, onDelete }: ConsoleProps) => {
  const texts = titleWords.value;
  const labels = words.value.lobby;
  const isListed = useSignal(false);
  const { goingOn, stake } = now;
  return (
    <nav class="title-console" aria-label={texts.play}>
      {now.stuck.map((run) => (
        <StuckRun key={run.id} run={run} onDelete={() => onDelete(run)} />
      ))}
      {goingOn === undefined ? (
        <Slab tone="gold" name={texts.newRun} disabled={opening} onPress={onNewRun}>
          {stake === 0 ? texts.newAbout : words.value.stakes.at(stake)}
        </Slab>
      ) : (
        <Slab tone="gold" name={texts.goOn} onPress={() => go(`/match/${goingOn.id}`)}>
          <Running run={goingOn} />
        </Slab>
      )}
      <SecondSlab now={now} opening={opening} onNewRun={onNewRun} />
      <Slab tone="violet" name={texts.daily} to="/play/thirteen/daily">
        {dailySaid(now)}
      </Slab>
      <Slab tone="dark" name={texts.challenges} to="/play/thirteen/challenges">
        {challengesSaid(now)}
      </Slab>
      <Slab tone="dark" name={texts.collection} to="/play/thirteen/collection">
        {texts.unlocked(now.open, locks.length)}
      </Slab>
      <div class="title-links">
        {now.unfinished > 1 && (
          <button
            type="button"
            onClick={() => {
              isListed.value = true;
            }}
          >
            {texts.unfinished(now.unfinished)}
          </button>
        )}
        {(goingOn !== undefined || isNew(now)) && <a href="#/play/thirteen/customise">{texts.customiseLink}</a>}
        <a href="#/play/thirteen/statistics">{labels.statistics}</a>
        <a href="#/play/thirteen/achievements">{labels.achievements}</a>
        <a href="#/online/new/thirteen-side-by-side">{labels.far}</a>
      </div>
      {isListed.value && (
        <Dialog
          title={texts.unfinishedTitle}
          wide
          onClose={() => {
            isListed.value = false;
          }}
        >
          <UnfinishedHere game="thirteen" summary={summary} />
        </Dialog>
      )}
    </nav>
  );
};
