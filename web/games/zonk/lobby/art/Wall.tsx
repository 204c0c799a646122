/** The tavern's wall: planks, a window, a shelf of bottles, the candle's light. Its colours are the theme's. */
export const Wall = () => (
  <svg class="front-wall" viewBox="0 58 1440 842" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <defs>
      <linearGradient id="zonk-wall" x2="0" y2="1">
        <stop class="wall-stop-1" offset="0" />
        <stop class="wall-stop-2" offset="1" />
      </linearGradient>
      <radialGradient id="zonk-light">
        <stop class="wall-light" offset="0" stop-opacity=".62" />
        <stop class="wall-light" offset=".3" stop-opacity=".3" />
        <stop class="wall-light" offset=".65" stop-opacity=".1" />
        <stop class="wall-light" offset="1" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="zonk-sky" x2="0" y2="1">
        <stop class="wall-sky-1" offset="0" />
        <stop class="wall-sky-2" offset="1" />
      </linearGradient>
    </defs>
    <path d="M-1000 0h3440v1200h-3440z" fill="url(#zonk-wall)" />
    <path
      class="wall-planks"
      d="M-20 0h3v900h-3zM70 0h3v900h-3zM160 0h3v900h-3zM250 0h3v900h-3zM340 0h3v900h-3zM430 0h3v900h-3zM520 0h3v900h-3zM610 0h3v900h-3zM700 0h3v900h-3zM790 0h3v900h-3zM880 0h3v900h-3zM970 0h3v900h-3zM1060 0h3v900h-3zM1150 0h3v900h-3zM1240 0h3v900h-3zM1330 0h3v900h-3zM1420 0h3v900h-3z"
    />
    <path
      class="wall-grain"
      d="M2 176q1 70 0 145M54 132q-2 70 0 192M104 201q0 70 0 139M147 161q1 70 0 185M187 89q-4 70 0 175M237 97q-3 70 0 229M277 186q-4 70 0 270M323 129q-3 70 0 131M364 147q3 70 0 238M412 179q-1 70 0 253M442 157q-2 70 0 177M501 135q-2 70 0 264M537 239q-3 70 0 224M587 219q0 70 0 160M620 80q1 70 0 261M660 172q3 70 0 246M716 195q-2 70 0 233M749 95q-3 70 0 262M803 180q0 70 0 186M855 183q-3 70 0 184M889 231q-3 70 0 201M941 203q-1 70 0 156M975 221q-3 70 0 137M1026 218q0 70 0 178M1064 136q4 70 0 128M1107 231q-3 70 0 131M1146 222q-1 70 0 162M1204 185q0 70 0 232M1240 127q2 70 0 186M1283 136q0 70 0 215M1328 152q0 70 0 229M1383 226q2 70 0 192M1419 145q2 70 0 248M1464 216q2 70 0 254"
    />
    <circle cx="900" cy="470" r="720" fill="url(#zonk-light)" />
    <path class="wall-beam" d="M470 58l-40 70h14l46-70zM1010 58l40 70h-14l-46-70z" />
    <g transform="translate(504 84)">
      <path d="M-8 132h164v10H-8z" class="wall-beam" />
      <rect width="148" height="132" class="wall-beam" />
      <g fill="url(#zonk-sky)">
        <path d="M10 10h60v52H10zM78 10h60v52H78zM10 70h60v52H10zM78 70h60v52H78z" />
      </g>
      <g class="wall-stars">
        <circle cx="30" cy="28" r="1.5" />
        <circle cx="52" cy="46" r="1.2" />
        <circle cx="104" cy="24" r="1.6" />
        <circle cx="122" cy="50" r="1.2" />
        <circle cx="36" cy="92" r="1.3" />
      </g>
      <path class="wall-snow" d="M12 122q20-16 56-4v4zM80 122q30-14 56-2v2z" />
    </g>
    <g transform="translate(716 74)">
      <path d="M0 96h250v10H0z" class="wall-beam" />
      <path d="M0 96h250v2H0z" fill="#8a5c2b" opacity=".6" />
      <path d="M12 96v-44q0-6 5-9v-14h10v14q5 3 5 9v44z" fill="#22402f" />
      <path d="M46 96v-30q0-6 5-9v-14h10v14q5 3 5 9v30z" fill="#4a2417" />
      <path d="M78 96v-52q0-6 5-9v-14h10v14q5 3 5 9v52z" fill="#2c3550" />
      <path d="M112 96v-26q0-6 5-9v-14h10v14q5 3 5 9v26z" fill="#5a3a18" />
      <path d="M150 96v-48q0-6 5-9v-14h10v14q5 3 5 9v48z" fill="#22402f" />
      <path d="M184 96v-34q0-6 5-9v-14h10v14q5 3 5 9v34z" fill="#4a2417" />
      <path d="M218 96v-42q0-6 5-9v-14h10v14q5 3 5 9v42z" fill="#2c3550" />
      <path class="wall-gleam" d="M27 60v28M61 74v14M93 52v36M127 78v10M165 56v32M199 70v18M233 62v26" />
    </g>
  </svg>
);
