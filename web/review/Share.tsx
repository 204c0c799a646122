/** Sharing: the picture of the curve, the record as a file and as a link, and the match as a story. */
import { useSignal } from "@preact/signals";
import { type Accuracy, type Cause, decisiveMoments } from "@turnlight/kernel";
import { linkOf } from "../match/replay/link.ts";
import { accuracySaid } from "../match/review/amounts.ts";
import type { OpenedMatch } from "../match/review/opened-match.ts";
import type { ReviewSoFar } from "../match/review/progress.ts";
import { momentSaid, type ReviewContext, storyOf } from "../match/review/story.ts";
import { words } from "../match/review/words.ts";
import { announce, Button, CopyIcon, copy, Dialog, DownloadIcon, saveFile } from "../ui/index.ts";
import { pictureOf } from "./picture.ts";

interface ShareProps extends ReviewContext {
  readonly match: OpenedMatch;
  readonly title: string;
  readonly name: string;
  readonly curveTitle: string;
  readonly soFar: ReviewSoFar;
  readonly total: Accuracy;
  readonly causes: readonly Cause[];
  onClose(): void;
}

export const Share = ({ match, title, name, curveTitle, soFar, total, causes, onClose, ...telling }: ShareProps) => {
  const news = useSignal("");
  const labels = words.value;
  const { scale, entries, of } = soFar;
  const tell = (text: string) => {
    news.value = text;
    announce(text);
  };
  const figure = `${labels.accuracy} ${accuracySaid(total)}`;
  const save = (file: Parameters<typeof saveFile>[0]) => {
    if (saveFile(file)) tell(labels.share.saved(file.name));
  };
  const savePicture = async () => {
    const picture = await pictureOf({
      title: `${title} · ${name}`,
      under: `${curveTitle} · ${figure}`,
      scale,
      entries,
      of,
      moments: decisiveMoments(scale, entries).map((moment) => momentSaid(scale, entries, moment, telling)),
      legend: Object.fromEntries(causes.map((cause) => [cause, labels.curve.legend[cause]])),
    });
    if (picture !== undefined) save({ name: `${match.record.game}-review.png`, content: picture, type: "image/png" });
  };
  const copyLink = async () => {
    const watched = await linkOf(match.text);
    const url = `${location.href.split("#")[0]}${watched?.replace("/replays/link/", "/review/link/") ?? ""}`;
    tell((await copy(url)) ? labels.share.copied : labels.share.notCopied);
  };
  return (
    <Dialog title={labels.share.title} onClose={onClose}>
      <div class="review-share">
        <Button icon={DownloadIcon} wide autofocus onPress={() => void savePicture()}>
          {labels.share.picture}
        </Button>
        <Button
          icon={DownloadIcon}
          wide
          kind="quiet"
          onPress={() => save({ name: `${match.record.game}.json`, content: match.text, type: "application/json" })}
        >
          {labels.share.record}
        </Button>
        <Button icon={CopyIcon} wide kind="quiet" onPress={() => void copyLink()}>
          {labels.share.link}
        </Button>
        <p role="status">{news.value}</p>
        <h3>{labels.story.title}</h3>
        <div class="review-story">
          {storyOf(scale, entries, { title, name, total: accuracySaid(total), ...telling }).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </Dialog>
  );
};
