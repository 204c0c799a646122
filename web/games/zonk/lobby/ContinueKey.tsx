/** The way back into an unfinished match; of several, their list. */

import { useSignal } from "@preact/signals";
import { list } from "../../../language/format.ts";
import { Dialog, go, PlayIcon, type RunningMatch, UnfinishedHere } from "../shared.ts";
import { frontWords } from "../words/front.ts";

const summary = () => import("../hall/load-summary.ts");

export const ContinueKey = ({ matches }: { readonly matches: readonly RunningMatch[] }) => {
  const isOpen = useSignal(false);
  const [newest] = matches;
  if (newest === undefined) return null;
  const texts = frontWords.value;
  const names = newest.sitters.filter((_, seat) => seat > 0).map(({ name }) => name);
  const press = () => {
    if (matches.length === 1) go(`/match/${newest.id}`);
    else isOpen.value = true;
  };
  return (
    <>
      <button type="button" class="front-continue paper" onClick={press}>
        <PlayIcon />
        <strong>{texts.goOn}</strong>
        <span>{matches.length === 1 ? texts.goOnWith(list(names)) : texts.goOnOne(matches.length)}</span>
      </button>
      {isOpen.value && (
        <Dialog
          title={texts.unfinished}
          wide
          onClose={() => {
            isOpen.value = false;
          }}
        >
          <UnfinishedHere game="zonk" summary={summary} />
        </Dialog>
      )}
    </>
  );
};
