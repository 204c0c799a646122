/** The oil lamp drawn at the top of the home page. */
export const Lamp = () => (
  <svg class="lamp" viewBox="0 0 120 150" aria-hidden="true">
    <defs>
      <radialGradient id="lamp-glass" cx=".5" cy=".62" r=".6">
        <stop offset="0" stop-color="#ffe9b8" stop-opacity=".95" />
        <stop offset=".45" stop-color="#f5b54a" stop-opacity=".45" />
        <stop offset="1" stop-color="#f5b54a" stop-opacity=".06" />
      </radialGradient>
      <linearGradient id="lamp-brass" x1="0" x2="1">
        <stop offset="0" stop-color="#6e4d1c" />
        <stop offset=".35" stop-color="#e3b766" />
        <stop offset=".6" stop-color="#b98a3e" />
        <stop offset="1" stop-color="#5c3f16" />
      </linearGradient>
    </defs>
    <path
      d="M50 4h20l-3 22c11 8 17 20 17 33 0 14-8 24-13 31H49c-5-7-13-17-13-31 0-13 6-25 17-33z"
      fill="url(#lamp-glass)"
      stroke="#f7d9a0"
      stroke-opacity=".5"
    />
    <path class="flame" d="M60 48c8 10 10 16 10 22a10 10 0 0 1-20 0c0-6 2-12 10-22z" fill="#f8b940" />
    <path class="flame" d="M60 62c4 5 5 8 5 11a5 5 0 0 1-10 0c0-3 1-6 5-11z" fill="#fff6df" />
    <path
      d="M44 90h32v8H44zM38 98h44l4 8c8 4 12 10 12 17 0 9-10 14-38 14s-38-5-38-14c0-7 4-13 12-17z"
      fill="url(#lamp-brass)"
    />
    <path d="M40 137h40l6 9H34z" fill="url(#lamp-brass)" />
    <circle cx="90" cy="94" r="5" fill="none" stroke="#b98a3e" stroke-width="3" />
  </svg>
);
