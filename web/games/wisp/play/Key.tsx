/** A keyboard shortcut on its button, for whoever has a keyboard. */
export const Key = ({ name }: { readonly name: string }) => (
  <span class="key" aria-hidden="true">
    {name}
  </span>
);
