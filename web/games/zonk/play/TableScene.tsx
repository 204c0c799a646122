/** The table: the wall with the opponent and the candle, the felt with the dice, the rail with the turn's points. */
import type { ZonkView } from "@turnlight/games/zonk";
import type { ComponentChildren } from "preact";
import { ChartIcon, Count, IconButton, ScrollIcon, SettingsIcon } from "../shared.ts";
import { CrowdAlong } from "../tournament/Crowd.tsx";
import { words } from "../words/words.ts";
import { Candle } from "./Candle.tsx";
import { Shelf } from "./Shelf.tsx";
import { sayGoal } from "./sentences.ts";
import type { Tension } from "./suspense.ts";

interface TableSceneProps {
  readonly view: ZonkView;
  readonly headline: string;
  readonly tension: Tension;
  readonly event: "zonked" | "hot-dice" | "won" | undefined;
  /** What a throw that decides the match is about, while it is in the air. */
  readonly stakes: string | undefined;
  /** The final of a tournament: everybody watches. */
  readonly hasCrowd: boolean;
  /** On the rail: how it stands elsewhere. */
  readonly elsewhere: ComponentChildren;
  /** The opponent, if one sits across the table. */
  readonly opponent: ComponentChildren;
  readonly children: ComponentChildren;
  onHistory(): void;
  onLog(): void;
  onOptions(): void;
}

export const TableScene = (props: TableSceneProps) => {
  const { view, headline, tension, event, stakes, opponent, hasCrowd, elsewhere, children } = props;
  const { onHistory, onLog, onOptions } = props;
  const texts = words.value.play;
  return (
    <div
      class="tavern-table"
      data-tension={tension}
      data-company={opponent !== undefined}
      data-aside={view.takes.length > 0}
      {...(event !== undefined && { "data-event": event })}
    >
      <div class="tavern-head">
        <p class="tavern-headline">{headline || `${texts.round(view.round)} · ${sayGoal(view)}`}</p>
        <span class="tavern-log-key">
          <IconButton icon={ScrollIcon} label={words.value.log.open} onPress={onLog} />
        </span>
        <IconButton icon={ChartIcon} label={texts.scoreboard} onPress={onHistory} />
        <IconButton icon={SettingsIcon} label={texts.menu} onPress={onOptions} />
      </div>
      <div class="tavern-wall">
        <Shelf />
        {hasCrowd && (
          <div class="tavern-crowd">
            <CrowdAlong />
          </div>
        )}
        {opponent}
        <Candle knocked={event === "zonked"} />
      </div>
      <div class="tavern-felt">{children}</div>
      {elsewhere}
      <p class="tavern-turn">
        <span>{texts.turn}</span>
        <strong>
          <Count value={view.points} />
        </strong>
      </p>
      {stakes !== undefined && (
        <p class="tavern-stakes">
          {stakes} <small>{texts.skip}</small>
        </p>
      )}
      {(event === "zonked" || event === "hot-dice") && (
        <p class="tavern-shout" aria-hidden="true">
          {event === "zonked" ? texts.zonk : texts.hot}
        </p>
      )}
    </div>
  );
};
