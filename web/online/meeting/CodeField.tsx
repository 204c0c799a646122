/** The input for a table's six-letter code. A wrong code is corrected in place. */
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { refusalText } from "../../language/refusals.ts";
import { serverApi } from "../../match/online/server-api.ts";
import { go } from "../../navigation/routes.ts";
import { Button, ForwardIcon, WarnIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { onlineRefusals } from "../refusals.ts";
import { words } from "../words.ts";
import { meetingWords } from "./words.ts";
import "./code-field.css";

const length = 6;

interface CodeFieldProps {
  /** The code to begin with, as from an address, and what is wrong with it. */
  readonly code?: string;
  readonly problem?: string;
}

export const CodeField = ({ code: first = "", problem: known = "" }: CodeFieldProps) => {
  const labels = words.value.invite;
  const own = meetingWords.value.code;
  const code = useSignal(first.toUpperCase());
  const problem = useSignal(known);
  const going = useOneAtATime();
  const about = useId();
  const enter = () =>
    void going.run(async () => {
      const typed = code.peek();
      if (typed.length !== length) {
        problem.value = meetingWords.peek().code.short;
        return;
      }
      problem.value = "";
      const found = await serverApi.byCode(typed);
      if (found.ok) go(`/online/${found.value.id}`);
      else
        problem.value =
          found.refusal.code === "no-table"
            ? meetingWords.peek().code.wrong
            : refusalText(found.refusal, onlineRefusals());
    });
  return (
    <form
      class="online-enter"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label>
        <span>{labels.code}</span>
        <input
          class="online-code"
          value={code.value}
          maxLength={length}
          placeholder={labels.codeAbout}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          aria-invalid={problem.value !== ""}
          aria-describedby={about}
          onInput={({ currentTarget }) => {
            code.value = currentTarget.value.toUpperCase().replace(/[^A-Z]/g, "");
            problem.value = "";
          }}
        />
      </label>
      <Button icon={ForwardIcon} disabled={code.value.length !== length || going.going.value} onPress={enter}>
        {labels.enter}
      </Button>
      <p id={about} class="online-problem" role="status">
        {going.going.value && own.checking}
        {problem.value !== "" && (
          <>
            <WarnIcon />
            {problem.value}
          </>
        )}
      </p>
    </form>
  );
};
