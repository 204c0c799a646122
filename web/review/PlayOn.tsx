/** From this moment on against the house, as a match that counts for nothing. */
import { pageOf } from "../games/index.ts";
import { inLanguage } from "../language/language.ts";
import { refusalText } from "../language/refusals.ts";
import { practiceSitters } from "../match/replay/seats.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import { words } from "../match/review/words.ts";
import { startPracticeFrom } from "../match/tables.ts";
import { go } from "../navigation/routes.ts";
import { Button, PlayIcon, toast } from "../ui/index.ts";
import { laidOf } from "./Board.tsx";

interface PlayOnProps {
  readonly match: OpenedMatch;
  readonly seat: number;
  /** How many entries have happened. */
  readonly entries: number;
}

export const PlayOn = ({ match, seat, entries }: PlayOnProps) => {
  const said = words.value;
  const house = pageOf(match.record.game)?.opponents[0];
  const sitters = practiceSitters(laidOf(match), seat, house && { bot: house.bot, name: inLanguage(house.name) });
  const isOver = match.outcome !== undefined && entries >= match.record.entries.length;
  const hasDice = match.record.entries.some(({ by }) => by === "chance");
  if (sitters === undefined || isOver) return null;
  const begin = async () => {
    const begun = await startPracticeFrom({ record: match.text, entries, sitters });
    if (begun.ok) go(`/match/${begun.value}`);
    else toast(refusalText(begun.refusal), { tone: "bad" });
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
