/** A moment of a run for the review: the dice with what was locked, and the sheet with the box taken and the better one. */
import {
  apart,
  categories,
  compact,
  preview,
  type RunView,
  rollsLeft,
  target,
  usualBook,
} from "@turnlight/games/thirteen";
import { nameOf as itemName } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { boxName } from "../items/name.ts";
import { CheckIcon, Die, number, type ReviewBoardProps, signs } from "../shared.ts";
import { words as boardWords } from "../words/review-board.ts";
import { words } from "../words/words.ts";
import "../items/items.css";
import "../play/look.css";
import "../tokens.css";
import "./board.css";

const boxIn = (move: string | undefined): string | undefined => /^(?:score|scratch) (\S+)$/.exec(move ?? "")?.[1];
/** The places of the dice a roll keeps; undefined for any other move. */
const keptIn = (move: string | undefined): ReadonlySet<number> | undefined => {
  if (move === undefined || !/^roll\b/.test(move)) return undefined;
  const kept = /^roll keep (.*)$/.exec(move)?.[1] ?? "";
  return new Set(
    kept
      .split(" ")
      .filter((place) => place !== "")
      .map((place) => Number(place) - 1),
  );
};
const offerIn = (move: string | undefined): number | undefined => {
  const found = /^(?:buy|draft) (\d+)/.exec(move ?? "")?.[1];
  return found === undefined ? undefined : Number(found) - 1;
};

const offersIn = ({ phase }: RunView): readonly (string | null)[] =>
  phase.kind === "shop" || phase.kind === "draft" ? phase.offers : [];

export const ReviewBoard = ({ view, played: judged, better, at }: ReviewBoardProps<RunView>) => {
  const [texts, labels] = [words.value, boardWords.value];
  const { sheet, stage, charms } = view;
  // While a choice is played out, it stands there as if it had been made.
  const isPlaying = at !== undefined;
  const played = isPlaying ? undefined : judged;
  const [score, goal] = apart(sheet.score, target(view), number);
  const sign = played?.mark === undefined ? "·" : signs[played.mark];
  const [made, best] = [boxIn(played?.move), boxIn(better?.move)];
  const [kept, better5] = isPlaying ? [keptIn(better?.move)] : [keptIn(played?.move), keptIn(better?.move)];
  const previews = view.phase.kind === "round" && sheet.shown.length > 0 ? preview(usualBook, view) : [];
  const offers = offersIn(view);
  const [taken, wanted] = [offerIn(played?.move), offerIn(better?.move)];
  return (
    <div class="run-review">
      <p class="run-hud">
        <strong>{texts.hud.stage(stage)}</strong>
        <span>{texts.end.of(score, goal)}</span>
        <span>
          {view.phase.kind === "shop" ? texts.hud.money(view.purse) : labels.rolls(rollsLeft(usualBook, view))}
        </span>
      </p>
      {offers.length > 0 ? (
        <ul class="run-offers">
          {offers.map((item, i) => (
            <li key={`${i} ${item}`} class={i === taken ? "judged" : i === wanted ? "better" : ""}>
              {item === null ? <span>{labels.sold}</span> : <Glyph item={item} />}
              {item !== null && <span>{itemName(item)}</span>}
              {i === taken && <b>{sign}</b>}
              {i === wanted && (
                <b>
                  <CheckIcon />
                </b>
              )}
            </li>
          ))}
          {played?.move === "next" && (
            <li class="judged">
              <span>{labels.left}</span>
              <b>{sign}</b>
            </li>
          )}
        </ul>
      ) : (
        <div class="run-dice" role="img" aria-label={labels.dice(sheet.shown.join(" "))}>
          {sheet.shown.map((face, i) => (
            <span key={i} class="run-die" data-kept={kept?.has(i)} data-better={better5?.has(i)}>
              <Die face={face} />
              <span class="run-lock">{kept?.has(i) ? labels.locked : better5?.has(i) ? labels.better : ""}</span>
            </span>
          ))}
        </div>
      )}
      <dl class="run-sheet">
        {categories.map((category, i) => {
          const points = sheet.boxes[i] ?? null;
          const offered = previews.find((one) => one.category === category);
          const mark = category === made ? "judged" : category === best ? "better" : "";
          if (!sheet.inPlay.includes(i)) return null;
          return (
            <div key={category} class={mark} data-open={points === null && !(isPlaying && category === best)}>
              <dt>{boxName(texts, category)}</dt>
              <dd>
                {points !== null ? compact(points) : offered?.valid === true ? compact(offered.score.total) : "–"}
                {category === made && <b>{sign}</b>}
                {category === best && (
                  <b>
                    <CheckIcon />
                  </b>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {charms.length > 0 && (
        <ul class="run-charms" aria-label={texts.summary.charms}>
          {charms.map(({ item }) => (
            <li key={item} title={itemName(item)}>
              <Glyph item={item} />
              <span class="spoken-only">{itemName(item)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
