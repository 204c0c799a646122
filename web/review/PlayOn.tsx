/** From this moment on against the house, as a match that counts for nothing. */
import { cardOf } from "../games/index.ts";
import { inLanguage } from "../language/language.ts";
import { refusalSaid } from "../language/refusals.ts";
import { go } from "../routes.ts";
import { playingOn } from "../shell/replay/seats.ts";
import { Button, PlayIcon, toast } from "../table/parts/index.ts";
import type { OpenedMatch } from "../table/review/opened.ts";
import { words } from "../table/review/words.ts";
import { playOnFrom } from "../table/tables.ts";
import { laidOf } from "./Board.tsx";

interface PlayOnProps {
  readonly match: OpenedMatch;
  readonly seat: number;
  /** How many entries have happened. */
  readonly entries: number;
}

export const PlayOn = ({ match, seat, entries }: PlayOnProps) => {
  const said = words.value;
  const house = cardOf(match.record.game)?.opponents[0];
  const sitters = playingOn(laidOf(match), seat, house && { bot: house.bot, name: inLanguage(house.name) });
  const isOver = match.outcome !== undefined && entries >= match.record.entries.length;
  const hasDice = match.record.entries.some(({ by }) => by === "chance");
  if (sitters === undefined || isOver) return null;
  const begin = async () => {
    const begun = await playOnFrom({ record: match.text, entries, sitters });
    if (begun.ok) go(`/match/${begun.value}`);
    else toast(refusalSaid(begun.refusal), { tone: "bad" });
  };
  return (
    <div class="review-on">
      <Button kind="quiet" icon={PlayIcon} onPress={() => void begin()}>
        {said.playOn}
      </Button>
      <p class="soft">{match.seats === 1 ? said.playOnAlone : said.playOnAbout(hasDice)}</p>
    </div>
  );
};
