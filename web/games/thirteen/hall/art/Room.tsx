/** The arcade: five dice over a row of thirteen lights. */
export const Room = () => (
  <svg class="room-art" viewBox="0 70 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="rt-b" cx=".5" cy=".46" r=".7">
        <stop offset="0" stop-color="#5a1d94" />
        <stop offset=".45" stop-color="#1f0d3d" />
        <stop offset="1" stop-color="#07060f" />
      </radialGradient>
      <linearGradient id="rt-g" x2="0" y2="1">
        <stop offset="0" stop-color="#c77dff" stop-opacity="0" />
        <stop offset="1" stop-color="#c77dff" stop-opacity=".75" />
      </linearGradient>
      <radialGradient id="rt-s">
        <stop offset="0" stop-color="#00ffff" stop-opacity=".35" />
        <stop offset="1" stop-color="#00ffff" stop-opacity="0" />
      </radialGradient>
      <pattern id="rt-l" width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="1.3" fill="#000" opacity=".22" />
      </pattern>
    </defs>
    <rect width="640" height="490" fill="url(#rt-b)" />
    <g stroke="url(#rt-g)" stroke-width="1.6" fill="none">
      <path d="M122 236L-1120 470.1" />
      <path d="M144 236L-960 470.1" />
      <path d="M166 236L-800 470.1" />
      <path d="M188 236L-640 470.1" />
      <path d="M210 236L-480 470.1" />
      <path d="M232 236L-320 470.1" />
      <path d="M254 236L-160 470.1" />
      <path d="M276 236L0 470.1" />
      <path d="M298 236L160 470.1" />
      <path d="M320 236L320 470.1" />
      <path d="M342 236L480 470.1" />
      <path d="M364 236L640 470.1" />
      <path d="M386 236L800 470.1" />
      <path d="M408 236L960 470.1" />
      <path d="M430 236L1120 470.1" />
      <path d="M452 236L1280 470.1" />
      <path d="M474 236L1440 470.1" />
      <path d="M496 236L1600 470.1" />
      <path d="M518 236L1760 470.1" />
    </g>
    <g stroke="#c77dff" fill="none">
      <path d="M0 238h640" stroke-opacity="0.12" stroke-width="1" />
      <path d="M0 246h640" stroke-opacity="0.2" stroke-width="1.2" />
      <path d="M0 258h640" stroke-opacity="0.28" stroke-width="1.4" />
      <path d="M0 276h640" stroke-opacity="0.36" stroke-width="1.6" />
      <path d="M0 302h640" stroke-opacity="0.44" stroke-width="1.8" />
      <path d="M0 340h640" stroke-opacity="0.52" stroke-width="2" />
      <path d="M0 390h640" stroke-opacity="0.6" stroke-width="2.2" />
      <path d="M0 450h640" stroke-opacity="0.68" stroke-width="2.4" />
    </g>
    <g fill="#0a0814">
      <path d="M-6 400V120q0-10 10-10h86l18 60-6 20v210zM646 400V120q0-10-10-10h-86l-18 60 6 20v210z" />
    </g>
    <path d="M14 132h70l14 46-4 26H14z" fill="#00ffff" opacity=".1" />
    <path d="M626 132h-70l-14 46 4 26h80z" fill="#ff4444" opacity=".12" />
    <circle cx="320" cy="200" r="220" fill="url(#rt-s)" />
    <g transform="translate(0 34)">
      <g transform="translate(176 190) rotate(-16) scale(1.08)">
        <rect x="-30" y="-23" width="60" height="60" rx="9" fill="#000" opacity=".4" />
        <rect x="-30" y="-22" width="60" height="60" rx="9" fill="#14183a" />
        <g transform="translate(-30 -30)">
          <rect width="60" height="60" rx="8.4" fill="#262b57" />
          <rect x="6.6" y="6.6" width="12" height="12" fill="#9fe8ff" />
          <rect x="24" y="24" width="12" height="12" fill="#9fe8ff" />
          <rect x="41.4" y="41.4" width="12" height="12" fill="#9fe8ff" />
        </g>
      </g>
      <g transform="translate(250 150) rotate(-8) scale(1.08)">
        <rect x="-30" y="-23" width="60" height="60" rx="9" fill="#000" opacity=".4" />
        <rect x="-30" y="-22" width="60" height="60" rx="9" fill="#8f94b4" />
        <g transform="translate(-30 -30)">
          <rect width="60" height="60" rx="8.4" fill="#f4f6ff" />
          <rect x="6.6" y="6.6" width="12" height="12" fill="#14141c" />
          <rect x="41.4" y="6.6" width="12" height="12" fill="#14141c" />
          <rect x="6.6" y="24" width="12" height="12" fill="#14141c" />
          <rect x="41.4" y="24" width="12" height="12" fill="#14141c" />
          <rect x="6.6" y="41.4" width="12" height="12" fill="#14141c" />
          <rect x="41.4" y="41.4" width="12" height="12" fill="#14141c" />
        </g>
      </g>
      <g transform="translate(322 136) rotate(2) scale(1.3)">
        <rect x="-30" y="-23" width="60" height="60" rx="9" fill="#000" opacity=".4" />
        <rect x="-30" y="-22" width="60" height="60" rx="9" fill="#b8860b" />
        <g transform="translate(-30 -30)">
          <rect width="60" height="60" rx="8.4" fill="#ffd700" />
          <rect x="6.6" y="6.6" width="12" height="12" fill="#3a2a00" />
          <rect x="41.4" y="6.6" width="12" height="12" fill="#3a2a00" />
          <rect x="6.6" y="24" width="12" height="12" fill="#3a2a00" />
          <rect x="41.4" y="24" width="12" height="12" fill="#3a2a00" />
          <rect x="6.6" y="41.4" width="12" height="12" fill="#3a2a00" />
          <rect x="41.4" y="41.4" width="12" height="12" fill="#3a2a00" />
        </g>
      </g>
      <g transform="translate(394 150) rotate(10) scale(1.08)">
        <rect x="-30" y="-23" width="60" height="60" rx="9" fill="#000" opacity=".4" />
        <rect x="-30" y="-22" width="60" height="60" rx="9" fill="#8f94b4" />
        <g transform="translate(-30 -30)">
          <rect width="60" height="60" rx="8.4" fill="#f4f6ff" />
          <rect x="6.6" y="6.6" width="12" height="12" fill="#14141c" />
          <rect x="41.4" y="6.6" width="12" height="12" fill="#14141c" />
          <rect x="6.6" y="24" width="12" height="12" fill="#14141c" />
          <rect x="41.4" y="24" width="12" height="12" fill="#14141c" />
          <rect x="6.6" y="41.4" width="12" height="12" fill="#14141c" />
          <rect x="41.4" y="41.4" width="12" height="12" fill="#14141c" />
        </g>
      </g>
      <g transform="translate(466 190) rotate(18) scale(1.08)">
        <rect x="-30" y="-23" width="60" height="60" rx="9" fill="#000" opacity=".4" />
        <rect x="-30" y="-22" width="60" height="60" rx="9" fill="#7d1a2e" />
        <g transform="translate(-30 -30)">
          <rect width="60" height="60" rx="8.4" fill="#d83a55" />
          <rect x="24" y="24" width="12" height="12" fill="#fff0f2" />
        </g>
      </g>
      <g transform="translate(320 268)">
        <rect
          x="-167"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#ffd700"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="0.92"
        />
        <rect
          x="-141"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#ffd700"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="0.92"
        />
        <rect
          x="-115"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#ffd700"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="0.92"
        />
        <rect
          x="-89"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#ffd700"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="0.92"
        />
        <rect
          x="-63"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#ffd700"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="0.92"
        />
        <rect
          x="-37"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#ffd700"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="0.92"
        />
        <rect
          x="-11"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#171a3c"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="1"
        />
        <rect
          x="15"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#171a3c"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="1"
        />
        <rect
          x="41"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#00ffff"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="1"
        />
        <rect
          x="67"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#171a3c"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="1"
        />
        <rect
          x="93"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#171a3c"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="1"
        />
        <rect
          x="119"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#171a3c"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="1"
        />
        <rect
          x="145"
          y="0"
          width="22"
          height="22"
          rx="3"
          fill="#171a3c"
          stroke="#00ffff"
          stroke-opacity=".7"
          opacity="1"
        />
      </g>
    </g>
    <rect width="640" height="490" fill="url(#rt-l)" />
  </svg>
);
