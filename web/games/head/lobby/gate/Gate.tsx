/** The lobby's start screen: the Executioner between two torches, the table, the other ways to play. */
import { useSignal } from "@preact/signals";
import { useMedia } from "../../play/useMedia.ts";
import { Dialog, sizes, useOneAtATime } from "../../shared.ts";
import { words } from "../../words/gate.ts";
import { stepOf } from "../last-game.ts";
import { busts, wall } from "./art.ts";
import { Bills } from "./Bills.tsx";
import { Ladder } from "./Ladder.tsx";
import { Lead } from "./Lead.tsx";
import { PlayButton } from "./PlayButton.tsx";
import { PresetAbout, Presets, RestLink, Series, Sheet, Table } from "./Sheet.tsx";
import { type GateState, useGate } from "./useGate.ts";

/** Room for the sheet below the scene; elsewhere it is opened. */
const desk = `${sizes.broad} and (not ${sizes.low})`;

const Stage = ({ gate }: { readonly gate: GateState }) => {
  const texts = words.value;
  const kept = gate.kept.value;
  const step = stepOf(kept);
  const says = gate.isNew.value ? texts.saysNew : step === undefined ? texts.saysPerson : texts.says[step];
  return (
    <>
      <div class="gate-stage" aria-hidden="true">
        <img class="gate-wall" src={wall} alt="" width="2880" height="900" decoding="async" />
        {gate.isLoaded.value && (
          <img
            key={gate.isNew.value ? "new" : step}
            class="gate-bust"
            src={busts[gate.isNew.value ? "hard" : (step ?? "hard")]}
            alt=""
            width="400"
            height="420"
            decoding="async"
          />
        )}
      </div>
      <div class="gate-planks" aria-hidden="true" />
      <p class="gate-says" data-loaded={gate.isLoaded.value}>
        {says}
      </p>
    </>
  );
};

const CustomiseSheet = ({ gate, onClose }: { readonly gate: GateState; readonly onClose: () => void }) => {
  const texts = words.value;
  const starting = useOneAtATime();
  return (
    <Dialog
      title={texts.customise}
      onClose={onClose}
      wide
      actions={
        <>
          <button type="button" class="gate-quiet" onClick={onClose}>
            {texts.done}
          </button>
          <PlayButton disabled={starting.going.value} onPress={() => void starting.run(gate.begin)}>
            {texts.play}
          </PlayButton>
        </>
      }
    >
      <Presets gate={gate} />
      <PresetAbout kept={gate.kept.value} />
      <Sheet gate={gate} />
      <Series gate={gate} />
      <RestLink />
    </Dialog>
  );
};

/** On a desk the sheet stays folded until the first game is over. */
const FirstGame = () => (
  <ol class="gate-first">
    {words.value.steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

export const Gate = () => {
  const gate = useGate();
  const isDesk = useMedia(desk);
  const isOpen = useSignal(false);
  return (
    <div class="gate">
      <Stage gate={gate} />
      <Lead
        gate={gate}
        onCustomise={() => {
          isOpen.value = true;
        }}
      />
      <Ladder gate={gate} />
      <Bills gate={gate} />
      {isDesk.value && (gate.isNew.value ? <FirstGame /> : <Table gate={gate} />)}
      {isOpen.value && (
        <CustomiseSheet
          gate={gate}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </div>
  );
};
