/** Published packs in a list. */
import type { PackSummary } from "@turnlight/wire";
import { communityWords } from "../words/community.ts";

export const PackList = ({ packs, label }: { readonly packs: readonly PackSummary[]; readonly label: string }) => {
  const texts = communityWords.value;
  return (
    <ul class="pack-list" aria-label={label}>
      {packs.map(({ id, title, author, levels }) => (
        <li key={id}>
          <a href={`#/play/wisp/community/pack/${id}`}>
            <strong>{title}</strong>
            <span>
              {texts.by(author.name)} · {texts.packLevels(levels)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
};
