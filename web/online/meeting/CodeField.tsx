/** Where six letters are typed that somebody has told. */
import { useSignal } from "@preact/signals";
import { go } from "../../navigation/routes.ts";
import { Button, ForwardIcon } from "../../ui/index.ts";
import { words } from "../words.ts";

export const CodeField = () => {
  const said = words.value.invite;
  const code = useSignal("");
  const enter = () => {
    if (code.peek().length === 6) go(`/far/${code.peek()}`);
  };
  return (
    <form
      class="far-enter"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <label>
        <span>{said.code}</span>
        <input
          class="far-code"
          value={code.value}
          maxLength={6}
          placeholder={said.codeAbout}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          onInput={({ currentTarget }) => {
            code.value = currentTarget.value.toUpperCase().replace(/[^A-Z]/g, "");
          }}
        />
      </label>
      <Button icon={ForwardIcon} disabled={code.value.length !== 6} onPress={enter}>
        {said.enter}
      </Button>
    </form>
  );
};
