/** The forest at night: the wisp, the moon, and two pairs of ears. */
export const Room = () => (
  <svg class="room-art" viewBox="0 70 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="rw-s" x2="0" y2="1">
        <stop offset="0" stop-color="#050d1a" />
        <stop offset=".7" stop-color="#0f3542" />
        <stop offset="1" stop-color="#081820" />
      </linearGradient>
      <radialGradient id="rw-m">
        <stop offset="0" stop-color="#cfeeea" stop-opacity=".45" />
        <stop offset="1" stop-color="#cfeeea" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="rw-l">
        <stop offset="0" stop-color="#b8fbff" stop-opacity=".9" />
        <stop offset=".25" stop-color="#63e0e8" stop-opacity=".45" />
        <stop offset="1" stop-color="#2fb9c4" stop-opacity="0" />
      </radialGradient>
    </defs>
    <rect width="640" height="400" fill="url(#rw-s)" />
    <g fill="#dff3ee" opacity=".8">
      <circle cx="417.52" cy="196.59" r="0.6" />
      <circle cx="13.34" cy="119.09" r="1" />
      <circle cx="398.02" cy="106.84" r="1.4" />
      <circle cx="195.11" cy="119.22" r="0.6" />
      <circle cx="321.59" cy="177.17" r="1" />
      <circle cx="354.88" cy="82.63" r="1.4" />
      <circle cx="516.22" cy="51.35" r="0.6" />
      <circle cx="41.13" cy="78.06" r="1" />
      <circle cx="296.51" cy="84.72" r="1.4" />
      <circle cx="376.78" cy="89.15" r="0.6" />
      <circle cx="274.04" cy="198.22" r="1" />
      <circle cx="556.34" cy="214.73" r="1.4" />
      <circle cx="426.61" cy="64.16" r="0.6" />
      <circle cx="570.18" cy="69.45" r="1" />
      <circle cx="158.29" cy="178.86" r="1.4" />
      <circle cx="476.07" cy="193.67" r="0.6" />
      <circle cx="626.63" cy="162.33" r="1" />
      <circle cx="57.27" cy="72.4" r="1.4" />
      <circle cx="465.47" cy="160.13" r="0.6" />
      <circle cx="2.04" cy="136.2" r="1" />
      <circle cx="387.38" cy="191.15" r="1.4" />
      <circle cx="140.92" cy="63.25" r="0.6" />
      <circle cx="189.98" cy="116.64" r="1" />
      <circle cx="119.48" cy="123.26" r="1.4" />
      <circle cx="532.71" cy="218.47" r="0.6" />
      <circle cx="372.98" cy="73.24" r="1" />
      <circle cx="364.18" cy="196.26" r="1.4" />
      <circle cx="547.12" cy="218.38" r="0.6" />
      <circle cx="513.98" cy="170.61" r="1" />
      <circle cx="277.79" cy="195.6" r="1.4" />
      <circle cx="125.88" cy="149.93" r="0.6" />
      <circle cx="531.87" cy="214.48" r="1" />
      <circle cx="241.14" cy="144.65" r="1.4" />
      <circle cx="142.74" cy="190.62" r="0.6" />
    </g>
    <circle cx="470" cy="150" r="120" fill="url(#rw-m)" />
    <path d="M482 118a34 34 0 1 0 20 54 40 40 0 0 1-20-54z" fill="#dff3ee" />
    <g fill="#12303a">
      <path
        transform="translate(6.39 293.21) scale(1.67)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(34.09 298.76) scale(1.48)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(90 302.92) scale(1.78)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(128.59 302.34) scale(1.61)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(173.57 299.49) scale(1.29)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(211.25 303.99) scale(1.33)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(261.64 300.88) scale(1.71)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(302.36 302.24) scale(1.46)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(342.45 300.37) scale(1.54)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(386.98 303.09) scale(1.68)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(424.99 293.12) scale(0.9)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(464.99 303.9) scale(0.9)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(498.11 298.46) scale(0.9)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(554.72 302.81) scale(0.9)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(580.41 294.87) scale(1.25)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(636.61 292.13) scale(1.65)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(665.47 300.71) scale(1.75)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
    </g>
    <ellipse cx="320" cy="300" rx="380" ry="40" fill="#5fa6ad" opacity=".16" />
    <g fill="#0c222b">
      <path
        transform="translate(20 322) scale(1.71)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(78 330) scale(2.22)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(128 338) scale(2.07)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(178 322) scale(1.84)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(214 330) scale(2.4)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(424 338) scale(1.05)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(470 322) scale(1.05)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(520 330) scale(1.05)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(584 338) scale(2.33)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(630 322) scale(2.02)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
    </g>
    <path d="M0 320q160-30 320-10t320-8v98H0z" fill="#0b2a2e" />
    <ellipse cx="320" cy="346" rx="240" ry="38" fill="#1d5a52" opacity=".8" />
    <circle cx="300" cy="256" r="190" fill="url(#rw-l)" />
    <g transform="translate(244 186) scale(1.15)">
      <defs>
        <radialGradient id="rwAh">
          <stop offset="0" stop-color="#d9feff" stop-opacity=".8" />
          <stop offset=".4" stop-color="#63e0e8" stop-opacity=".34" />
          <stop offset="1" stop-color="#2fb9c4" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="rwAb" cx=".5" cy=".62" r=".6">
          <stop offset="0" stop-color="#fff" />
          <stop offset=".55" stop-color="#c5fbff" />
          <stop offset="1" stop-color="#58dbe6" />
        </radialGradient>
      </defs>
      <path d="M50 6Q62 22 58 34 76 44 74 62A24 24 0 0 1 26 62Q26 48 38 38 36 30 44 26 52 18 50 6z" fill="url(#rwAb)" />
      <circle fill="#d9feff" cx="64" cy="20" r="3" />
      <circle fill="#d9feff" cx="34" cy="22" r="2" />
      <path d="M42.5 55v8M57.5 55v8" fill="none" stroke="#0d4a55" stroke-width="5" stroke-linecap="round" />
    </g>
    <g transform="translate(400 268) scale(.86)">
      <ellipse cx="50" cy="88" rx="30" ry="8" fill="#020a0d" opacity=".5" />
      <path
        fill="#ef5a4c"
        stroke="#3d0a13"
        stroke-width="3"
        stroke-linejoin="round"
        d="M50 91C36 85 21 64 18 41L11 7 36 25Q50 20 64 25L89 7 82 41C79 64 64 85 50 91z"
      />
      <path fill="#b32c39" d="M50 91Q57 60 52 22 58 22.5 64 25L89 7 82 41C79 64 64 85 50 91z" />
      <path fill="#5c0f1f" d="M18 17 33 28 23 37zM82 17 67 28 77 37z" />
      <path fill="none" stroke="#5c0f1f" stroke-width="6" stroke-linecap="round" d="M24 42l20 9M76 42l-20 9" />
      <path fill="#f7b48d" d="M50 90Q41 80 44 68q6-5 12 0 3 12-6 22z" />
      <path fill="#33060f" d="M45 67h10l-5 6z" />
      <path fill="#fff3c9" d="M26 47l17 7q-4 9-11 6t-6-13zM74 47l-17 7q4 9 11 6t6-13z" />
      <path fill="#1c0a12" d="M35 51l3 1.5-2 7-2.5-.5zM65 51l-3 1.5 2 7 2.5-.5z" />
    </g>
    <g transform="translate(352 214) scale(.5)" opacity=".85">
      <ellipse cx="50" cy="88" rx="30" ry="8" fill="#020a0d" opacity=".5" />
      <path
        fill="#ef5a4c"
        stroke="#3d0a13"
        stroke-width="3"
        stroke-linejoin="round"
        d="M50 91C36 85 21 64 18 41L11 7 36 25Q50 20 64 25L89 7 82 41C79 64 64 85 50 91z"
      />
      <path fill="#b32c39" d="M50 91Q57 60 52 22 58 22.5 64 25L89 7 82 41C79 64 64 85 50 91z" />
      <path fill="#5c0f1f" d="M18 17 33 28 23 37zM82 17 67 28 77 37z" />
      <path fill="none" stroke="#5c0f1f" stroke-width="6" stroke-linecap="round" d="M24 42l20 9M76 42l-20 9" />
      <path fill="#f7b48d" d="M50 90Q41 80 44 68q6-5 12 0 3 12-6 22z" />
      <path fill="#33060f" d="M45 67h10l-5 6z" />
      <path fill="#fff3c9" d="M26 47l17 7q-4 9-11 6t-6-13zM74 47l-17 7q4 9 11 6t6-13z" />
      <path fill="#1c0a12" d="M35 51l3 1.5-2 7-2.5-.5zM65 51l-3 1.5 2 7 2.5-.5z" />
    </g>
    <g fill="#04121a">
      <path
        transform="translate(-6 412) scale(2.6)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(60 422) scale(3.2)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(580 412) scale(2.6)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
      <path
        transform="translate(648 422) scale(3.2)"
        d="M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z"
      />
    </g>
    <path d="M0 380q120-20 240-6t220-4 180-6v120H0z" fill="#04121a" />
    <g fill="#d9ffe0">
      <circle cx="210" cy="210" r="2" />
      <circle cx="378" cy="190" r="1.6" />
      <circle cx="256" cy="158" r="1.6" />
      <circle cx="470" cy="250" r="2" />
      <circle cx="170" cy="280" r="1.7" />
    </g>
  </svg>
);
