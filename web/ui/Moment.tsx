/** What is shown in place of a whole page until it is there: a page of its own, with a heading to land on. */
import { houseTexts } from "../language/language.ts";

export const Moment = ({ text = houseTexts.value.frame.wait }: { readonly text?: string }) => (
  <main tabIndex={-1}>
    <h1 class="moment">{text}</h1>
  </main>
);
