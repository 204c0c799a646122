/** The glass header: round, badges, stars and money, and the bar that wants to be full. */
import { apart, type RunState, target, twistNow } from "@turnlight/games/thirteen";
import { CalendarIcon, EraseIcon, FlagIcon, number, StarIcon, WarnIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { useCounted } from "./useCounted.ts";
import "./hud.css";

interface HudProps {
  readonly state: RunState;
  readonly score: number;
  /** What the box being looked at would add. */
  readonly ahead: number;
  readonly stars: number;
  readonly daily: boolean;
  readonly practice: boolean;
}

const Badges = ({ state, daily, practice }: Pick<HudProps, "state" | "daily" | "practice">) => {
  const said = words.value;
  const twist = twistNow(state);
  const { challenge, scratch, stake } = state.config;
  return (
    <span class="badges">
      {twist !== null && (
        <span class="badge boss" title={said.twistAbout(twist)}>
          <WarnIcon />
          <span aria-hidden="true">{said.twists[twist.kind]}</span>
          <span class="spoken-only">{said.hud.boss(said.twistAbout(twist))}</span>
        </span>
      )}
      {challenge !== "none" && (
        <span class="badge challenge" title={said.challengesAbout[challenge]}>
          <FlagIcon />
          <span aria-hidden="true">{said.challenges[challenge]}</span>
          <span class="spoken-only">{said.hud.challenge(said.challenges[challenge])}</span>
        </span>
      )}
      {daily && (
        <span class="badge daily" title={said.hud.daily}>
          <CalendarIcon />
          <span aria-hidden="true">{said.hud.daily}</span>
          <span class="spoken-only">{said.hud.daily}</span>
        </span>
      )}
      {practice && (
        <span class="badge plain" title={said.hud.practiceAbout}>
          <FlagIcon />
          <span aria-hidden="true">{said.hud.practice}</span>
          <span class="spoken-only">{said.hud.practice}</span>
        </span>
      )}
      {stake > 0 && (
        <span class="badge plain stake" title={said.stakes.adds.slice(0, stake).join(" ")}>
          {said.stakes.at(stake)}
        </span>
      )}
      {scratch === "free" && challenge !== "purist" && (
        <span class="badge plain" title={said.hud.freeScratch}>
          <EraseIcon />
          <span aria-hidden="true">{said.hud.freeScratch}</span>
          <span class="spoken-only">{said.hud.freeScratch}</span>
        </span>
      )}
    </span>
  );
};

const Labels = ({ score, goal }: { readonly score: number; readonly goal: number }) => {
  const said = words.value.hud;
  const [now, asked] = apart(score, goal, number);
  return (
    <span class="bar-labels">
      <span class="bar-score">
        <small>{said.score}</small>
        <b>{now}</b>
      </span>
      <span class="bar-togo">{score < goal ? said.toGo(number(goal - score)) : said.reached}</span>
      <span class="bar-target">
        <small>{said.target}</small>
        <b>{asked}</b>
      </span>
    </span>
  );
};

export const Hud = ({ state, score, ahead, stars, daily, practice }: HudProps) => {
  const said = words.value.hud;
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
          {rounds > 0 && <span>{said.round(Math.min(sheet.round, rounds), rounds)}</span>}
          <span class="hud-stage">{said.stage(stage)}</span>
        </span>
        <Badges state={state} daily={daily} practice={practice} />
        <span class="hud-right">
          <span class="hud-stars" title={said.stars(stars)}>
            <StarIcon />
            <span aria-hidden="true">{stars}</span>
            <span class="spoken-only">{said.stars(stars)}</span>
          </span>
          <span class="hud-money">
            <span aria-hidden="true">{said.money(purse)}</span>
            <span class="spoken-only">{said.moneyIs(purse)}</span>
          </span>
        </span>
      </div>
      {twist !== null && (
        <p class="hud-rule" aria-hidden="true">
          <b>{words.value.twists[twist.kind]}:</b> {words.value.twistAbout(twist)}
        </p>
      )}
      <div class={`progress${score >= goal ? " full" : ""}`}>
        <span class="spoken-only">{said.scoreOf(number(score), number(goal))}</span>
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
