/** The header: round, badges, stars and money, and the progress bar. */
import { apart, type RunState, target, twistNow } from "@turnlight/games/thirteen";
import { CalendarIcon, EraseIcon, FlagIcon, number, StarIcon, WarnIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { useCounted } from "./useCounted.ts";
import "./hud.css";

interface HudProps {
  readonly state: RunState;
  readonly score: number;
  /** What the box being previewed would add. */
  readonly ahead: number;
  readonly stars: number;
  readonly daily: boolean;
  readonly practice: boolean;
}

const Badges = ({ state, daily, practice }: Pick<HudProps, "state" | "daily" | "practice">) => {
  const texts = words.value;
  const twist = twistNow(state);
  const { challenge, scratch, stake } = state.config;
  return (
    <span class="badges">
      {twist !== null && (
        <span class="badge boss" title={texts.twistAbout(twist)}>
          <WarnIcon />
          <span aria-hidden="true">{texts.twists[twist.kind]}</span>
          <span class="spoken-only">{texts.hud.boss(texts.twistAbout(twist))}</span>
        </span>
      )}
      {challenge !== "none" && (
        <span class="badge challenge" title={texts.challengesAbout[challenge]}>
          <FlagIcon />
          <span aria-hidden="true">{texts.challenges[challenge]}</span>
          <span class="spoken-only">{texts.hud.challenge(texts.challenges[challenge])}</span>
        </span>
      )}
      {daily && (
        <span class="badge daily" title={texts.hud.daily}>
          <CalendarIcon />
          <span aria-hidden="true">{texts.hud.daily}</span>
          <span class="spoken-only">{texts.hud.daily}</span>
        </span>
      )}
      {practice && (
        <span class="badge plain" title={texts.hud.practiceAbout}>
          <FlagIcon />
          <span aria-hidden="true">{texts.hud.practice}</span>
          <span class="spoken-only">{texts.hud.practice}</span>
        </span>
      )}
      {stake > 0 && (
        <span class="badge plain stake" title={texts.stakes.adds.slice(0, stake).join(" ")}>
          {texts.stakes.at(stake)}
        </span>
      )}
      {scratch === "free" && challenge !== "purist" && (
        <span class="badge plain" title={texts.hud.freeScratch}>
          <EraseIcon />
          <span aria-hidden="true">{texts.hud.freeScratch}</span>
          <span class="spoken-only">{texts.hud.freeScratch}</span>
        </span>
      )}
    </span>
  );
};

const Labels = ({ score, goal }: { readonly score: number; readonly goal: number }) => {
  const texts = words.value.hud;
  const [now, asked] = apart(score, goal, number);
  return (
    <span class="bar-labels">
      <span class="bar-score">
        <small>{texts.score}</small>
        <b>{now}</b>
      </span>
      <span class="bar-togo">{score < goal ? texts.toGo(number(goal - score)) : texts.reached}</span>
      <span class="bar-target">
        <small>{texts.target}</small>
        <b>{asked}</b>
      </span>
    </span>
  );
};

export const Hud = ({ state, score, ahead, stars, daily, practice }: HudProps) => {
  const texts = words.value.hud;
  const { sheet, stage, purse } = state;
  const goal = target(state);
  const counted = useCounted(score);
  const share = (points: number) => `${Math.min(100, (100 * points) / goal)}%`;
  const rounds = sheet.inPlay.length;
  const twist = state.phase.kind === "shop" ? null : twistNow(state);
  return (
    <header class="hud">
      <div class="hud-row">
        <span class="hud-left">
          {rounds > 0 && <span>{texts.round(Math.min(sheet.round, rounds), rounds)}</span>}
          <span class="hud-stage">{texts.stage(stage)}</span>
        </span>
        <Badges state={state} daily={daily} practice={practice} />
        <span class="hud-right">
          <span class="hud-stars" title={texts.stars(stars)}>
            <StarIcon />
            <span aria-hidden="true">{stars}</span>
            <span class="spoken-only">{texts.stars(stars)}</span>
          </span>
          <span class="hud-money">
            <span aria-hidden="true">{texts.money(purse)}</span>
            <span class="spoken-only">{texts.moneyIs(purse)}</span>
          </span>
        </span>
      </div>
      {twist !== null && (
        <p class="hud-rule" aria-hidden="true">
          <b>{words.value.twists[twist.kind]}:</b> {words.value.twistAbout(twist)}
        </p>
      )}
      <div class={`progress${score >= goal ? " full" : ""}`}>
        <span class="spoken-only">{texts.scoreOf(number(score), number(goal))}</span>
        <span class="progress-labels" aria-hidden="true">
          <Labels score={counted} goal={goal} />
        </span>
        {ahead > 0 && <span class="progress-ahead" style={{ width: share(score + ahead) }} />}
        <span class="progress-fill" style={{ width: share(score) }} aria-hidden="true">
          <Labels score={counted} goal={goal} />
        </span>
      </div>
    </header>
  );
};
