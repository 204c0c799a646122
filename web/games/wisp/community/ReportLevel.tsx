/** Tells the operator of the server about a level. */
import { useSignal } from "@preact/signals";
import { type LevelReportReason, levelReportReasons, limits, type PublishedLevel } from "@turnlight/wire";
import { useOneAtATime } from "../../../ui/one-at-a-time.ts";
import { Button, Dialog, FlagIcon, toast } from "../shared.ts";
import { communityWords } from "../words/community.ts";
import { levelsApi } from "./levels-api.ts";
import { said } from "./Trouble.tsx";
import "../../../ui/forms.css";

export const ReportLevel = ({ level, onClose }: { readonly level: PublishedLevel; onClose(): void }) => {
  const texts = communityWords.value;
  const reason = useSignal<LevelReportReason>("name");
  const text = useSignal("");
  const going = useOneAtATime();
  const send = () =>
    void going.run(async () => {
      const typed = text.peek().trim();
      const sent = await levelsApi.report(level.id, { reason: reason.peek(), ...(typed !== "" && { text: typed }) });
      toast(sent.ok ? communityWords.peek().reported : said(sent.refusal), { tone: sent.ok ? "good" : "bad" });
      if (sent.ok) onClose();
    });
  return (
    <Dialog
      title={texts.reportTitle(level.title)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button icon={FlagIcon} disabled={going.going.value} onPress={send}>
            {texts.reportSend}
          </Button>
        </>
      }
    >
      <p>{texts.reportAbout}</p>
      <fieldset class="choice">
        <legend class="spoken-only">{texts.report}</legend>
        {levelReportReasons.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="report-reason"
              checked={reason.value === one}
              onChange={() => {
                reason.value = one;
              }}
            />
            <span>{texts.reasons[one]}</span>
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{texts.reportText}</span>
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
