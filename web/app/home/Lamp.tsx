/** The oil lamp beside the lead; its flame grows with each challenge played today. */

/** From the first to the last challenge of the day. */
const [least, most] = [0.8, 1] as const;

export const Lamp = ({ played, of }: { readonly played: number; readonly of: number }) => {
  const size = least + (most - least) * (of === 0 ? 0 : played / of);
  return (
    <svg class="lamp" viewBox="0 0 160 240" aria-hidden="true">
      <defs>
        <radialGradient id="lg-glass" cx=".5" cy=".66" r=".62">
          <stop class="glass-0" offset="0" />
          <stop class="glass-1" offset=".3" />
          <stop class="glass-2" offset=".7" />
          <stop class="glass-3" offset="1" />
        </radialGradient>
        <linearGradient id="lg-brass" x1="0" x2="1">
          <stop class="brass-0" offset="0" />
          <stop class="brass-1" offset=".22" />
          <stop class="brass-2" offset=".42" />
          <stop class="brass-3" offset=".6" />
          <stop class="brass-4" offset="1" />
        </linearGradient>
      </defs>
      <path
        class="lamp-glass"
        d="M64 6h32l-4 40c17 13 27 31 27 52 0 24-13 38-21 48H62c-8-10-21-24-21-48 0-21 10-39 27-52z"
        fill="url(#lg-glass)"
      />
      <path class="lamp-rim" d="M64 6h32v5H64z" />
      <path d="M70 12l-2 36c-13 9-20 26-19 44 1 12 4 20 8 27-4-22-1-46 14-62z" fill="#fff" opacity=".2" />
      <g transform={`translate(80 136) scale(${size}) translate(-80 -136)`}>
        <g class="art-flame lamp-flame">
          <path d="M80 74c14 18 18 29 18 40a18 18 0 0 1-36 0c0-11 4-22 18-40z" fill="#ffb63a" />
          <path d="M80 90c10 13 13 21 13 28a13 13 0 0 1-26 0c0-7 3-15 13-28z" fill="#ffd77a" />
          <path d="M80 104c6 8 8 13 8 18a8 8 0 0 1-16 0c0-5 2-10 8-18z" fill="#fffbea" />
        </g>
      </g>
      <g fill="url(#lg-brass)">
        <path d="M56 142h48l3 6v6H53v-6zM60 154h40v10H60z" />
        <path d="M58 164h44c24 6 40 17 40 32 0 14-24 20-62 20s-62-6-62-20c0-15 16-26 40-32z" />
        <path d="M46 214h68l10 16q2 6-4 6H40q-6 0-4-6z" />
        <circle cx="131" cy="158" r="8" stroke="#3d290d" />
      </g>
      <path d="M104 158h19" stroke="#8a6426" stroke-width="4" />
      <g fill="none" stroke="#2c1d08" stroke-opacity=".4">
        <path d="M53 148h54M24 190q56 16 112 0M36 232h88" />
      </g>
      <path d="M38 180q12-9 24-10" fill="none" stroke="#fff2cc" stroke-width="3" stroke-linecap="round" opacity=".7" />
    </svg>
  );
};
