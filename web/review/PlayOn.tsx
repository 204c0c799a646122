/** Plays on from this position against bots, as a practice match that is not counted. */
import { pageOf } from "../games/pages.ts";
import { refusalText } from "../language/refusals.ts";
import { practiceSitters } from "../match/replay/seats.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import { words } from "../match/review/words.ts";
import { startPracticeFrom } from "../match/tables.ts";
import { go } from "../navigation/routes.ts";
import { Button, PlayIcon, toast } from "../ui/index.ts";
import { laidOf } from "./one-match.ts";

interface PlayOnProps {
  readonly match: OpenedMatch;
  readonly seat: number;
  /** Number of entries before this position. */
  readonly entries: number;
}

export const PlayOn = ({ match, seat, entries }: PlayOnProps) => {
  const labels = words.value;
  const house = pageOf(match.record.game)?.opponents[0];
  const sitters = practiceSitters(laidOf(match), seat, house && { bot: house.bot, name: house.name.value });
  const isOver = match.outcome !== undefined && entries >= match.record.entries.length;
  const hasDice = match.record.entries.some(({ by }) => by === "chance");
  if (sitters === undefined || isOver) return null;
  const begin = async () => {
    const begun = await startPracticeFrom({ record: match.text, entries, sitters });
    if (begun.ok) go(`/match/${begun.value}`);
    else toast(refusalText(begun.refusal), { tone: "bad" });
  };
  return (
    <span class="play-on" title={match.seats === 1 ? labels.playOnAlone : labels.playOnAbout(hasDice)}>
      <Button kind="quiet" icon={PlayIcon} onPress={() => void begin()}>
        <span class="long">{labels.playOn}</span>
        <span class="brief">{labels.desk.playOn}</span>
      </Button>
    </span>
  );
};
