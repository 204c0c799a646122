/** Whose work this stands on. */
import { Frame } from "../frame/Frame.tsx";
import { texts } from "../language.ts";
import { credits } from "./credits.ts";
import "./pages.css";

export const Licences = () => {
  const words = texts.value.licences;
  const groups = ["code", "fonts", "words"] as const;
  return (
    <Frame title={texts.value.menu.licences}>
      <section class="sheet paper">
        <p>{words.about}</p>
        {groups.map((group) => (
          <div key={group}>
            <h2>{words[group]}</h2>
            <dl class="credits">
              {credits[group].map(({ name, licence, notice }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{licence}</dd>
                  {notice && (
                    <dd>
                      <details>
                        <summary>{licence}</summary>
                        <pre>{notice}</pre>
                      </details>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </div>
        ))}
      </section>
    </Frame>
  );
};
