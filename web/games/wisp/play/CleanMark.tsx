/** The mark of a level solved without undo: a way in one unbroken line. */
import { mapWords } from "../words/map.ts";

export const CleanMark = ({ quiet = false }: { readonly quiet?: boolean }) => {
  const { clean } = mapWords.value;
  return (
    <span
      class="clean-mark"
      title={clean}
      {...(quiet ? { "aria-hidden": true } : { role: "img", "aria-label": clean })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 18C4 6 12 22 12 12S20 14 20 6" />
        <circle cx="4" cy="18" r="2.500" />
        <circle cx="20" cy="5.500" r="3.500" />
      </svg>
    </span>
  );
};
