/**
 * Third-party licences: the packages that the build lists with their full texts, and the word lists, whose notices must
 * be shown verbatim, so that the document itself is included.
 */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import notices from "../../../docs/licences.md?raw";
import { texts } from "../../language/language.ts";
import { Frame } from "../../ui/frame/Frame.tsx";
import { wordCredits } from "./credits.ts";
import { copyrightIn, type ShippedPackage } from "./shipped-package.ts";
import "../../ui/pages/pages.css";

const load = async (): Promise<readonly ShippedPackage[]> => {
  const answer = await fetch(new URL("licences.json", new URL(".", location.href)));
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return answer.json();
};

const FullText = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <details class="notices">
    <summary>{title}</summary>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard, too. */}
    <pre lang="en" tabIndex={0}>
      {text}
    </pre>
  </details>
);

const Package = ({ name, version, licence, text }: ShippedPackage) => (
  <div>
    <dt>
      {name} {version}
    </dt>
    <dd>
      {licence}, {copyrightIn(text)}
      <FullText title={texts.value.licences.text(name)} text={text} />
    </dd>
  </div>
);

export const Licences = () => {
  const words = texts.value.licences;
  const packages = useSignal<readonly ShippedPackage[] | "failed" | undefined>(undefined);
  useEffect(() => {
    load().then(
      (list) => {
        packages.value = list;
      },
      () => {
        packages.value = "failed";
      },
    );
  }, [packages]);
  const listed = packages.value;
  return (
    <Frame title={texts.value.menu.licences}>
      <section class="sheet paper">
        <p>{words.about}</p>
        {listed === undefined && <p role="status">{texts.value.frame.wait}</p>}
        {listed === "failed" && <p role="alert">{words.failed}</p>}
        {typeof listed === "object" &&
          (["code", "fonts"] as const).map((kind) => (
            <div key={kind}>
              <h2>{words[kind]}</h2>
              <dl class="credits">
                {listed
                  .filter((one) => one.kind === kind)
                  .map((one) => (
                    <Package key={one.name} {...one} />
                  ))}
              </dl>
            </div>
          ))}
        <h2>{words.words}</h2>
        <dl class="credits">
          {wordCredits.map(({ name, licence }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{licence}</dd>
            </div>
          ))}
        </dl>
        <FullText title={words.notices} text={notices} />
      </section>
    </Frame>
  );
};
