/** The people played lately: to be added, reported or blocked. */
import { useSignal } from "@preact/signals";
import { pageOf } from "../../games/pages.ts";
import { type RecentOpponent, serverApi } from "../../match/online/server-api.ts";
import { Button, confirm, FlagIcon, IconButton, LockIcon, PlusIcon, toast } from "../../ui/index.ts";
import { act, type FriendsNow, whenPlayed } from "./friend-list.ts";
import { Report } from "./Report.tsx";
import { words } from "./words.ts";

interface RecentProps {
  readonly now: FriendsNow;
  reload(): Promise<void>;
}

export const Recent = ({ now: { opponents }, reload }: RecentProps) => {
  const labels = words.value;
  const reported = useSignal<RecentOpponent | undefined>(undefined);
  const add = async ({ table, seat, name }: RecentOpponent) => {
    if (!(await act(serverApi.befriend(table, seat)))) return;
    toast(labels.sent(name), { tone: "good" });
    await reload();
  };
  const block = async ({ table, seat, name }: RecentOpponent) => {
    const meant = await confirm({
      title: labels.blockAsk(name),
      text: labels.blockAbout,
      yes: labels.block,
      no: labels.cancel,
      danger: true,
    });
    if (!meant || !(await act(serverApi.block(table, seat)))) return;
    toast(labels.blocked(name), { tone: "good" });
    await reload();
  };
  const relations = { friend: labels.isFriend, asked: labels.isAsked, wishes: labels.hasAsked };
  return (
    <section class="sheet paper">
      <h2>{labels.recent}</h2>
      {opponents.length === 0 && <p>{labels.recentNone}</p>}
      <ul class="online-list friend-rows">
        {opponents.map((one) => {
          const page = pageOf(one.game);
          const game = page === undefined ? one.game : page.words.value.title;
          return (
            <li key={`${one.table} ${one.seat}`}>
              <span class="online-name">
                {one.name} <small>{labels.played(game, whenPlayed(one.at))}</small>
              </span>
              {one.friend === undefined ? (
                <Button kind="quiet" icon={PlusIcon} onPress={() => void add(one)}>
                  {labels.addShort}
                </Button>
              ) : (
                <small>{relations[one.friend]}</small>
              )}
              <IconButton
                icon={FlagIcon}
                label={labels.report(one.name)}
                onPress={() => {
                  reported.value = one;
                }}
              />
              <IconButton icon={LockIcon} label={`${labels.block}: ${one.name}`} onPress={() => void block(one)} />
            </li>
          );
        })}
      </ul>
      {reported.value !== undefined && (
        <Report
          table={reported.value.table}
          seat={reported.value.seat}
          name={reported.value.name}
          onClose={() => {
            reported.value = undefined;
          }}
        />
      )}
    </section>
  );
};
