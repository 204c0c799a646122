/** The guest's online tables on all devices: whose turn it is and since when, newest first. */
import { useSignal } from "@preact/signals";
import type { OwnTable } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { isPlayedOnline } from "../../games/page.ts";
import { allPages, pageOf } from "../../games/pages.ts";
import { duration, list } from "../../language/format.ts";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import { type RecentTable, serverApi } from "../../match/online/server-api.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Friends } from "../friends/Friends.tsx";
import { isOwnTurn, othersAt, pathOf, turnAt } from "../own-table.ts";
import { TurnNotifications } from "../push/TurnNotifications.tsx";
import { onlineRefusals } from "../refusals.ts";
import { words } from "../words.ts";
import { CodeField } from "./CodeField.tsx";
import "../online.css";

const standing = (own: OwnTable): string =>
  own.table.over === true || own.table.phase !== "playing"
    ? turnAt(own)
    : `${turnAt(own)}, ${words.value.mine.since(duration(Date.now() - own.since))}`;

/** What became of a finished table: somebody wants a rematch, one has asked for one, or it has just ended. */
const ending = ({ table, seat, wants, since }: RecentTable): string => {
  const { rematch, mine } = words.value;
  const others = wants.flatMap((of) => {
    const sitter = table.seats[of];
    return of === seat || sitter?.kind !== "person" ? [] : [sitter.name];
  });
  if (others.length > 0) return rematch.theirs(list(others), others.length);
  return wants.includes(seat) ? mine.asked : `${mine.over}, ${mine.ago(duration(Date.now() - since))}`;
};

const isAskedAt = ({ wants, seat }: RecentTable): boolean => wants.some((of) => of !== seat) && !wants.includes(seat);

interface LineProps {
  readonly own: OwnTable;
  /** What is said of the table. */
  readonly text: string;
  /** It waits for the viewer. */
  readonly isWaiting: boolean;
}

const Line = ({ own, text, isWaiting }: LineProps) => {
  const card = pageOf(own.table.game);
  if (card === undefined) return null;
  return (
    <li data-room={card.room}>
      <a class="online-table paper" href={`#${pathOf(own)}`} data-mine={isWaiting}>
        <strong>{[card.words.value.title, ...othersAt(own)].join(" · ")}</strong>
        <span>{text}</span>
      </a>
    </li>
  );
};

const OpenLine = ({ own }: Pick<LineProps, "own">) => (
  <Line own={own} text={standing(own)} isWaiting={isOwnTurn(own)} />
);

/** Tables where it is your turn first; then by latest activity. */
const inOrder = (tables: readonly OwnTable[]): readonly OwnTable[] =>
  tables.toSorted((one, two) => {
    const [a, b] = [Number(isOwnTurn(one)), Number(isOwnTurn(two))];
    return b - a || two.since - one.since;
  });

/** Beside the unfinished matches of this device; renders nothing if there are none. */
export const UnfinishedTables = () => {
  const tables = useSignal<readonly OwnTable[]>([]);
  useEffect(() => {
    void serverApi.mine().then((read) => {
      if (read.ok) tables.value = inOrder(read.value).filter(({ table }) => table.over !== true);
    });
  }, [tables]);
  if (tables.value.length === 0) return null;
  return (
    <section class="sheet paper">
      <h2>{words.value.mine.title}</h2>
      <ul class="online-list">
        {tables.value.map((own) => (
          <OpenLine key={own.table.id} own={own} />
        ))}
      </ul>
    </section>
  );
};

export const MyTables = () => {
  const labels = words.value;
  const tables = useSignal<readonly OwnTable[] | undefined>(undefined);
  const recent = useSignal<readonly RecentTable[]>([]);
  const refused = useSignal("");
  useEffect(() => {
    void serverApi.ownTables().then((read) => {
      if (read.ok) {
        tables.value = inOrder(read.value.tables);
        recent.value = read.value.recent ?? [];
      } else refused.value = refusalText(read.refusal, onlineRefusals());
    });
  }, [refused, tables, recent]);
  const asked = recent.value.filter(isAskedAt);
  const finished = recent.value.filter((own) => !isAskedAt(own));
  const hasNone = tables.value?.length === 0 && asked.length === 0;
  return (
    <Frame title={labels.title}>
      <div class="online-room">
        <section class="sheet paper">
          <h2>{labels.mine.title}</h2>
          <p role="status">
            {refused.value || (tables.value === undefined ? texts.value.frame.wait : hasNone ? labels.mine.none : "")}
          </p>
          <ul class="online-list">
            {asked.map((own) => (
              <Line key={own.table.id} own={own} text={ending(own)} isWaiting />
            ))}
            {tables.value?.map((own) => (
              <OpenLine key={own.table.id} own={own} />
            ))}
          </ul>
          {finished.length > 0 && (
            <>
              <h3>{labels.mine.finished}</h3>
              <ul class="online-list">
                {finished.map((own) => (
                  <Line key={own.table.id} own={own} text={ending(own)} isWaiting={false} />
                ))}
              </ul>
            </>
          )}
        </section>
        <Friends />
        <TurnNotifications />
        <section class="sheet paper">
          <CodeField />
        </section>
        <section class="sheet paper">
          <h2>{labels.mine.games}</h2>
          <ul class="online-list">
            {allPages()
              .filter(([, page]) => isPlayedOnline(page))
              .map(([name, card]) => (
                <li key={name}>
                  <a class="online-table paper" href={`#/online/new/${name}`}>
                    <strong>{card.words.value.title}</strong>
                  </a>
                </li>
              ))}
          </ul>
        </section>
        <p class="online-line">
          <a href="#/online/account">{labels.people.link}</a>
        </p>
      </div>
    </Frame>
  );
};
