/** The page for an invalid link, or a match that is gone. */

import { houseTexts } from "../language/language.ts";
import { go } from "../navigation/routes.ts";
import { Frame } from "./frame/Frame.tsx";
import { Button, HomeIcon } from "./index.ts";
import "./pages/pages.css";

export const NotFound = ({ title, about }: { readonly title?: string; readonly about: string }) => (
  <Frame title={title ?? houseTexts.value.frame.lost}>
    <section class="sheet paper">
      <svg class="lost-door" viewBox="0 0 120 90" aria-hidden="true">
        <path d="M30 84V14q0-6 6-6h48q6 0 6 6v70" fill="none" stroke="currentColor" stroke-width="4" />
        <path d="M38 84V18h44v66M14 84h92" fill="none" stroke="currentColor" stroke-width="3" />
        <circle cx="74" cy="52" r="3" fill="currentColor" />
        <path d="M52 34q8-8 16 0-2 8-8 9v6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" />
        <circle cx="60" cy="57" r="2" fill="currentColor" />
      </svg>
      <p>{about}</p>
      <div>
        <Button icon={HomeIcon} onPress={() => go("/")}>
          {houseTexts.value.frame.toMenu}
        </Button>
      </div>
    </section>
  </Frame>
);
