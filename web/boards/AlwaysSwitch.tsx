/** Sends results to their boards without being asked each time, until it is switched off again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { sendsAlways, setSendsAlways } from "./outbox.ts";
import { words } from "./words.ts";

export const AlwaysSwitch = () => {
  const always = useSignal(false);
  useEffect(() => {
    void sendsAlways().then((isOn) => {
      always.value = isOn;
    });
  }, [always]);
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={always.value}
        onChange={({ currentTarget }) => {
          always.value = currentTarget.checked;
          void setSendsAlways(currentTarget.checked);
        }}
      />
      {words.value.sendAlways}
    </label>
  );
};
