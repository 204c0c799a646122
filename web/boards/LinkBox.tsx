/** A link to be sent to others: shared by the system's menu, or copied. */
import { useEffect } from "preact/hooks";
import { findLinkServer, sharedLink } from "../navigation/shared-link.ts";
import { Button, CopyIcon, canSend, copy, ShareIcon, send, toast } from "../ui/index.ts";
import { words } from "./words.ts";

export const LinkBox = ({ place, text }: { readonly place: string; readonly text: string }) => {
  const texts = words.value;
  useEffect(() => void findLinkServer(), []);
  const url = sharedLink(place);
  const shared = { title: "Turnlight", text, url };
  const copyIt = async () => {
    toast((await copy(url)) ? texts.copied : texts.copyByHand);
  };
  return (
    <>
      <label class="board-link">
        <span class="spoken-only">{texts.challengeLink}</span>
        <input readonly value={url} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div class="board-keys">
        {canSend(shared) && (
          <Button icon={ShareIcon} onPress={() => void send(shared)}>
            {texts.shareLink}
          </Button>
        )}
        <Button kind="quiet" icon={CopyIcon} onPress={() => void copyIt()}>
          {texts.copyLink}
        </Button>
      </div>
    </>
  );
};
