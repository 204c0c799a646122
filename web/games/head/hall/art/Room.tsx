/** The square at night: a guillotine between torches, and the crowd. */
export const Room = () => (
  <svg class="room-art" viewBox="0 70 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="rh-s" x2="0" y2="1">
        <stop offset="0" stop-color="#130b1c" />
        <stop offset=".55" stop-color="#2c1422" />
        <stop offset=".86" stop-color="#7a3018" />
      </linearGradient>
      <radialGradient id="rh-h">
        <stop offset="0" stop-color="#ffb668" stop-opacity=".85" />
        <stop offset=".35" stop-color="#ff8a3c" stop-opacity=".3" />
        <stop offset="1" stop-color="#ff8a3c" stop-opacity="0" />
      </radialGradient>
    </defs>
    <rect width="640" height="400" fill="url(#rh-s)" />
    <g fill="#f2dfbe">
      <circle cx="55.34" cy="151.3" r="0.7" />
      <circle cx="504.99" cy="110.71" r="1.1" />
      <circle cx="563.07" cy="96.81" r="1.5" />
      <circle cx="622.07" cy="88.65" r="0.7" />
      <circle cx="150.18" cy="106.38" r="1.1" />
      <circle cx="597.57" cy="109.48" r="1.5" />
      <circle cx="16.37" cy="177.11" r="0.7" />
      <circle cx="300.93" cy="102.5" r="1.1" />
      <circle cx="595.96" cy="219.11" r="1.5" />
      <circle cx="86.13" cy="224.29" r="0.7" />
      <circle cx="111.83" cy="218.16" r="1.1" />
      <circle cx="141.17" cy="66.01" r="1.5" />
      <circle cx="566.03" cy="132.22" r="0.7" />
      <circle cx="463.93" cy="148.12" r="1.1" />
      <circle cx="291.84" cy="152.27" r="1.5" />
      <circle cx="100.81" cy="186.35" r="0.7" />
      <circle cx="479.67" cy="197.24" r="1.1" />
      <circle cx="405.05" cy="145.45" r="1.5" />
      <circle cx="212.53" cy="108.22" r="0.7" />
      <circle cx="303" cy="125.09" r="1.1" />
      <circle cx="282.48" cy="190.63" r="1.5" />
      <circle cx="602.81" cy="149.08" r="0.7" />
      <circle cx="155.96" cy="71.59" r="1.1" />
      <circle cx="357.18" cy="203.87" r="1.5" />
      <circle cx="286.53" cy="96.33" r="0.7" />
      <circle cx="203.17" cy="179.55" r="1.1" />
      <circle cx="592.96" cy="184.52" r="1.5" />
      <circle cx="574.78" cy="98.82" r="0.7" />
      <circle cx="212.49" cy="61.76" r="1.1" />
      <circle cx="609.65" cy="148.32" r="1.5" />
    </g>
    <path
      fill="#23121c"
      d="M0 400V230l24-22 24 22v-34h12l16-38 16 38h12v42l22-18 30 26v-50l14-30 14 30v36l34-20 36 22v-60h16v-20h6v-16l11-28 11 28v16h6v20h16v46l32-22 34 24v-36l18-16 18 16v26l26-16 28 18v-48l12-32 12 32v36l32-24 34 26v-30h14l14-36 14 36h14v48l32-20v180z"
    />
    <path
      fill="#f0a14a"
      d="M70 196h5v8h-5zM178 210h5v9h-5zM286 176h5v10h-5zM346 222h4v8h-4zM508 206h5v9h-5zM566 220h5v8h-5z"
    />
    <g transform="translate(120 334) scale(.56)" opacity=".95">
      <path
        fill="#1b0e16"
        d="M-130 0L-112-110Q0-150 112-110L130 0zM-126-104Q-40-130 0-236Q40-130 126-104Q60-92 0-92T-126-104z"
      />
      <path
        fill="#4a1a1c"
        d="M-92 0L-78-100-46-96-54 0zM-18 0L-15-94H15L18 0zM54 0L46-96 78-100 92 0zM-86-100Q-20-136 0-236Q-24-140-46-96zM46-96Q24-140 0-236Q20-136 86-100zM0-236v-34l34 12-34 12z"
      />
    </g>
    <g transform="translate(540 336) scale(.6)">
      <path
        fill="#1b0e16"
        d="M-130 0L-112-110Q0-150 112-110L130 0zM-126-104Q-40-130 0-236Q40-130 126-104Q60-92 0-92T-126-104z"
      />
      <path
        fill="#4a1a1c"
        d="M-92 0L-78-100-46-96-54 0zM-18 0L-15-94H15L18 0zM54 0L46-96 78-100 92 0zM-86-100Q-20-136 0-236Q-24-140-46-96zM46-96Q24-140 0-236Q20-136 86-100zM0-236v-34l34 12-34 12z"
      />
    </g>
    <path d="M-10 84q165 70 330 8M320 92q165 62 330-8" fill="none" stroke="#0d070b" stroke-width="1.5" />
    <path d="M1.63 90.77h18l-9 22z" fill="#8c2b1c" />
    <path d="M42.88 103.39h18l-9 26z" fill="#b98a4a" />
    <path d="M84.13 112.14h18l-9 22z" fill="#5b3550" />
    <path d="M125.38 117.02h18l-9 26z" fill="#8c2b1c" />
    <path d="M166.63 118.02h18l-9 22z" fill="#b98a4a" />
    <path d="M207.88 115.14h18l-9 26z" fill="#5b3550" />
    <path d="M249.13 108.39h18l-9 22z" fill="#8c2b1c" />
    <path d="M290.38 97.77h18l-9 26z" fill="#b98a4a" />
    <path d="M331.63 97.77h18l-9 22z" fill="#5b3550" />
    <path d="M372.88 108.39h18l-9 26z" fill="#8c2b1c" />
    <path d="M414.13 115.14h18l-9 22z" fill="#b98a4a" />
    <path d="M455.38 118.02h18l-9 26z" fill="#5b3550" />
    <path d="M496.63 117.02h18l-9 22z" fill="#8c2b1c" />
    <path d="M537.88 112.14h18l-9 26z" fill="#b98a4a" />
    <path d="M579.13 103.39h18l-9 22z" fill="#5b3550" />
    <path d="M620.38 90.77h18l-9 26z" fill="#8c2b1c" />
    <circle cx="320" cy="230" r="230" fill="url(#rh-h)" />
    <path fill="#f7d79a" opacity=".9" d="M292 128h56v166h-56z" />
    <path
      fill="#140a10"
      d="M272 108h96v14h-96zM280 120h14v208h-14zM346 120h14v208h-14zM256 322h128v14H256zM290 272h60v10h-60zM290 300h60v10h-60z"
    />
    <path fill="#3b2630" d="M294 150h52v16l-52 28z" />
    <path fill="#fff1d0" d="M294 194l52-28v5l-52 28z" />
    <path fill="#140a10" d="M318 112h4v40h-4z" />
    <g transform="translate(320 291) scale(1.05)">
      <ellipse rx="15" ry="14" fill="#f3d7b0" stroke="#140a10" stroke-width="2.5" />
      <path d="M-15-5c2-15 28-15 30 0-6-6-10-2-15-7-4 5-10 2-15 7z" fill="#140a10" />
      <circle cx="-5" r="2.2" />
      <circle cx="5" r="2.2" />
      <path d="M-4 8q4-3 8 0" fill="none" stroke="#140a10" stroke-width="2" />
    </g>
    <circle cx="196" cy="226" r="110" fill="url(#rh-h)" opacity=".75" />
    <g transform="translate(196 240) scale(.62)">
      <path fill="#0a0508" d="M-7 20h14l-5 190h-4zM-16 14h32l-6 22h-20z" />
      <path fill="#ef6a2a" d="M0 14c-26-6-22-34-8-52 0 10 6 14 9 20 4-10 2-24-2-36 22 16 30 62 1 68z" />
      <path fill="#ffd483" d="M0 12c-12-3-11-18-2-28 2 8 8 10 8 18 0 6-2 9-6 10z" />
    </g>
    <circle cx="444" cy="226" r="110" fill="url(#rh-h)" opacity=".75" />
    <g transform="translate(444 240) scale(.62)">
      <path fill="#0a0508" d="M-7 20h14l-5 190h-4zM-16 14h32l-6 22h-20z" />
      <path fill="#ef6a2a" d="M0 14c-26-6-22-34-8-52 0 10 6 14 9 20 4-10 2-24-2-36 22 16 30 62 1 68z" />
      <path fill="#ffd483" d="M0 12c-12-3-11-18-2-28 2 8 8 10 8 18 0 6-2 9-6 10z" />
    </g>
    <path fill="#140a10" d="M0 336q80-8 160-4t160-3 160 3 160-4v72H0z" />
    <g fill="#1d0f16">
      <g transform="translate(-11.58 340) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-16 0q16-22 32 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(28.26 343) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-14 0l14-34 14 34z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(68.11 346) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-13 0q13-12 26 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(107.95 349) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-20 2h40v-5h-10v-18h-20v18h-10z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(147.79 352) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-18 0q2-20 12-16q6-14 12 0q10-4 12 16z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(187.63 342) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-16 0q16-22 32 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(210.47 345) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-14 0l14-34 14 34z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(250.32 348) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-13 0q13-12 26 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(290.16 351) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-20 2h40v-5h-10v-18h-20v18h-10z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(330 341) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-18 0q2-20 12-16q6-14 12 0q10-4 12 16z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(369.84 344) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-16 0q16-22 32 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(409.68 347) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-14 0l14-34 14 34z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(432.53 350) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-13 0q13-12 26 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(472.37 340) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-20 2h40v-5h-10v-18h-20v18h-10z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(512.21 343) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-18 0q2-20 12-16q6-14 12 0q10-4 12 16z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(552.05 346) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-16 0q16-22 32 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(591.89 349) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-14 0l14-34 14 34z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(614.74 352) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-13 0q13-12 26 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(654.58 342) scale(0.5)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-20 2h40v-5h-10v-18h-20v18h-10z" transform="translate(0 -3)" />
      </g>
    </g>
    <g fill="#0a0508">
      <g transform="translate(-3.08 362) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-16 0q16-22 32 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(53.77 365) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-14 0l14-34 14 34z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(110.62 368) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-13 0q13-12 26 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(167.46 371) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-20 2h40v-5h-10v-18h-20v18h-10z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(224.31 374) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-18 0q2-20 12-16q6-14 12 0q10-4 12 16z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(281.15 364) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-16 0q16-22 32 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(321 367) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-14 0l14-34 14 34z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(377.85 370) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-13 0q13-12 26 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(434.69 373) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-20 2h40v-5h-10v-18h-20v18h-10z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(491.54 363) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-18 0q2-20 12-16q6-14 12 0q10-4 12 16z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(548.38 366) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-16 0q16-22 32 0z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(605.23 369) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-14 0l14-34 14 34z" transform="translate(0 -3)" />
      </g>
      <g transform="translate(645.08 372) scale(0.72)">
        <path d="M-34 80q2-44 20-50q-9-8-8-22q2-16 22-16t22 16q1 14-8 22q18 6 20 50z" />
        <path d="M-13 0q13-12 26 0z" transform="translate(0 -3)" />
      </g>
    </g>
    <rect y="398" width="640" height="90" fill="#0a0508" />
  </svg>
);
