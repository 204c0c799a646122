/** Third-party licences. The word lists' notices must be shown verbatim, so the document itself is included. */
import notices from "../../../docs/licences.md?raw";
import { texts } from "../../language/language.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { credits } from "./credits.ts";
import "../../ui/pages/pages.css";

const groups = ["code", "fonts", "words"] as const;

export const Licences = () => {
  const words = texts.value.licences;
  return (
    <Frame title={texts.value.menu.licences}>
      <section class="sheet paper">
        <p>{words.about}</p>
        {groups.map((group) => (
          <div key={group}>
            <h2>{words[group]}</h2>
            <dl class="credits">
              {credits[group].map(({ name, licence }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{licence}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <details class="notices">
          <summary>{words.notices}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard, too. */}
          <pre lang="en" tabIndex={0}>
            {notices}
          </pre>
        </details>
      </section>
    </Frame>
  );
};
