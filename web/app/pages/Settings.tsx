/** All settings on one page; every change applies at once. */
import type { ComponentChildren } from "preact";
import { texts } from "../../language/language.ts";
import { type Language, languages } from "../../languages/index.ts";
import { change, settings } from "../../settings/settings.ts";
import { sound } from "../../sound/index.ts";
import type { Settings as Kept } from "../../store/index.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { Links } from "../../ui/pages/Links.tsx";
import { Volume } from "../../ui/Volume.tsx";
import { BackupButtons } from "./BackupButtons.tsx";
import { OfflineSection } from "./OfflineSection.tsx";
import { themeWords } from "./theme-words.ts";
import "../../ui/forms.css";
import "../../ui/pages/pages.css";

const languageNames = Object.fromEntries(Object.entries(languages).map(([tag, { name }]) => [tag, name])) as Readonly<
  Record<Language, string>
>;

const Choice = <K extends "theme" | "motion" | "speed" | "keyboard" | "language" | "text">({
  name,
  title,
  options,
}: {
  readonly name: K;
  readonly title: string;
  readonly options: Readonly<Record<Kept[K], string>>;
}) => (
  <fieldset class="choice">
    <legend>{title}</legend>
    {(Object.keys(options) as Kept[K][]).map((value) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={settings.value[name] === value}
          onChange={() => change({ [name]: value } as Partial<Kept>)}
        />
        <span>{options[value]}</span>
      </label>
    ))}
  </fieldset>
);

const Switch = ({
  name,
  children,
}: {
  readonly name: "muted" | "confirmTaps";
  readonly children: ComponentChildren;
}) => (
  <label class="switch">
    <input
      type="checkbox"
      checked={settings.value[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
    />
    <span>{children}</span>
  </label>
);

export const Settings = () => {
  const words = texts.value.settings;
  const { menu } = texts.value;
  const theming = themeWords.value;
  return (
    <Frame title={texts.value.menu.settings}>
      <section class="sheet paper">
        <h2>{words.sound}</h2>
        {sound.trouble.value && <p class="soft">{texts.value.trouble[sound.trouble.value]}</p>}
        <Volume name="effects" title={words.effects} />
        <Volume name="music" title={words.music} />
        <Volume name="ambience" title={words.ambience} />
        <Switch name="muted">{words.mute}</Switch>
      </section>
      <section class="sheet paper">
        <Choice name="language" title={words.language} options={{ system: words.system, ...languageNames }} />
        <Choice name="theme" title={theming.theme} options={theming.themes} />
        <label class="switch">
          <input
            type="checkbox"
            name="palette"
            checked={settings.value.palette === "colour-blind"}
            onChange={({ currentTarget }) => change({ palette: currentTarget.checked ? "colour-blind" : "standard" })}
          />
          <span>{theming.colourBlind}</span>
        </label>
        <Choice name="motion" title={words.motion} options={words.motions} />
        <Choice name="text" title={words.textSize} options={words.textSizes} />
      </section>
      <section class="sheet paper">
        <h2>{words.play}</h2>
        <Choice name="speed" title={words.speed} options={words.speeds} />
        <Choice name="keyboard" title={words.keyboard} options={words.keyboards} />
        <Switch name="confirmTaps">{words.confirmTaps}</Switch>
      </section>
      <section class="sheet paper">
        <h2>{words.device}</h2>
        <p>{words.deviceAbout}</p>
        <BackupButtons />
      </section>
      <OfflineSection />
      <Links
        label={menu.more}
        links={[
          { to: "/data", name: menu.data },
          { to: "/licences", name: menu.licences },
          { to: "/developers", name: menu.makers },
        ]}
      />
    </Frame>
  );
};
