/** The tavern: three regulars behind a candle and the dice. */
export const Room = () => (
  <svg class="room-art" viewBox="0 70 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="rz-w" x2="0" y2="1">
        <stop offset="0" stop-color="#160c05" />
        <stop offset="1" stop-color="#3a2110" />
      </linearGradient>
      <radialGradient id="rz-c">
        <stop offset="0" stop-color="#fff0c4" stop-opacity=".95" />
        <stop offset=".22" stop-color="#ffcf73" stop-opacity=".5" />
        <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="rz-f" cx=".5" cy=".1" r=".8">
        <stop offset="0" stop-color="#4f8f52" />
        <stop offset=".5" stop-color="#1d5a37" />
        <stop offset="1" stop-color="#0a2a19" />
      </radialGradient>
    </defs>
    <rect width="640" height="400" fill="url(#rz-w)" />
    <g stroke="#0d0703" stroke-width="2" opacity=".7">
      <path d="M4 0v270" />
      <path d="M57 0v270" />
      <path d="M110 0v270" />
      <path d="M163 0v270" />
      <path d="M216 0v270" />
      <path d="M269 0v270" />
      <path d="M322 0v270" />
      <path d="M375 0v270" />
      <path d="M428 0v270" />
      <path d="M481 0v270" />
      <path d="M534 0v270" />
      <path d="M587 0v270" />
      <path d="M640 0v270" />
    </g>
    <path d="M0 0h640v26H0z" fill="#0d0703" />
    <path d="M0 90h170v8H0zM470 90h170v8H470z" fill="#0d0703" />
    <g opacity=".75">
      <path d="M18 90v-22q0-4 3-6v-8h6v8q3 2 3 6v22z" fill="#2c4a38" />
      <path d="M44 90v-28q0-4 3-6v-8h6v8q3 2 3 6v28z" fill="#4a2a1c" />
      <path d="M66 90v-34q0-4 3-6v-8h6v8q3 2 3 6v34z" fill="#3a3a52" />
      <path d="M100 90v-22q0-4 3-6v-8h6v8q3 2 3 6v22z" fill="#2c4a38" />
      <path d="M126 90v-28q0-4 3-6v-8h6v8q3 2 3 6v28z" fill="#4a2a1c" />
      <path d="M150 90v-34q0-4 3-6v-8h6v8q3 2 3 6v34z" fill="#3a3a52" />
      <path d="M488 90v-22q0-4 3-6v-8h6v8q3 2 3 6v22z" fill="#2c4a38" />
      <path d="M512 90v-28q0-4 3-6v-8h6v8q3 2 3 6v28z" fill="#4a2a1c" />
      <path d="M546 90v-34q0-4 3-6v-8h6v8q3 2 3 6v34z" fill="#3a3a52" />
      <path d="M574 90v-22q0-4 3-6v-8h6v8q3 2 3 6v22z" fill="#2c4a38" />
      <path d="M604 90v-28q0-4 3-6v-8h6v8q3 2 3 6v28z" fill="#4a2a1c" />
    </g>
    <circle cx="320" cy="190" r="290" fill="url(#rz-c)" opacity=".85" />
    <g transform="translate(86 96) scale(2.55)">
      <path d="M4 64q4-14 28-14t28 14z" fill="#5a3a1e" />
      <path d="M12 38q0-24 20-26 20 2 20 26-2 22-20 24-18-2-20-24z" fill="#8f2f1c" />
      <path d="M16 32q0-17 16-17t16 17q0 20-16 22-16-2-16-22z" fill="#d99b72" />
      <g fill="#241a12">
        <circle cx="39" cy="34" r="2.2" />
      </g>
      <g fill="none" stroke="#241a12" stroke-width="2" stroke-linecap="round">
        <path d="M36 28l7-2" />
        <path d="M32 35q3 4 0 6" stroke-width="1.5" opacity=".6" />
      </g>
      <path d="M15 28q4-15 17-15t17 15q-8-7-17-7t-17 7z" fill="#8f2f1c" />
      <path d="M18 42q14-8 28 0 0 16-14 18-14-2-14-18zM26 47q6 4 12 0-6-3-12 0z" fill="#8f2f1c" fill-rule="evenodd" />
      <path d="M14 30l16 3v5q-5 3-8-2z" fill="#1d1512" />
    </g>
    <g transform="translate(390 96) scale(2.55)">
      <path d="M4 64q4-14 28-14t28 14z" fill="#7a6a8f" />
      <path d="M10 34q0-24 22-24t22 24l-5 16H15z" fill="#efe7da" />
      <path d="M16 32q0-17 16-17t16 17q0 20-16 22-16-2-16-22z" fill="#f0cba8" />
      <g fill="#241a12">
        <circle cx="25" cy="34" r="2.2" />
        <circle cx="39" cy="34" r="2.2" />
      </g>
      <g fill="none" stroke="#241a12" stroke-width="2" stroke-linecap="round">
        <path d="M22 30q3-2 6 0M36 30q3-2 6 0" />
        <path d="M32 35q3 4 0 6" stroke-width="1.5" opacity=".6" />
        <path d="M27 47q5 4 10 0" />
      </g>
      <path d="M16 30q2-14 16-14t16 14q-8-8-16-8t-16 8z" fill="#cfc7ba" />
      <path d="M10 34q0-24 22-24t22 24q-4-16-22-16T10 34z" fill="#f8f2e8" />
      <path d="M22 55q10 6 20 0" fill="none" stroke="#f8f2e8" stroke-width="3" />
    </g>
    <g transform="translate(232 62) scale(2.75)">
      <path d="M4 64q4-14 28-14t28 14z" fill="#2f4a6b" />
      <path d="M15 40q0 20 17 20t17-20l-4-6H19z" fill="#c9c4b8" />
      <path d="M16 32q0-17 16-17t16 17q0 20-16 22-16-2-16-22z" fill="#dba67a" />
      <g fill="#241a12">
        <circle cx="25" cy="34" r="2.2" />
        <circle cx="39" cy="34" r="2.2" />
      </g>
      <g fill="none" stroke="#241a12" stroke-width="2" stroke-linecap="round">
        <path d="M21 31h8M35 31h8" />
        <path d="M32 35q3 4 0 6" stroke-width="1.5" opacity=".6" />
      </g>
      <path d="M16 24q16-6 32 0v-6q-4-8-16-8t-16 8z" fill="#24384f" />
      <path d="M13 25q19-6 38 0l-2 4q-17-5-34 0z" fill="#16222f" />
      <path d="M21 44q11-6 22 0-2 6-11 6t-11-6z" fill="#c9c4b8" />
    </g>
    <path d="M64 258h512l140 232H-76z" fill="url(#rz-f)" />
    <path d="M64 258h512l5 9H59z" fill="#7d5326" />
    <circle cx="320" cy="232" r="120" fill="url(#rz-c)" opacity=".8" />
    <ellipse cx="320" cy="300" rx="34" ry="9" fill="#2c1a06" opacity=".5" />
    <ellipse cx="320" cy="295" rx="32" ry="9" fill="#c99a48" />
    <path d="M307 232h26v62q-13 6-26 0z" fill="#f2e4c0" />
    <path d="M307 232q6 10 4 22t5 18v-40z" fill="#fff8e2" />
    <path d="M320 190c11 14 14 22 14 28a14 14 0 0 1-28 0c0-6 3-14 14-28z" fill="#ffb83d" />
    <path d="M320 208c6 7 7 11 7 14a7 7 0 0 1-14 0c0-3 1-7 7-14z" fill="#fff8e2" />
    <g transform="translate(226 312)">
      <ellipse cx="4" cy="20" rx="27.2" ry="12" fill="#000" opacity=".36" />
      <g transform="rotate(-14)">
        <rect x="-20" y="-14.8" width="40" height="40" rx="8" fill="#b39a6c" />
        <rect x="-20" y="-20" width="40" height="40" rx="8" fill="#f8eed6" />
        <rect x="-17.2" y="-17.2" width="34.4" height="34.4" rx="6.8" fill="#fffaec" opacity="0.55" />
        <circle cx="-11.6" cy="-11.6" r="3.8" fill="#33200f" />
        <circle cx="11.6" cy="-11.6" r="3.8" fill="#33200f" />
        <circle cx="0" cy="0" r="3.8" fill="#33200f" />
        <circle cx="-11.6" cy="11.6" r="3.8" fill="#33200f" />
        <circle cx="11.6" cy="11.6" r="3.8" fill="#33200f" />
      </g>
    </g>
    <g transform="translate(276 344)">
      <ellipse cx="4.2" cy="21" rx="28.56" ry="12.6" fill="#000" opacity=".36" />
      <g transform="rotate(18)">
        <rect x="-21" y="-15.54" width="42" height="42" rx="8.4" fill="#b39a6c" />
        <rect x="-21" y="-21" width="42" height="42" rx="8.4" fill="#f8eed6" />
        <rect x="-18.06" y="-18.06" width="36.12" height="36.12" rx="7.14" fill="#fffaec" opacity="0.55" />
        <circle cx="0" cy="0" r="3.99" fill="#33200f" />
      </g>
    </g>
    <g transform="translate(392 318)">
      <ellipse cx="4" cy="20" rx="27.2" ry="12" fill="#000" opacity=".36" />
      <g transform="rotate(28)">
        <rect x="-20" y="-14.8" width="40" height="40" rx="8" fill="#b39a6c" />
        <rect x="-20" y="-20" width="40" height="40" rx="8" fill="#f8eed6" />
        <rect x="-17.2" y="-17.2" width="34.4" height="34.4" rx="6.8" fill="#fffaec" opacity="0.55" />
        <circle cx="0" cy="0" r="3.8" fill="#33200f" />
      </g>
    </g>
    <g transform="translate(436 352)">
      <ellipse cx="4.2" cy="21" rx="28.56" ry="12.6" fill="#000" opacity=".36" />
      <g transform="rotate(-10)">
        <rect x="-21" y="-15.54" width="42" height="42" rx="8.4" fill="#b39a6c" />
        <rect x="-21" y="-21" width="42" height="42" rx="8.4" fill="#f8eed6" />
        <rect x="-18.06" y="-18.06" width="36.12" height="36.12" rx="7.14" fill="#fffaec" opacity="0.55" />
        <circle cx="-12.18" cy="-12.18" r="3.99" fill="#33200f" />
        <circle cx="0" cy="0" r="3.99" fill="#33200f" />
        <circle cx="12.18" cy="12.18" r="3.99" fill="#33200f" />
      </g>
    </g>
    <g transform="translate(352 360)">
      <ellipse cx="4.2" cy="21" rx="28.56" ry="12.6" fill="#000" opacity=".36" />
      <g transform="rotate(6)">
        <rect x="-21" y="-15.54" width="42" height="42" rx="8.4" fill="#b39a6c" />
        <rect x="-21" y="-21" width="42" height="42" rx="8.4" fill="#f8eed6" />
        <rect x="-18.06" y="-18.06" width="36.12" height="36.12" rx="7.14" fill="#fffaec" opacity="0.55" />
        <circle cx="-12.18" cy="-12.18" r="3.99" fill="#33200f" />
        <circle cx="12.18" cy="-12.18" r="3.99" fill="#33200f" />
        <circle cx="-12.18" cy="0" r="3.99" fill="#33200f" />
        <circle cx="12.18" cy="0" r="3.99" fill="#33200f" />
        <circle cx="-12.18" cy="12.18" r="3.99" fill="#33200f" />
        <circle cx="12.18" cy="12.18" r="3.99" fill="#33200f" />
      </g>
    </g>
    <g transform="translate(200 358)">
      <ellipse cx="4.2" cy="21" rx="28.56" ry="12.6" fill="#000" opacity=".36" />
      <g transform="rotate(34)">
        <rect x="-21" y="-15.54" width="42" height="42" rx="8.4" fill="#b39a6c" />
        <rect x="-21" y="-21" width="42" height="42" rx="8.4" fill="#f8eed6" />
        <rect x="-18.06" y="-18.06" width="36.12" height="36.12" rx="7.14" fill="#fffaec" opacity="0.55" />
        <circle cx="-12.18" cy="-12.18" r="3.99" fill="#33200f" />
        <circle cx="12.18" cy="12.18" r="3.99" fill="#33200f" />
      </g>
    </g>
  </svg>
);
