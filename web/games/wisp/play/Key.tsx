/** A keyboard shortcut on its button, for whoever has a keyboard. */
export const Key = ({ name }: { readonly name: string }) => (
  <span class="shortcut" aria-hidden="true">
    {name}
  </span>
);
