/** The oil lamp beside the exercise; its flame is full once the day's exercises are done. */

/** The flame's size with nothing done, and with everything. */
const [least, most] = [0.75, 1.1] as const;

export const Lamp = ({ share }: { readonly share: number }) => {
  const size = least + (most - least) * share;
  return (
    <svg class="learn-lamp" viewBox="0 0 160 240" aria-hidden="true">
      <path
        class="reading-glass"
        d="M64 6h32l-4 40c17 13 27 31 27 52 0 24-13 38-21 48H62c-8-10-21-24-21-48 0-21 10-39 27-52z"
      />
      <g class="lamp-flame" transform={`translate(80 136) scale(${size}) translate(-80 -136)`}>
        <path class="flame-outer" d="M80 74c14 18 18 29 18 40a18 18 0 0 1-36 0c0-11 4-22 18-40z" />
        <path class="flame-middle" d="M80 90c10 13 13 21 13 28a13 13 0 0 1-26 0c0-7 3-15 13-28z" />
        <path class="flame-inner" d="M80 104c6 8 8 13 8 18a8 8 0 0 1-16 0c0-5 2-10 8-18z" />
      </g>
      <g class="lamp-brass">
        <path d="M56 142h48l3 6v6H53v-6zM60 154h40v10H60z" />
        <path d="M58 164h44c24 6 40 17 40 32 0 14-24 20-62 20s-62-6-62-20c0-15 16-26 40-32z" />
        <path d="M46 214h68l10 16q2 6-4 6H40q-6 0-4-6z" />
        <circle cx="131" cy="158" r="8" />
      </g>
      <path class="lamp-line" d="M53 148h54M24 190q56 16 112 0M36 232h88M104 158h19" />
    </svg>
  );
};
