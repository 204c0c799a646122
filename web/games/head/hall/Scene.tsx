/** A woodcut for the home page: torches, the blade, and a nervous head. */
import "./scene.css";

export const Scene = () => (
  <svg
    class="scene scene-head"
    data-scope="head-scene"
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="320" height="180" fill="#eee0c2" />
    <path d="M0 128q40-9 80-4t80-3 80 3 80-4v60H0z" fill="#1c1512" />
    <g fill="#1c1512" opacity=".28">
      <path d="M12 124V70l14-16 14 16v54zM44 124V84h20v40zM256 124V80l10-12 10 12v44zM282 124V62l16-18 16 18v62z" />
    </g>
    <g class="torch">
      <path d="M68 150l6-58h4l6 58z" fill="#1c1512" />
      <path class="flame" d="M76 94c-12-10-6-20-2-30 3 8 8 7 7 15 4-2 5-7 5-10 6 10 4 20-4 25z" fill="#d9481f" />
    </g>
    <g class="torch late">
      <path d="M236 150l6-58h4l6 58z" fill="#1c1512" />
      <path class="flame" d="M244 94c-12-10-6-20-2-30 3 8 8 7 7 15 4-2 5-7 5-10 6 10 4 20-4 25z" fill="#d9481f" />
    </g>
    <path d="M128 18h64v8h-64zM132 26h8v128h-8zM180 26h8v128h-8zM122 152h76v10h-76z" fill="#1c1512" />
    <path
      d="M140 36h4v2h-4zm0 12h4v2h-4zm0 12h4v2h-4zm0 12h4v2h-4zm0 12h4v2h-4zm36-48h4v2h-4zm0 12h4v2h-4zm0 12h4v2h-4zm0 12h4v2h-4zm0 12h4v2h-4z"
      fill="#eee0c2"
    />
    <g class="blade">
      <path d="M159 10h2v26h-2z" fill="#1c1512" />
      <path d="M141 34h38v14l-38 20z" fill="#3b322c" />
      <path d="M141 68l38-20v4l-38 20z" fill="#c8321c" />
    </g>
    <path d="M130 112h60v8h-60zM130 140h60v8h-60z" fill="#1c1512" />
    <g>
      <ellipse cx="160" cy="130" rx="16" ry="15" fill="#f3d7b0" stroke="#1c1512" stroke-width="2.5" />
      <path d="M145 124c2-14 28-14 30 0-6-6-10-2-15-7-4 5-10 2-15 7z" fill="#1c1512" />
      <g class="eyes" fill="#1c1512">
        <circle cx="154" cy="130" r="2.2" />
        <circle cx="166" cy="130" r="2.2" />
      </g>
      <path d="M155 139q5-4 10 0" fill="none" stroke="#1c1512" stroke-width="2" stroke-linecap="round" />
    </g>
    <g fill="none" stroke="#1c1512" stroke-width="1.5" opacity=".5">
      <path d="M8 12q10 6 22 2M290 16q-12 4-20 0M20 26q12 5 20 0" />
    </g>
  </svg>
);
