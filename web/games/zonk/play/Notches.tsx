/** A zonk chance as twelve notches: those that zonk are hatched. */

const count = 12;

export const Notches = ({ chance }: { readonly chance: number }) => {
  const zonks = Math.round(chance * count);
  return (
    <span class="notches" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <i key={i.toString()} class={i < zonks ? "zonks" : ""} />
      ))}
    </span>
  );
};
