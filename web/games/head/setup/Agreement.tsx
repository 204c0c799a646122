/** A word that is not in the dictionary: asking the other player for it, and answering, without saying which it is. */
import { moveText, openRequest, other, rowLength, type WordRequest } from "@turnlight/games/head";
import { Square } from "../hall/square/Square.tsx";
import type { HeadScreenProps } from "../play/props.ts";
import { Button, CheckIcon, seatStyle, useOneAtATime } from "../shared.ts";
import { words } from "../words/setup.ts";
import { type DraftTable, wordProblem } from "./draft.ts";
import type { Drafting } from "./useDraft.ts";
import "./agreement.css";

interface WordAgreement {
  /** One's own request waits for an answer. */
  readonly isOpen: boolean;
  /** What to say instead of the usual hint. */
  readonly note: string | undefined;
  /** Asks for the selected word; undefined where that is not possible. */
  readonly ask: (() => void) | undefined;
}

/** Only people can be asked, and for each word once. */
export const useAgreement = (
  { sight, play, nameOf }: Pick<HeadScreenProps, "sight" | "play" | "nameOf">,
  seat: 0 | 1,
  drafting: Drafting,
  ground: DraftTable,
): WordAgreement => {
  const { view, laid } = sight.value;
  const texts = words.value.agree;
  const row = drafting.active.value;
  const requests = (view.requests ?? []).filter((request) => request.seat === seat);
  const name = nameOf(other(seat));
  const isOpen = openRequest(requests) !== undefined;
  const isUnknown = wordProblem(drafting.draft.value, row, ground) === "unknown-word";
  const answered = requests.find((request) => request.row === row)?.answer;
  const isBetweenPeople = laid.sitters.every(({ kind }) => kind === "person") && laid.occasion === undefined;
  return {
    isOpen,
    note: isOpen ? texts.waiting(name) : isUnknown && answered === "declined" ? texts.declined(name) : undefined,
    ask:
      isBetweenPeople && isUnknown && answered === undefined && !isOpen
        ? () => play(moveText.write({ kind: "ask", row }))
        : undefined,
  };
};

export const Asked = ({
  play,
  nameOf,
  colourOf,
  request: { seat, row },
}: HeadScreenProps & { readonly request: WordRequest }) => {
  const texts = words.value.agree;
  const answering = useOneAtATime();
  const answer = (kind: "allow" | "decline") => () =>
    void answering.run(async () => {
      play(moveText.write({ kind, row }));
    });
  return (
    <div class="head-room head-setup hidden-away" style={seatStyle(colourOf(other(seat)))}>
      <Square />
      <section class="woodcut paper word-asked" role="alertdialog" aria-labelledby="word-asked">
        <h2 id="word-asked" class="waiting-title">
          {texts.title(nameOf(other(seat)))}
        </h2>
        <p>{texts.about(nameOf(seat), rowLength(row))}</p>
        <div class="word-asked-keys">
          <Button icon={CheckIcon} disabled={answering.going.value} onPress={answer("allow")}>
            {texts.allow}
          </Button>
          <Button kind="quiet" disabled={answering.going.value} onPress={answer("decline")}>
            {texts.decline}
          </Button>
        </div>
      </section>
    </div>
  );
};
