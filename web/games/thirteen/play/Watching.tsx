/** A run that is only watched: header, dice and sheet. */
import { preview, type RunState, usualBook } from "@turnlight/games/thirteen";
import { Hud } from "./Hud.tsx";
import { Slots } from "./Slots.tsx";
import { Tray } from "./Tray.tsx";

const nothing = () => {};

export const Watching = ({ state }: { readonly state: RunState }) => (
  <div class="throws watching">
    <div class="cabinet">
      <Hud state={state} score={state.sheet.score} ahead={0} stars={state.cleared} daily={false} practice={false} />
      <Tray
        state={state}
        run="watched"
        busy={false}
        fact={undefined}
        locked={[]}
        hinted={undefined}
        canLock={false}
        look="ivory"
        onTap={nothing}
      />
      <div class="dashboard">
        <Slots
          state={state}
          previews={preview(usualBook, state)}
          aimed={undefined}
          hinted={undefined}
          fresh={undefined}
          onAim={nothing}
          onScore={nothing}
        />
      </div>
    </div>
  </div>
);
