/** Buttons of an online match: remarks, and information about the table. */
import { useSignal } from "@preact/signals";
import { remarks } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { serverApi } from "../match/online/server-api.ts";
import type { OnlineState, Table } from "../match/table.ts";
import {
  Button,
  confirm,
  Dialog,
  FlagIcon,
  IconButton,
  InfoIcon,
  PauseIcon,
  PersonIcon,
  PlusIcon,
  SoundOffIcon,
  SoundOnIcon,
  toast,
} from "../ui/index.ts";
import { DaysOff } from "./days-off/DaysOff.tsx";
import { FairDice } from "./FairDice.tsx";
import { Report } from "./friends/Report.tsx";
import { words as friendWords } from "./friends/words.ts";
import { sayRefused } from "./refusals.ts";
import { words } from "./words.ts";
import "./online.css";

interface MatchToolsProps {
  readonly table: Table;
  readonly online: OnlineState;
  nameOf(seat: number): string;
}

interface SayingProps extends MatchToolsProps {
  readonly muted: readonly number[];
  onMute(seat: number): void;
  onClose(): void;
}

const Saying = ({ table, online, muted, nameOf, onMute, onClose }: SayingProps) => {
  const labels = words.value.say;
  const own = friendWords.value;
  const reported = useSignal<number | undefined>(undefined);
  const { laid, holder, outcome } = table.sight.value;
  const others = laid.sitters.flatMap(({ kind }, seat) => (kind === "person" && seat !== holder ? [seat] : []));
  const block = async (seat: number) => {
    const meant = await confirm({
      title: labels.blockAsk(nameOf(seat)),
      text: labels.blockAbout,
      yes: labels.blockYes,
      no: labels.blockNo,
      danger: true,
    });
    if (!meant) return;
    const done = await serverApi.block(online.id, seat);
    if (done.ok) toast(labels.blocked(nameOf(seat)), { tone: "good" });
    else sayRefused(done.refusal);
  };
  const befriend = async (seat: number) => {
    const done = await serverApi.befriend(online.id, seat);
    if (done.ok) toast(own.sent(nameOf(seat)), { tone: "good" });
    else sayRefused(done.refusal);
  };
  const offerStop = async () => {
    onClose();
    const done = await serverApi.stop(online.id, true);
    if (!done.ok) sayRefused(done.refusal);
  };
  const canStop = outcome === undefined && online.state.value.stopping?.some((seat) => seat === holder) !== true;
  return (
    <Dialog title={labels.title} onClose={onClose}>
      <div class="online-remarks">
        {remarks.map((remark) => (
          <Button
            key={remark}
            kind="quiet"
            onPress={() => {
              online.say(remark);
              onClose();
            }}
          >
            {labels.remarks[remark]}
          </Button>
        ))}
      </div>
      <h3>{labels.people}</h3>
      <ul class="online-list">
        {others.map((seat) => {
          const name = nameOf(seat);
          const isMuted = muted.includes(seat);
          return (
            <li key={seat}>
              <span class="online-name">{name}</span>
              <IconButton
                icon={isMuted ? SoundOffIcon : SoundOnIcon}
                label={isMuted ? labels.unmute(name) : labels.mute(name)}
                pressed={isMuted}
                onPress={() => onMute(seat)}
              />
              <IconButton icon={PlusIcon} label={own.add(name)} onPress={() => void befriend(seat)} />
              <IconButton
                icon={FlagIcon}
                label={own.report(name)}
                onPress={() => {
                  reported.value = seat;
                }}
              />
              <Button kind="quiet" onPress={() => void block(seat)}>
                {labels.block(name)}
              </Button>
            </li>
          );
        })}
      </ul>
      <DaysOff online={online} seat={typeof holder === "number" ? holder : undefined} />
      {reported.value !== undefined && (
        <Report
          table={online.id}
          seat={reported.value}
          name={nameOf(reported.value)}
          onClose={() => {
            reported.value = undefined;
          }}
        />
      )}
      {canStop && (
        <p class="online-stop">
          <Button kind="quiet" icon={PauseIcon} onPress={() => void offerStop()}>
            {words.value.stop.offer}
          </Button>
          <small>{words.value.stop.about}</small>
        </p>
      )}
    </Dialog>
  );
};

export const MatchTools = ({ table, online, nameOf }: MatchToolsProps) => {
  const open = useSignal<"about" | "say" | undefined>(undefined);
  const muted = useSignal<readonly number[]>([]);
  useEffect(
    () =>
      online.hear((seat, remark) => {
        const { say } = words.peek();
        if (!muted.peek().includes(seat))
          toast(say.said(nameOf(seat), say.remarks[remark]), { about: `labels ${seat}` });
      }),
    [online, muted],
  );
  const close = () => {
    open.value = undefined;
  };
  const sits = typeof table.sight.value.holder === "number";
  return (
    <>
      {sits && (
        <IconButton
          icon={PersonIcon}
          label={words.value.say.title}
          onPress={() => {
            open.value = "say";
          }}
        />
      )}
      <IconButton
        icon={InfoIcon}
        label={words.value.bar.details}
        onPress={() => {
          open.value = "about";
        }}
      />
      {open.value === "about" && <FairDice table={table} online={online} onClose={close} />}
      {open.value === "say" && (
        <Saying
          table={table}
          online={online}
          nameOf={nameOf}
          muted={muted.value}
          onMute={(seat) => {
            const now = muted.peek();
            muted.value = now.includes(seat) ? now.filter((one) => one !== seat) : [...now, seat];
          }}
          onClose={close}
        />
      )}
    </>
  );
};
