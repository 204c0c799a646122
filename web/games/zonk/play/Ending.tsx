/** The end of a match: who won, the history, the dice checked, the coach's review, and what to do next. */
import { useSignal } from "@preact/signals";
import type { DuplicateReport, ZonkView } from "@turnlight/games/zonk";
import { type MatchRecord, readRecord, winners } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { SeriesResult } from "../career/SeriesResult.tsx";
import { DuplicateResult } from "../duplicate/DuplicateResult.tsx";
import { patronOf } from "../faces/Patron.tsx";
import { isFollowing } from "../lobby/adaptive-opponents.ts";
import { asTheyAreNow } from "../lobby/refresh-opponents.ts";
import {
  BarChart,
  Button,
  CalendarIcon,
  ChartIcon,
  Dialog,
  DownloadIcon,
  EyeIcon,
  go,
  HomeIcon,
  number,
  openReview,
  PlayIcon,
  ReviewStrip,
  saveFile,
  showReplay,
  TrophyIcon,
  texts,
} from "../shared.ts";
import type { ZonkSolver } from "../solver-worker.ts";
import { words } from "../words/words.ts";
import { diceIn, talliesOf, together } from "./dice-tally.ts";
import { History } from "./History.tsx";
import type { ZonkScreenProps } from "./props.ts";

interface ZonkEndingProps extends Pick<ZonkScreenProps, "nameOf" | "colourOf" | "rematch"> {
  readonly view: ZonkView;
  readonly sight: ZonkScreenProps["sight"]["value"];
  readonly actions: NonNullable<ZonkScreenProps["actions"]>;
  readonly solver: ZonkSolver;
  /** The coach is on. */
  readonly coached: boolean;
  /** What the match is part of, if its end leads back there. */
  readonly cup: "tournament" | "career" | undefined;
  onClose(): void;
}

const titleOf = ({ sight, nameOf }: Pick<ZonkEndingProps, "sight" | "nameOf">): string => {
  const labels = texts.value.match;
  const [winner = 0, ...others] = winners(sight.outcome?.scores ?? []);
  if (others.length > 0) return words.value.says.tied(number(sight.view.scores[winner] ?? 0));
  const people = sight.laid.sitters.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  if (people.length !== 1) return labels.won(nameOf(winner));
  return people[0] === winner ? labels.youWon : labels.youLost;
};

/** The points and the decisions of a duplicate, once they are worked out. */
const DuplicateOf = ({
  record,
  seat,
  sight,
  solver,
}: Pick<ZonkEndingProps, "sight" | "solver"> & { readonly record: MatchRecord; readonly seat: number }) => {
  const report = useSignal<DuplicateReport | undefined>(undefined);
  useEffect(() => {
    void solver.ask("report", { record, seat }).then((read) => {
      if (read.ok) report.value = read.value;
    });
  }, [record, seat]);
  const rival = sight.laid.sitters.findIndex((_, other) => other !== seat);
  const sitter = sight.laid.sitters[rival];
  if (report.value === undefined || sitter?.kind !== "bot") return null;
  return (
    <DuplicateResult
      date={sight.laid.occasion?.about ?? ""}
      points={report.value.points}
      result={report.value}
      opponent={patronOf(sitter.bot)}
      other={sight.view.scores[rival] ?? 0}
      slips={report.value.slips}
    />
  );
};

const DiceOf = ({
  record,
  seats,
  nameOf,
}: { readonly record: MatchRecord; readonly seats: number } & Pick<ZonkEndingProps, "nameOf">) => {
  const labels = words.value.ending;
  const tallies = talliesOf(record, seats);
  const all = together(tallies);
  return (
    <>
      <BarChart
        title={labels.diceTitle}
        across={labels.face}
        counted={labels.times}
        bars={all.faces.map((value, i) => ({ name: String(i + 1), value }))}
      />
      <p>{labels.rolls(diceIn(all))}</p>
      <ul class="dice-lines">
        {tallies.map(({ turns, lost, best }, seat) => (
          <li key={`${seat} ${nameOf(seat)}`}>{labels.zonks(nameOf(seat), lost, turns, number(best))}</li>
        ))}
      </ul>
    </>
  );
};

const Checked = ({ record, solver }: { readonly record: MatchRecord; readonly solver: ZonkSolver }) => {
  const labels = words.value.ending;
  const rolls = useSignal<number | "no" | undefined>(undefined);
  const check = () =>
    void solver.ask("verify", { record }).then((read) => {
      rolls.value = read.ok ? read.value : "no";
    });
  return (
    <>
      <Button kind="quiet" onPress={check}>
        {labels.check}
      </Button>
      <p role="status" class="dice-check">
        {rolls.value === undefined ? "" : rolls.value === "no" ? labels.unchecked : `✓ ${labels.checked(rolls.value)}`}
      </p>
    </>
  );
};

const Ranks = ({ view, nameOf }: Pick<ZonkEndingProps, "view" | "nameOf">) => (
  <ol class="tavern-ranks">
    {view.scores
      .map((score, seat) => ({ score, seat }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ score, seat }) => (
        <li key={`${seat} ${nameOf(seat)}`}>
          <span>{nameOf(seat)}</span>
          <strong>{number(score)}</strong>
        </li>
      ))}
  </ol>
);

export const Ending = (props: ZonkEndingProps) => {
  const { view, sight, actions, solver, coached, cup, nameOf, colourOf, onClose } = props;
  const labels = words.value.ending;
  const record = useSignal<MatchRecord | undefined>(undefined);
  const recordText = useSignal("");
  const people = sight.laid.sitters.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  // At one device or alone it is the first person; online everybody looks from their own seat.
  const mine = typeof sight.holder === "number" ? sight.holder : (people[0] ?? 0);
  useEffect(() => {
    const look = async () => {
      const text = await actions.record();
      const read = text.ok ? readRecord(text.value) : text;
      if (!read.ok) return;
      record.value = read.value;
      if (text.ok) recordText.value = text.value;
    };
    void look();
  }, []);
  const withText = async (use: (text: string) => void) => {
    const text = await actions.record();
    if (text.ok) use(text.value);
  };
  /** A rematch, with adaptive opponents updated by the last match. */
  const again = async () => {
    if ((await actions.rematch?.()) !== true || !sight.laid.sitters.some(isFollowing)) return;
    const { config, sitters } = sight.laid;
    await actions.setAnew?.({ config, sitters: await asTheyAreNow(sitters) });
  };
  const { commitment, seed, outcome } = sight;
  const review = (
    <Button
      kind="quiet"
      icon={ChartIcon}
      onPress={() => void withText((text) => openReview({ text, seat: mine, isOwn: people.includes(mine) }))}
    >
      {texts.value.match.review}
    </Button>
  );
  const isDuplicate = view.rounds !== undefined && sight.laid.occasion?.kind === "daily";
  return (
    <Dialog
      title={titleOf({ sight, nameOf })}
      wide
      onClose={onClose}
      actions={
        isDuplicate ? (
          <Button icon={CalendarIcon} autofocus onPress={() => go("/play/zonk/daily")}>
            {words.value.daily.title}
          </Button>
        ) : cup !== undefined ? (
          <>
            {review}
            <Button icon={TrophyIcon} autofocus onPress={() => go(`/play/zonk/${cup}`)}>
              {cup === "career" ? labels.career : labels.bracket}
            </Button>
          </>
        ) : (
          <>
            {review}
            <Button kind="quiet" icon={HomeIcon} onPress={() => go("/play/zonk")}>
              {labels.tavern}
            </Button>
            {props.rematch ??
              (actions.rematch !== undefined && (
                <Button icon={PlayIcon} autofocus onPress={() => void again()}>
                  {labels.again}
                </Button>
              ))}
          </>
        )
      }
    >
      {outcome?.ended !== undefined && <p>{texts.value.match[outcome.ended.how](nameOf(outcome.ended.seat))}</p>}
      {cup === "career" && (
        <SeriesResult about={sight.laid.occasion?.about ?? ""} hasWon={winners(outcome?.scores ?? []).includes(mine)} />
      )}
      {!isDuplicate && <Ranks view={view} nameOf={nameOf} />}
      {isDuplicate && record.value !== undefined && (
        <DuplicateOf record={record.value} seat={mine} sight={sight} solver={solver} />
      )}
      {coached && !isDuplicate && recordText.value !== "" && (
        <div class="ending-part">
          <ReviewStrip
            text={recordText.value}
            seat={mine}
            isOwn={people.includes(mine)}
            own={() => import("../words/review.ts")}
          />
        </div>
      )}
      <History view={view} nameOf={nameOf} colourOf={colourOf} />
      {record.value !== undefined && (
        <section class="ending-part">
          <DiceOf record={record.value} seats={view.scores.length} nameOf={nameOf} />
          <details>
            <summary>{labels.check}</summary>
            <p>{labels.checkAbout}</p>
            <dl>
              <dt>{labels.fingerprint}</dt>
              <dd>
                <code>{commitment}</code>
              </dd>
              <dt>{labels.seed}</dt>
              <dd>
                <code>{seed}</code>
              </dd>
            </dl>
            <Checked record={record.value} solver={solver} />
          </details>
        </section>
      )}
      <p class="tavern-ending-links">
        <Button kind="quiet" icon={EyeIcon} onPress={() => void withText(showReplay)}>
          {labels.watch}
        </Button>
        <Button
          kind="quiet"
          icon={DownloadIcon}
          onPress={() =>
            void withText((text) => saveFile({ name: "zonk.json", content: text, type: "application/json" }))
          }
        >
          {labels.save}
        </Button>
      </p>
    </Dialog>
  );
};
