/** Fallback screen for a game without its own: the view as text, legal moves as buttons, and a log. */
import { useSignal } from "@preact/signals";
import type { ScreenProps } from "../../games/screen.ts";
import { texts } from "../../language/language.ts";
import { Button } from "../../ui/index.ts";

/** Above this number of moves, a text field replaces the buttons. */
const mostButtons = 60;

export const PlainScreen = ({ sight, busy, fact, play, tell }: ScreenProps) => {
  const typed = useSignal("");
  const words = texts.value.match;
  const { view, moves } = sight.value;
  const listed = moves !== undefined && moves.length <= mostButtons;
  return (
    <div class="plain-screen">
      <section class="sheet paper">
        <h2>{words.sight}</h2>
        <pre>{JSON.stringify(view, undefined, 1)}</pre>
      </section>
      <section class="plain-moves" aria-label={words.legal}>
        <p>{fact.value === undefined ? "" : tell?.(fact.value)}</p>
        {listed ? (
          <div class="plain-buttons">
            {moves.map((move) => (
              <Button key={move} kind="quiet" disabled={busy.value} onPress={() => play(move)}>
                {move}
              </Button>
            ))}
          </div>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              play(typed.value.trim());
            }}
          >
            <label>
              {words.typed}
              <input value={typed.value} onInput={({ currentTarget }) => (typed.value = currentTarget.value)} />
            </label>
            <Button disabled={busy.value} onPress={() => play(typed.value.trim())}>
              {words.play}
            </Button>
          </form>
        )}
      </section>
    </div>
  );
};
