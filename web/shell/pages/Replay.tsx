/** Watching a match again, from any record. */
import { useSignal } from "@preact/signals";
import { Button, Replay as ReplayViewer, UploadIcon } from "../../table/parts/index.ts";
import { Frame } from "../frame/Frame.tsx";
import { texts } from "../language.ts";
import { openFile } from "./files.ts";
import { recordToWatch } from "./watched.ts";
import "./pages.css";

export const Replay = () => {
  const opened = useSignal(0);
  const words = texts.value.replay;
  const choose = async () => {
    const text = await openFile(".json,.story,application/json,text/plain");
    if (text === undefined) return;
    recordToWatch.value = text;
    opened.value += 1;
  };
  const record = recordToWatch.value;
  return (
    <Frame title={texts.value.menu.replay}>
      {record !== undefined && <ReplayViewer key={opened.value} text={record} />}
      <section class="sheet paper">
        <p>{words.about}</p>
        <div>
          <Button kind={record === undefined ? "main" : "quiet"} icon={UploadIcon} onPress={() => void choose()}>
            {words.open}
          </Button>
        </div>
      </section>
    </Frame>
  );
};
