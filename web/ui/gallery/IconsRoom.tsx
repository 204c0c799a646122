/** Icons, emblems and buttons. */
import * as icons from "../icons.tsx";
import { Button, Emblem, emblemCount, IconButton } from "../index.ts";

const nothing = () => undefined;

const Buttons = () => (
  <div class="gallery-bar">
    <Button icon={icons.DiceIcon} onPress={nothing}>
      Roll six dice
    </Button>
    <Button kind="quiet" icon={icons.UndoIcon} onPress={nothing}>
      Take it back
    </Button>
    <Button kind="danger" icon={icons.FlagIcon} onPress={nothing}>
      Resign
    </Button>
    <Button disabled onPress={nothing}>
      Bank 240
    </Button>
    <IconButton icon={icons.SoundOnIcon} label="Mute sound" pressed={false} onPress={nothing} />
    <IconButton icon={icons.MusicOffIcon} label="Play music" onPress={nothing} />
    <IconButton icon={icons.SettingsIcon} label="Open settings" disabled onPress={nothing} />
  </div>
);

export const IconsRoom = () => (
  <>
    <ul class="gallery-signs">
      {Object.entries(icons).map(([name, Sign]) => (
        <li key={name}>
          <Sign />
          {name.replace(/Icon$/, "")}
        </li>
      ))}
      {Array.from({ length: emblemCount }, (_, colour) => (
        <li key={`emblem ${colour}`} style={{ fontSize: "1.25rem" }}>
          <Emblem colour={colour} />
        </li>
      ))}
    </ul>
    <Buttons />
    <div class="gallery-paper paper">
      <Buttons />
    </div>
  </>
);
