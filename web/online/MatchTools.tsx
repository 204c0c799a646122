/** Keys of a match with people far away: saying something, and what there is to know about the table. */
import { useSignal } from "@preact/signals";
import { remarks } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { serverApi } from "../match/online/server-api.ts";
import type { OnlineState, Table } from "../match/table.ts";
import {
  Button,
  confirm,
  Dialog,
  IconButton,
  InfoIcon,
  PauseIcon,
  PersonIcon,
  SoundOffIcon,
  SoundOnIcon,
  toast,
} from "../ui/index.ts";
import { FairDice } from "./FairDice.tsx";
import { sayRefused } from "./refusals.ts";
import { words } from "./words.ts";
import "./online.css";

interface MatchToolsProps {
  readonly table: Table;
  readonly far: OnlineState;
  nameOf(seat: number): string;
}

interface SayingProps extends MatchToolsProps {
  readonly muted: readonly number[];
  onMute(seat: number): void;
  onClose(): void;
}

const Saying = ({ table, far, muted, nameOf, onMute, onClose }: SayingProps) => {
  const said = words.value.say;
  const { laid, holder, outcome } = table.sight.value;
  const others = laid.sitters.flatMap(({ kind }, seat) => (kind === "person" && seat !== holder ? [seat] : []));
  const block = async (seat: number) => {
    const meant = await confirm({
      title: said.blockAsk(nameOf(seat)),
      text: said.blockAbout,
      yes: said.blockYes,
      no: said.blockNo,
      danger: true,
    });
    if (!meant) return;
    const done = await serverApi.block(far.id, seat);
    if (done.ok) toast(said.blocked(nameOf(seat)), { tone: "good" });
    else sayRefused(done.refusal);
  };
  const offerStop = async () => {
    onClose();
    const done = await serverApi.stop(far.id, true);
    if (!done.ok) sayRefused(done.refusal);
  };
  const canStop = outcome === undefined && far.state.value.stopping?.some((seat) => seat === holder) !== true;
  return (
    <Dialog title={said.title} onClose={onClose}>
      <div class="far-remarks">
        {remarks.map((remark) => (
          <Button
            key={remark}
            kind="quiet"
            onPress={() => {
              far.say(remark);
              onClose();
            }}
          >
            {said.remarks[remark]}
          </Button>
        ))}
      </div>
      <h3>{said.people}</h3>
      <ul class="far-list">
        {others.map((seat) => {
          const name = nameOf(seat);
          const isMuted = muted.includes(seat);
          return (
            <li key={seat}>
              <span class="far-name">{name}</span>
              <IconButton
                icon={isMuted ? SoundOffIcon : SoundOnIcon}
                label={isMuted ? said.unmute(name) : said.mute(name)}
                pressed={isMuted}
                onPress={() => onMute(seat)}
              />
              <Button kind="quiet" onPress={() => void block(seat)}>
                {said.block(name)}
              </Button>
            </li>
          );
        })}
      </ul>
      {canStop && (
        <p class="far-stop">
          <Button kind="quiet" icon={PauseIcon} onPress={() => void offerStop()}>
            {words.value.stop.offer}
          </Button>
          <small>{words.value.stop.about}</small>
        </p>
      )}
    </Dialog>
  );
};

export const MatchTools = ({ table, far, nameOf }: MatchToolsProps) => {
  const open = useSignal<"about" | "say" | undefined>(undefined);
  const muted = useSignal<readonly number[]>([]);
  useEffect(
    () =>
      far.hear((seat, remark) => {
        const { say } = words.peek();
        if (!muted.peek().includes(seat)) toast(say.said(nameOf(seat), say.remarks[remark]), { about: `said ${seat}` });
      }),
    [far, muted],
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
      {open.value === "about" && <FairDice table={table} far={far} onClose={close} />}
      {open.value === "say" && (
        <Saying
          table={table}
          far={far}
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
