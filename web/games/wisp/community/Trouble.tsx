/** Why something of the server's is not shown, and what to do about it. */
import type { Refusal } from "@turnlight/kernel";
import { Button, go, Notice, refusalText } from "../shared.ts";
import { communityRefusals, communityWords } from "../words/community.ts";
import { refusals } from "../words/refusals.ts";

/** These would be the same next time. */
const lasting = ["no-level", "no-author", "no-pack", "no-server"];

export const said = (refusal: Refusal): string =>
  refusalText(refusal, Object.hasOwn(communityRefusals.value, refusal.code) ? communityRefusals : refusals);

export const Trouble = ({ refusal, onRetry }: { readonly refusal: Refusal; onRetry(): void }) => {
  const texts = communityWords.value;
  const isLasting = lasting.includes(refusal.code);
  return (
    <Notice
      kind="error"
      title={refusal.code === "no-server" ? texts.noServer : said(refusal)}
      actions={
        isLasting ? (
          refusal.code !== "no-server" && <Button onPress={() => go("/play/wisp/community")}>{texts.toAll}</Button>
        ) : (
          <Button onPress={onRetry}>{texts.retry}</Button>
        )
      }
    />
  );
};
