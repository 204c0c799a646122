/** Reports a player to the operator of the server. */
import { useSignal } from "@preact/signals";
import { limits, type ReportReason, reportReasons } from "@turnlight/wire";
import { serverApi } from "../../match/online/server-api.ts";
import { Button, Dialog, FlagIcon, toast } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { act } from "./friend-list.ts";
import { words } from "./words.ts";
import "../../ui/forms.css";

interface ReportProps {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
  onClose(): void;
}

export const Report = ({ table, seat, name, onClose }: ReportProps) => {
  const labels = words.value;
  const reason = useSignal<ReportReason>("name");
  const text = useSignal("");
  const going = useOneAtATime();
  const send = () =>
    void going.run(async () => {
      const typed = text.peek().trim();
      const report = { seat, reason: reason.peek(), ...(typed !== "" && { text: typed }) };
      if (!(await act(serverApi.report(table, report)))) return;
      toast(words.peek().reported, { tone: "good" });
      onClose();
    });
  return (
    <Dialog
      title={labels.report(name)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {labels.cancel}
          </Button>
          <Button icon={FlagIcon} disabled={going.going.value} onPress={send}>
            {labels.reportSend}
          </Button>
        </>
      }
    >
      <p>{labels.reportAbout}</p>
      <fieldset class="choice">
        <legend class="spoken-only">{labels.reportShort}</legend>
        {reportReasons.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="report-reason"
              checked={reason.value === one}
              onChange={() => {
                reason.value = one;
              }}
            />
            <span>{labels.reasons[one]}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{labels.reportText}</span>
        <input
          value={text.value}
          maxLength={limits.reportText}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
          }}
        />
      </label>
    </Dialog>
  );
};
