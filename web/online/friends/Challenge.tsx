/** Challenges a friend: the game, then its table with the rules to settle on. */
import { useSignal } from "@preact/signals";
import type { Friend } from "@turnlight/wire";
import { isPlayedOnline } from "../../games/page.ts";
import { allPages, pageOf } from "../../games/pages.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { hasVisited } from "../../match/online/visited.ts";
import { ownSeat } from "../../match/start-match.ts";
import { go } from "../../navigation/routes.ts";
import { Button, Dialog, PlayIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { onlineSetupOf } from "../meeting/online-setup.ts";
import { sayRefused } from "../refusals.ts";
import { words } from "./words.ts";
import "../../ui/forms.css";

const seats = 2;

/** Lays a table for the friend and oneself with the game's usual settings, invites them, and goes there. */
export const sendChallenge = async (friend: Friend, game: string): Promise<boolean> => {
  const page = pageOf(game);
  if (page === undefined) return false;
  const setup = await onlineSetupOf(game, page);
  const config = setup.ok ? await setup.value.config(seats, "", true) : "";
  const { name, colour, avatar } = ownSeat();
  const laid = await serverApi.challenge(friend.friend, { game, config, person: { name, colour, avatar } });
  if (!laid.ok) {
    sayRefused(laid.refusal);
    return false;
  }
  hasVisited.keep();
  go(`/online/${laid.value.id}`);
  return true;
};

export const Challenge = ({ friend, onClose }: { readonly friend: Friend; onClose(): void }) => {
  const labels = words.value;
  const games = allPages().filter(([, page]) => isPlayedOnline(page));
  const game = useSignal(games[0]?.[0] ?? "");
  const going = useOneAtATime();
  const send = () =>
    void going.run(async () => {
      if (await sendChallenge(friend, game.peek())) onClose();
    });
  return (
    <Dialog
      title={labels.challengeTitle(friend.name)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {labels.cancel}
          </Button>
          <Button icon={PlayIcon} disabled={going.going.value} onPress={send}>
            {labels.challengeSend}
          </Button>
        </>
      }
    >
      <fieldset class="choice">
        <legend>{labels.challengeGame}</legend>
        {games.map(([name, page]) => (
          <label key={name}>
            <input
              type="radio"
              name="challenge-game"
              checked={game.value === name}
              onChange={() => {
                game.value = name;
              }}
            />
            <span>{page.words.value.title}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
};
