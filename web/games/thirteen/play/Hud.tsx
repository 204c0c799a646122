/** The header: round, badges, stars and money, and the progress bar. */
import { apart, isInShop, type RunState, target, twistNow } from "@turnlight/games/thirteen";
import { number, StarIcon } from "../shared.ts";
import { words } from "../words/words.ts";
import { badgesOf, type RunBadges } from "./badges.ts";
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
  /** Asked what the stage pays, and what the badges mean. */
  onMoney(): void;
  onBadges(): void;
}

const Badges = ({ state, daily, practice, onAbout }: RunBadges & { onAbout(): void }) => {
  const badges = badgesOf({ state, daily, practice });
  if (badges.length === 0) return <span class="badges" />;
  return (
    <button type="button" class="badges" aria-label={badges.map(({ name }) => name).join(". ")} onClick={onAbout}>
      {badges.map(({ kind, Icon, label, short, about }) => (
        <span key={kind} class={`badge ${kind}`} title={about}>
          {Icon !== undefined && <Icon />}
          <span aria-hidden="true">{label}</span>
          {short !== undefined && (
            <span class="short" aria-hidden="true">
              {short}
            </span>
          )}
        </span>
      ))}
    </button>
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

export const Hud = ({ state, score, ahead, stars, daily, practice, onMoney, onBadges }: HudProps) => {
  const texts = words.value.hud;
  const { sheet, stage, purse } = state;
  const goal = target(state);
  const counted = useCounted(score);
  const share = (points: number) => `${Math.min(100, (100 * points) / goal)}%`;
  const rounds = sheet.inPlay.length;
  const twist = isInShop(state.phase) ? null : twistNow(state);
  return (
    <header class="hud">
      <div class="hud-row">
        <span class="hud-left">
          {rounds > 0 && <span>{texts.round(Math.min(sheet.round, rounds), rounds)}</span>}
          <span class="hud-stage">{texts.stage(stage)}</span>
        </span>
        <Badges state={state} daily={daily} practice={practice} onAbout={onBadges} />
        <span class="hud-right">
          <span class="hud-stars" title={texts.stars(stars)}>
            <StarIcon />
            <span aria-hidden="true">{stars}</span>
            <span class="spoken-only">{texts.stars(stars)}</span>
          </span>
          <button type="button" class="hud-money" title={texts.moneyAbout} onClick={onMoney}>
            <span aria-hidden="true">{texts.money(purse)}</span>
            <span class="spoken-only">{texts.moneyIs(purse)}</span>
          </button>
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
