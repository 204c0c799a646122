/** The input for a table's six-letter code. */
import { useSignal } from "@preact/signals";
import { go } from "../../navigation/routes.ts";
import { Button, ForwardIcon } from "../../ui/index.ts";
import { words } from "../words.ts";

export const CodeField = () => {
  const labels = words.value.invite;
  const code = useSignal("");
  const enter = () => {
    if (code.peek().length === 6) go(`/far/${code.peek()}`);
  };
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
          maxLength={6}
          placeholder={labels.codeAbout}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            code.value = currentTarget.value.toUpperCase().replace(/[^A-Z]/g, "");
          }}
        />
      </label>
      <Button icon={ForwardIcon} disabled={code.value.length !== 6} onPress={enter}>
        {labels.enter}
      </Button>
    </form>
  );
};
