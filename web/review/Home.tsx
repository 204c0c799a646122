/** The review's start page: recurring mistakes, all reviewed matches, and a file to open. */
import { useSignal } from "@preact/signals";
import { accuracyOf } from "@turnlight/kernel";
import { useEffect, useRef } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import { day } from "../language/format.ts";
import { texts } from "../language/language.ts";
import { accuracySaid } from "../match/review/amounts.ts";
import type { SavedReview } from "../match/review/format.ts";
import { openReview } from "../match/review/navigation.ts";
import type { ReviewRequest } from "../match/review/progress.ts";
import { allReviews, deleteReview } from "../match/review/saved-reviews.ts";
import { words } from "../match/review/words.ts";
import { go } from "../navigation/routes.ts";
import { openFile } from "../ui/file-picker.ts";
import { BinIcon, BookIcon, Button, EyeIcon, IconButton, UploadIcon } from "../ui/index.ts";
import { Links } from "../ui/pages/Links.tsx";
import { OverTime } from "./OverTime.tsx";
import { notReviewed, reviewEach } from "./review-all.ts";

type SavedReviews = readonly { readonly key: string; readonly value: SavedReview }[];

const Missing = ({ asked, onDone }: { readonly asked: readonly ReviewRequest[]; onDone(): void }) => {
  const at = useSignal<number | undefined>(undefined);
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const labels = words.value.home;
  if (asked.length === 0) return null;
  const run = async () => {
    stopping.current = new AbortController();
    at.value = 0;
    await reviewEach(
      asked,
      (n) => {
        at.value = n;
      },
      stopping.current.signal,
    );
    onDone();
  };
  return (
    <section class="sheet paper">
      <p role="status">
        {at.value === undefined ? labels.kept(asked.length) : labels.reviewingAll(at.value, asked.length)}
      </p>
      <div>
        {at.value === undefined ? (
          <Button onPress={() => void run()}>{labels.reviewAll}</Button>
        ) : (
          <Button kind="quiet" onPress={() => stopping.current.abort()}>
            {labels.stop}
          </Button>
        )}
      </div>
    </section>
  );
};

const List = ({ kept, onForget }: { readonly kept: SavedReviews; onForget(key: string): void }) => {
  const labels = words.value;
  if (kept.length === 0) return null;
  // A match is listed once, with the player's own decisions if they were reviewed.
  const matches = new Map<string, (typeof kept)[number]>();
  for (const one of kept.toSorted((a, b) => Number(a.value.own) - Number(b.value.own)))
    matches.set(one.key.replace(/-\d+$/, ""), one);
  return (
    <section class="sheet paper">
      <h2>{labels.home.reviewed}</h2>
      <ul class="rows">
        {[...matches.values()]
          .toSorted((a, b) => b.value.at - a.value.at)
          .map(({ key, value }) => {
            const card = pageOf(value.game);
            return (
              <li key={key}>
                <span class="row-words">
                  <strong>{card === undefined ? value.game : card.words.value.title}</strong>
                  <span class="soft">
                    {day(value.at)} · {labels.accuracy} {accuracySaid(accuracyOf(value.scale, value.entries))}
                  </span>
                </span>
                <Button kind="quiet" icon={EyeIcon} onPress={() => go(`/review/${key}`)}>
                  {labels.home.look}
                </Button>
                <IconButton icon={BinIcon} label={labels.home.remove} onPress={() => onForget(key)} />
              </li>
            );
          })}
      </ul>
    </section>
  );
};

export const ReviewHome = () => {
  const kept = useSignal<SavedReviews | undefined>(undefined);
  const missing = useSignal<readonly ReviewRequest[]>([]);
  const read = async () => {
    const all = await allReviews();
    kept.value = all;
    missing.value = await notReviewed(new Set(all.map(({ key }) => key)));
  };
  useEffect(() => void read(), []);
  const labels = words.value;
  const choose = async () => {
    const text = await openFile(".json,.story,application/json,text/plain");
    if (text !== undefined) openReview({ text });
  };
  const forget = async (key: string) => {
    await deleteReview(key);
    await read();
  };
  const { menu } = texts.value;
  return (
    <>
      <Links
        label={menu.more}
        links={[
          { to: "/learn", name: labels.home.practise, icon: BookIcon },
          { to: "/replays", name: menu.replay, icon: EyeIcon },
        ]}
      />
      <section class="sheet paper">
        <p>{labels.home.about}</p>
        {kept.value?.length === 0 && <p>{labels.home.none}</p>}
        <div>
          <Button kind="quiet" icon={UploadIcon} onPress={() => void choose()}>
            {labels.home.open}
          </Button>
        </div>
      </section>
      <Missing asked={missing.value} onDone={() => void read()} />
      <OverTime reviews={(kept.value ?? []).map(({ value }) => value).filter(({ own }) => own)} />
      <List kept={kept.value ?? []} onForget={(key) => void forget(key)} />
    </>
  );
};
