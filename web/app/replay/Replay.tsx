/** Replays a match: one saved on this device, one from a link or a file, or one that has just ended. */
import { useComputed, useSignal } from "@preact/signals";
import { playersOf, recordOf, tableAfterLog } from "@turnlight/host";
import { type Refusal, writeRecord } from "@turnlight/kernel";
import { useEffect } from "preact/hooks";
import { texts } from "../../language/language.ts";
import { refusalText } from "../../language/refusals.ts";
import type { ReplaySource } from "../../match/replay/kept-record.ts";
import { recordIn } from "../../match/replay/link.ts";
import { replaySource, showReplay } from "../../match/replay/navigation.ts";
import { openRecord } from "../../match/replay/open.ts";
import { recordTable } from "../../match/replay/record-table.ts";
import { firstViewer, sittersOf } from "../../match/replay/seats.ts";
import { pace, reducedMotion } from "../../settings/settings.ts";
import { store } from "../../store/device-store.ts";
import { openFile } from "../../ui/file-picker.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Button, Notice, UploadIcon } from "../../ui/index.ts";
import { Moment } from "../lazy.tsx";
import { openStage } from "../match/stage.ts";
import { type OpenReplay, ReplayRoom } from "./ReplayRoom.tsx";
import { words } from "./words.ts";

interface ReplayProps {
  /** A match saved on this device. */
  readonly saved?: string | undefined;
  /** A record contained in the address. */
  readonly link?: string | undefined;
  /** A match that the server keeps: its table, and the match if it is not the last one. */
  readonly online?: string | undefined;
}

type ReplayLookup = OpenReplay | Refusal | "gone" | undefined;

/** The record; `undefined` if the match is not on this device, or not on the server. */
const sourceOf = async ({ saved, link, online }: ReplayProps): Promise<ReplaySource | undefined> => {
  if (online !== undefined) {
    const [table = "", match] = online.split("/");
    const { serverApi } = await import("../../match/online/server-api.ts");
    const read = await serverApi.record(table, match);
    return read.ok ? { text: read.value, place: `/replays/online/${online}` } : undefined;
  }
  if (saved === undefined && link === undefined) return replaySource.peek();
  const text = await textOf({ saved, link });
  return text === undefined ? undefined : { text };
};

const textOf = async ({ saved, link }: ReplayProps): Promise<string | undefined> => {
  if (link !== undefined) return recordIn(link);
  if (saved === undefined) return undefined;
  const match = await (await store).archived(saved);
  if (match === undefined) return undefined;
  return writeRecord({ ...recordOf(match), players: playersOf(tableAfterLog(match).sitters) });
};

const choose = async (): Promise<void> => {
  const text = await openFile(".json,.story,application/json,text/plain");
  if (text !== undefined) showReplay(text);
};

const Choice = ({ isFirst }: { readonly isFirst: boolean }) => (
  <section class="sheet paper">
    <p>{words.value.about}</p>
    <div>
      <Button kind={isFirst ? "main" : "quiet"} icon={UploadIcon} onPress={() => void choose()}>
        {words.value.open}
      </Button>
    </div>
  </section>
);

const Watching = ({ saved, link, online }: ReplayProps) => {
  const found = useSignal<ReplayLookup>(undefined);
  const speed = useSignal(1);
  const tempo = useComputed(() => ({
    factor: (reducedMotion.value ? Math.min(pace.value.factor, 0.5) : pace.value.factor) / speed.value,
  }));
  useEffect(() => {
    let closed = false;
    let close = () => {};
    const open = async (): Promise<ReplayLookup> => {
      const source = await sourceOf({ saved, link, online });
      if (source === undefined) return "gone";
      const { text, place } = source;
      const read = await openRecord(text);
      if (!read.ok) return read.refusal;
      const record = read.value;
      const { game, config } = record.record;
      const sitters = sittersOf(record.record, record.seats, texts.peek().match);
      const table = recordTable(record, { game, config, sitters }, firstViewer(record.record, record.seats));
      const stage = await openStage(table, tempo, { told: true });
      ({ close } = stage);
      if (closed) close();
      return { text, record, stage, speed, ...(place !== undefined && { place }) };
    };
    void open().then((now) => {
      if (!closed) found.value = now;
    });
    return () => {
      closed = true;
      close();
    };
  }, [saved, link, online, found, speed, tempo]);
  const now = found.value;
  const labels = words.value;
  if (now === undefined) return <Moment text={labels.opening} />;
  if (typeof now === "object" && "stage" in now) return <ReplayRoom {...now} onOpen={() => void choose()} />;
  const isGone = now === "gone";
  return (
    <Frame title={texts.value.menu.replay}>
      <Notice kind="error" title={isGone ? labels.gone : labels.bad}>
        {!isGone && <p class="reason">{refusalText(now)}</p>}
        <p>{isGone ? labels.goneHelp : labels.badHelp}</p>
      </Notice>
      <Choice isFirst={false} />
    </Frame>
  );
};

export const Replay = ({ saved, link, online }: ReplayProps) => {
  const handed = replaySource.value;
  const address = saved ?? link ?? online;
  if (address === undefined && handed === undefined)
    return (
      <Frame title={texts.value.menu.replay}>
        <Choice isFirst />
      </Frame>
    );
  return <Watching key={address ?? handed?.text} saved={saved} link={link} online={online} />;
};
