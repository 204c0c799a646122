/** The review pages: the start page, and one match by its key, by a link, or handed over in memory. */
import { useSignal } from "@preact/signals";
import type { Refusal } from "@turnlight/kernel";
import { useEffect, useRef } from "preact/hooks";
import { refusalText } from "../language/refusals.ts";
import { recordIn } from "../match/replay/link.ts";
import { recordToReview, type ToReview } from "../match/review/navigation.ts";
import { reviewKey, savedReview } from "../match/review/saved-reviews.ts";
import { words } from "../match/review/words.ts";
import { swap } from "../navigation/routes.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { Notice } from "../ui/index.ts";
import { Desk } from "./desk/Desk.tsx";
import { ReviewHome } from "./Home.tsx";
import { useReviewedMatch } from "./useMatch.ts";
import "../ui/pages/pages.css";
import "./review.css";

type ReviewLookup = ToReview | "gone";

const isRefusal = (found: object): found is Refusal => "code" in found;

/** What an address refers to. */
const find = async (place: string): Promise<ReviewLookup> => {
  const [first = "", packed = ""] = place.split("/");
  if (first === "match") return recordToReview.peek() ?? "gone";
  if (first === "link") return { text: await recordIn(packed) };
  const kept = await savedReview(first);
  return kept === undefined ? "gone" : { text: kept.record, seat: kept.seat };
};

const Sorry = ({ title, about }: { readonly title: string; readonly about: string }) => (
  <Frame title={words.value.title} scope="pages review">
    <Notice kind="error" title={title}>
      <p>{about}</p>
    </Notice>
  </Frame>
);

interface ReviewMatchProps {
  readonly asked: ToReview;
  /** Called once the match has an address of its own. */
  onNamed(key: string): void;
}

const Match = ({ asked, onNamed }: ReviewMatchProps) => {
  const seat = useSignal<number | undefined>(undefined);
  const opened = useReviewedMatch(asked, seat.value).value;
  const soFar = opened === undefined || isRefusal(opened) ? undefined : opened.review.value;
  const [text, whose] = opened === undefined || isRefusal(opened) ? [] : [opened.match.text, opened.seat];
  useEffect(() => {
    if (text !== undefined && whose !== undefined) onNamed(reviewKey(text, whose));
  }, [text, whose]);
  const labels = words.value;
  if (opened !== undefined && isRefusal(opened)) return <Sorry title={labels.failed} about={refusalText(opened)} />;
  if (soFar !== undefined && isRefusal(soFar)) return <Sorry title={labels.failed} about={refusalText(soFar)} />;
  if (opened === undefined || soFar === undefined)
    return (
      <Frame title={labels.title} scope="pages review">
        <p class="moment">{labels.opening}</p>
      </Frame>
    );
  return (
    <Desk
      key={opened.seat}
      {...opened}
      soFar={soFar}
      onSeat={(one) => {
        seat.value = one;
      }}
    />
  );
};

/** A match handed over in memory gets an address and stays open; any other change of address opens another match. */
const Placed = ({ place }: { readonly place: string }) => {
  const found = useSignal<{ readonly what: ReviewLookup; readonly at: string } | undefined>(undefined);
  const named = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (place === named.current) return;
    found.value = undefined;
    void find(place).then((what) => {
      found.value = { what, at: place };
    });
  }, [place, found]);
  const labels = words.value;
  if (found.value === undefined)
    return (
      <Frame title={labels.title} scope="pages review">
        <p class="moment">{labels.opening}</p>
      </Frame>
    );
  const { what, at } = found.value;
  if (what === "gone") return <Sorry title={labels.gone} about={labels.goneAbout} />;
  const onNamed = (key: string) => {
    named.current = key;
    swap(`/review/${key}`);
  };
  return <Match key={at} asked={what} onNamed={onNamed} />;
};

export const Review = ({ place }: { readonly place: string }) => {
  if (place !== "") return <Placed place={place} />;
  return (
    <Frame title={words.value.title} scope="pages review">
      <ReviewHome />
    </Frame>
  );
};
