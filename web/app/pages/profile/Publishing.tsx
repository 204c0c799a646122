/** Who can see the profile: nobody else until one says so, then friends or everyone, until one takes it back. */
import { useSignal } from "@preact/signals";
import { type ProfileAudience, type Publication, profileAudiences, type ShownRecord } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { texts } from "../../../language/language.ts";
import { refusalText } from "../../../language/refusals.ts";
import { today } from "../../../language/today.ts";
import { serverApi } from "../../../match/online/server-api.ts";
import { hasVisited } from "../../../match/online/visited.ts";
import { findLinkServer, sharedLink } from "../../../navigation/shared-link.ts";
import { onlineRefusals } from "../../../online/refusals.ts";
import type { Profile } from "../../../store/index.ts";
import { Button, CopyIcon, copy, toast } from "../../../ui/index.ts";
import { useOneAtATime } from "../../../ui/one-at-a-time.ts";
import type { LoadedProfile } from "./load.ts";
import { publishedOf } from "./published.ts";
import { ShownMatches } from "./ShownMatches.tsx";
import { profileWords } from "./words.ts";
import "../../../ui/forms.css";

export interface PublishingProps {
  readonly mine: Profile;
  readonly streak: number;
  readonly found: LoadedProfile;
}

const choices = ["nobody", ...profileAudiences] as const;

export const Publishing = ({ mine, streak, found }: PublishingProps) => {
  const words = profileWords.value;
  const state = useSignal<Publication | undefined>(undefined);
  /** Chosen, and not yet answered by the server. */
  const wanted = useSignal<(typeof choices)[number] | undefined>(undefined);
  const wantsRatings = useSignal<boolean | undefined>(undefined);
  const trouble = useSignal("");
  const going = useOneAtATime();
  const records = useSignal<readonly ShownRecord[]>([]);
  const send = (audience: ProfileAudience, ratings = state.peek()?.ratings === true) => {
    const usualName = texts.peek().profile.usualName;
    return serverApi.publish(audience, publishedOf({ mine, usualName, streak, found, today: today() }), ratings);
  };
  /** Whoever was never online has published nothing, and need not be asked. */
  useEffect(() => {
    if (!hasVisited.is) return;
    void serverApi.shownRecords().then((shown) => {
      if (shown.ok) records.value = shown.value;
    });
    // Nothing can be changed before the answer is known: the older of two answers would be shown.
    void going.run(async () => {
      const read = await serverApi.publication();
      if (!read.ok || read.value === undefined) return;
      state.value = read.value;
      // What others see keeps up with what has been played since.
      const sent = await send(read.value.audience);
      if (sent.ok) state.value = sent.value;
    });
  }, []);
  const choose = (choice: (typeof choices)[number]) =>
    void going.run(async () => {
      trouble.value = "";
      wanted.value = choice;
      const answer = choice === "nobody" ? await serverApi.unpublish() : await send(choice);
      wanted.value = undefined;
      if (answer.ok) {
        state.value = answer.value;
        if (answer.value !== undefined) hasVisited.keep();
        return;
      }
      const isOffline = answer.refusal.code === "no-line";
      trouble.value = isOffline ? profileWords.peek().offline : refusalText(answer.refusal, onlineRefusals());
    });
  const published = state.value;
  const showRatings = (isShown: boolean) =>
    void going.run(async () => {
      const now = state.peek();
      if (now === undefined) return;
      trouble.value = "";
      wantsRatings.value = isShown;
      const answer = await send(now.audience, isShown);
      wantsRatings.value = undefined;
      if (answer.ok) state.value = answer.value;
      else trouble.value = refusalText(answer.refusal, onlineRefusals());
    });
  const hide = async (id: string) => {
    const left = await serverApi.hideRecord(id);
    if (left.ok) records.value = left.value;
    else trouble.value = refusalText(left.refusal, onlineRefusals());
  };
  const copyLink = async () => {
    if (published === undefined) return;
    await findLinkServer();
    toast((await copy(sharedLink(`/profile/${published.link}`))) ? words.copied : words.notCopied);
  };
  return (
    <>
      <fieldset class="choice audience" aria-busy={going.going.value}>
        <legend>{words.audience}</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="audience"
              checked={(wanted.value ?? published?.audience ?? "nobody") === choice}
              disabled={going.going.value}
              onChange={() => choose(choice)}
            />
            <span>{words.audiences[choice]}</span>
          </label>
        ))}
      </fieldset>
      {trouble.value !== "" && <p role="alert">{trouble.value}</p>}
      {published === undefined ? (
        <p>{words.privacyHere}</p>
      ) : (
        <>
          <p role="status">{words.audienceAbout[published.audience]}</p>
          <label class="switch">
            <input
              type="checkbox"
              checked={wantsRatings.value ?? published.ratings === true}
              disabled={going.going.value}
              onChange={({ currentTarget }) => showRatings(currentTarget.checked)}
            />
            <span>{words.showRatings}</span>
          </label>
          <h3>{words.shownMatches}</h3>
          {records.value.length === 0 ? (
            <p>{words.shownNone}</p>
          ) : (
            <ShownMatches records={records.value} label={words.shownMatches} onHide={(id) => void hide(id)} />
          )}
          <p class="privacy-links">
            <a href={`#/profile/${published.link}`}>{words.viewPublished}</a>
          </p>
          <Button kind="quiet" icon={CopyIcon} onPress={() => void copyLink()}>
            {words.copyLink}
          </Button>
        </>
      )}
    </>
  );
};
