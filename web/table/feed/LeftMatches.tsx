/** Unfinished matches to go on with or to put away: the same in the hall, in every lobby and on their own page. */
import type { ComponentType } from "preact";
import { inLanguage, language } from "../../language/language.ts";
import { CloseIcon, IconButton, toast } from "../parts/index.ts";
import { agoIn } from "./ago.ts";
import type { Unfinished } from "./feed.ts";
import { MiniatureView } from "./MiniatureView.tsx";
import { bringBack, putAway } from "./putAway.ts";
import { toldApart } from "./toldApart.ts";
import { words } from "./words.ts";
import "./feed.css";

export interface LeftMatch extends Unfinished {
  /** The game's name, where several games are listed together. */
  readonly title: string;
  readonly room: string;
  /** What is shown where there is no position. */
  readonly Scene?: ComponentType;
}

const isSaid = (part: string): boolean => part !== "";

const agoOf = (touched: number, now: number): string => agoIn(language.value, touched, now) ?? words.value.justNow;

interface LeftMatchesProps {
  readonly matches: readonly LeftMatch[];
  readonly now: number;
  /** One was put away, or brought back: the list is made anew. */
  onChange(): void;
}

export const LeftMatches = ({ matches, now, onChange }: LeftMatchesProps) => {
  const said = words.value;
  const whats = toldApart(
    matches.map(({ title, what, score, touched }) =>
      [title, inLanguage(what), inLanguage(score), agoOf(touched, now)].filter(isSaid).join(", "),
    ),
  );
  const shown = toldApart(matches.map(({ title, what }) => `${title} ${inLanguage(what)}`));
  const dismiss = async ({ id, what }: LeftMatch) => {
    await putAway(id);
    onChange();
    toast(said.away(inLanguage(what)), {
      about: "put-away",
      action: { label: said.undo, run: () => void bringBack(id).then(onChange) },
    });
  };
  return (
    <ul class="left-matches">
      {matches.map((match, i) => {
        const { id, title, room, what, against, score, turn, touched, miniature, Scene } = match;
        const number = shown[i]?.match(/ \(\d+\)$/)?.[0] ?? "";
        const others = inLanguage(against);
        const whose = [inLanguage(what) === "" ? "" : title, others === "" ? "" : said.against(others)]
          .filter(isSaid)
          .join(" · ");
        return (
          <li key={id} class="left-match paper" data-room={room}>
            <a class="left-link" href={`#/match/${id}`}>
              <span class="left-picture">
                {miniature === undefined ? Scene && <Scene /> : <MiniatureView of={miniature} />}
              </span>
              <span class="left-words">
                <strong>
                  {inLanguage(what) || title}
                  {number}
                </strong>
                {whose !== "" && <span>{whose}</span>}
                <span>{[inLanguage(score), inLanguage(turn), agoOf(touched, now)].filter(isSaid).join(" · ")}</span>
              </span>
            </a>
            <IconButton icon={CloseIcon} label={said.putAway(whats[i] ?? "")} onPress={() => void dismiss(match)} />
          </li>
        );
      })}
    </ul>
  );
};
