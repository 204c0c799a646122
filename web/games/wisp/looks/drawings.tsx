/** The looks of the wisp that stars unlock; the body lies where the usual wisp's does, so its eyes can look and go out. */
import type { JSX } from "preact";
import type { LookName } from "./looks.ts";

const Ember = () => (
  <>
    <defs>
      <radialGradient id="ember-h">
        <stop offset="0" stop-color="#ffb04a" stop-opacity="0.85" />
        <stop offset="0.5" stop-color="#ff6a2a" stop-opacity="0.42" />
        <stop offset="1" stop-color="#c22a12" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="ember-b" cx=".5" cy=".66" r=".62">
        <stop offset="0" stop-color="#fff7d8" />
        <stop offset="0.5" stop-color="#ffc24d" />
        <stop offset="1" stop-color="#f0561f" />
      </radialGradient>
      <linearGradient id="ember-t" x2="0" y2="1">
        <stop offset="0" stop-color="#ffb347" />
        <stop offset="0.45" stop-color="#ff6a26" />
        <stop offset="1" stop-color="#c92a12" />
      </linearGradient>
    </defs>
    <circle class="halo" cx="50" cy="72" r="48" fill="url(#ember-h)" />
    <path
      d="M30 98Q14 86 21 66 23 58 20 48 31 54 32 62 31 44 41 33 38 26 42 16 55 26 54 40 60 36 59 28 70 38 68 54 74 50 75 42 84 58 79 74 84 90 68 99z"
      fill="url(#ember-t)"
      opacity=".9"
    />
    <path
      d="M50 24Q62 40 58 52 76 62 74 80A24 24 0 0 1 26 80Q26 66 38 56 36 48 44 44 52 36 50 24z"
      fill="url(#ember-b)"
    />
    <path d="M31 88Q50 106 69 88" fill="none" stroke="#d8401a" stroke-width="4" stroke-linecap="round" opacity=".4" />
    <g class="looks look-eyes">
      <path d="M42.5 73v8M57.5 73v8" fill="none" stroke="#5a1606" stroke-width="5.5" stroke-linecap="round" />
      <path
        d="M43.6 72.4h.01M58.6 72.4h.01"
        stroke="#fff"
        stroke-opacity=".85"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
    <path
      d="M14 110l5-9 9-2 7 5 6-5 10-1 8 4 7-4 10 2 6 5 4 6-5 5H19z"
      fill="#3a1512"
      stroke="#8a2a14"
      stroke-width="1"
      stroke-linejoin="round"
    />
    <path
      d="M24 103l5 4-3 5M44 101l4 5 8 1M70 102l-3 6 4 4M35 105l3 7"
      fill="none"
      stroke="#ff9a3c"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    <g fill="#ffd36b">
      <circle cx="70" cy="26" r="2.4" />
      <circle cx="29" cy="32" r="1.8" />
      <circle cx="80" cy="36" r="1.3" />
      <circle cx="62" cy="12" r="1.5" />
      <circle cx="36" cy="14" r="1.1" />
    </g>
  </>
);

const Moth = () => (
  <>
    <defs>
      <radialGradient id="moth-h">
        <stop offset="0" stop-color="#e3cfff" stop-opacity="0.85" />
        <stop offset="0.5" stop-color="#a889e8" stop-opacity="0.42" />
        <stop offset="1" stop-color="#5e46b0" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="moth-b" cx=".5" cy=".66" r=".62">
        <stop offset="0" stop-color="#fffdf4" />
        <stop offset="0.5" stop-color="#f3e6ff" />
        <stop offset="1" stop-color="#c9abf2" />
      </radialGradient>
      <radialGradient id="moth-w" cx=".9" cy=".5" r=".95">
        <stop offset="0" stop-color="#efe0ff" />
        <stop offset="0.6" stop-color="#b99ae0" />
        <stop offset="1" stop-color="#7c5cb0" />
      </radialGradient>
    </defs>
    <circle class="halo" cx="50" cy="72" r="48" fill="url(#moth-h)" />
    <path
      d="M34 72Q6 34 4 52 2 74 24 80 8 86 14 98 24 108 38 88z"
      fill="url(#moth-w)"
      stroke="#f0e2ff"
      stroke-width="1"
    />
    <path
      d="M32 72Q14 50 9 54M33 76Q16 68 8 66M34 84Q22 92 18 98"
      fill="none"
      stroke="#6b4a8f"
      stroke-width="1.1"
      opacity=".7"
    />
    <circle cx="17" cy="63" r="5" fill="#3b2358" />
    <circle cx="17" cy="63" r="2.6" fill="#ffe1a1" />
    <circle cx="22" cy="93" r="2.6" fill="#3b2358" />
    <g transform="matrix(-1 0 0 1 100 0)">
      <path
        d="M34 72Q6 34 4 52 2 74 24 80 8 86 14 98 24 108 38 88z"
        fill="url(#moth-w)"
        stroke="#f0e2ff"
        stroke-width="1"
      />
      <path
        d="M32 72Q14 50 9 54M33 76Q16 68 8 66M34 84Q22 92 18 98"
        fill="none"
        stroke="#6b4a8f"
        stroke-width="1.1"
        opacity=".7"
      />
      <circle cx="17" cy="63" r="5" fill="#3b2358" />
      <circle cx="17" cy="63" r="2.6" fill="#ffe1a1" />
      <circle cx="22" cy="93" r="2.6" fill="#3b2358" />
    </g>
    <path
      d="M50 24Q62 40 58 52 76 62 74 80A24 24 0 0 1 26 80Q26 66 38 56 36 48 44 44 52 36 50 24z"
      fill="url(#moth-b)"
    />
    <path
      d="M30 90q20 8 40 0M34 97q16 6 32 0"
      fill="none"
      stroke="#8a63c2"
      stroke-width="2"
      stroke-linecap="round"
      opacity=".45"
    />
    <path
      d="M34 62q4 4 8 1 4 5 8 1 4 4 8-1 4 3 8-1"
      fill="none"
      stroke="#fff"
      stroke-width="3"
      stroke-linecap="round"
      opacity=".8"
    />
    <g class="looks look-eyes">
      <path d="M42.5 73v8M57.5 73v8" fill="none" stroke="#3a1c5e" stroke-width="5.5" stroke-linecap="round" />
      <path
        d="M43.6 72.4h.01M58.6 72.4h.01"
        stroke="#fff"
        stroke-opacity=".85"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
    <path
      d="M46 46Q40 30 27 24M54 46Q60 30 73 24"
      fill="none"
      stroke="#f6ecff"
      stroke-width="1.8"
      stroke-linecap="round"
    />
    <path
      d="M42 36l-7-1M39 32l-7 0M35 28l-6 2M43 34l0-6M39 30l1-6M34 26l1-5M58 36l7-1M61 32l7 0M65 28l6 2M57 34l0-6M61 30l-1-6M66 26l-1-5"
      stroke="#f6ecff"
      stroke-width="1.2"
      stroke-linecap="round"
    />
  </>
);

const Rose = () => (
  <>
    <defs>
      <radialGradient id="rose-h">
        <stop offset="0" stop-color="#ffc2d8" stop-opacity="0.85" />
        <stop offset="0.5" stop-color="#ff7fae" stop-opacity="0.42" />
        <stop offset="1" stop-color="#a8285f" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="rose-b" cx=".5" cy=".66" r=".62">
        <stop offset="0" stop-color="#fff8f6" />
        <stop offset="0.5" stop-color="#ffd0de" />
        <stop offset="1" stop-color="#ff86ad" />
      </radialGradient>
      <linearGradient id="rose-p" x2="0" y2="1">
        <stop offset="0" stop-color="#ffb3cd" />
        <stop offset="1" stop-color="#e0447f" />
      </linearGradient>
      <linearGradient id="rose-q" x2="0" y2="1">
        <stop offset="0" stop-color="#ff8fb6" />
        <stop offset="1" stop-color="#b92562" />
      </linearGradient>
      <linearGradient id="rose-l" x2="0" y2="1">
        <stop offset="0" stop-color="#9be0a0" />
        <stop offset="1" stop-color="#2d7a56" />
      </linearGradient>
    </defs>
    <circle class="halo" cx="50" cy="72" r="48" fill="url(#rose-h)" />
    <path d="M50 110Q28 118 14 104 30 96 46 104zM50 110Q72 118 86 104 70 96 54 104z" fill="url(#rose-l)" />
    <path d="M46 108Q30 112 20 104M54 108Q70 112 80 104" stroke="#d8ffd8" stroke-width="1" fill="none" opacity=".6" />
    <path
      d="M50 106Q18 108 13 84 10 64 26 54 24 78 50 106zM50 106Q82 108 87 84 90 64 74 54 76 78 50 106z"
      fill="url(#rose-q)"
      stroke="#ffc9dc"
      stroke-width="1"
    />
    <path
      d="M30 70Q22 48 36 38 34 26 46 30 50 18 58 29 70 28 66 42 80 50 70 70z"
      fill="url(#rose-q)"
      stroke="#ffc9dc"
      stroke-width="1"
    />
    <path
      d="M50 24Q62 40 58 52 76 62 74 80A24 24 0 0 1 26 80Q26 66 38 56 36 48 44 44 52 36 50 24z"
      fill="url(#rose-b)"
    />
    <path
      d="M50 107Q24 108 20 86 19 76 24 70 32 92 50 96 68 92 76 70 81 76 80 86 76 108 50 107z"
      fill="url(#rose-p)"
      stroke="#ffdbe7"
      stroke-width="1"
    />
    <path d="M50 96Q44 102 50 107 56 102 50 96z" fill="#b92562" opacity=".5" />
    <path d="M44 50q6-8 12-1-1 8-8 7-5-2-1-5" fill="none" stroke="#e0447f" stroke-width="2" stroke-linecap="round" />
    <g class="looks look-eyes">
      <path d="M42.5 73v8M57.5 73v8" fill="none" stroke="#6a1236" stroke-width="5.5" stroke-linecap="round" />
      <path
        d="M43.6 72.4h.01M58.6 72.4h.01"
        stroke="#fff"
        stroke-opacity=".85"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
    <path d="M82 30q6-3 8 2-5 5-8-2zM14 38q3-6 7-3 0 6-7 3z" fill="#ffb3cd" />
    <circle cx="76" cy="18" r="1.6" fill="#ffd6e4" />
  </>
);

const Frost = () => (
  <>
    <defs>
      <radialGradient id="frost-h">
        <stop offset="0" stop-color="#bfeaff" stop-opacity="0.85" />
        <stop offset="0.5" stop-color="#7fb8ff" stop-opacity="0.42" />
        <stop offset="1" stop-color="#4a6fd0" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="frost-b" cx=".5" cy=".66" r=".62">
        <stop offset="0" stop-color="#ffffff" />
        <stop offset="0.5" stop-color="#d3f0ff" />
        <stop offset="1" stop-color="#7fb6ee" />
      </radialGradient>
    </defs>
    <circle class="halo" cx="50" cy="72" r="48" fill="url(#frost-h)" />
    <path
      d="M27 66L12 46 33 56zM73 66L88 46 67 56zM37 54L27 26 45 44zM63 54L73 26 55 44z"
      fill="#a9d8ff"
      stroke="#eefaff"
      stroke-width="1"
      stroke-linejoin="round"
      opacity=".9"
    />
    <path
      d="M27 66L12 46 26 58zM37 54L27 26 40 48zM63 54L73 26 66 50zM73 66L88 46 76 62z"
      fill="#5f95dc"
      opacity=".55"
    />
    <path
      d="M50 22L60 46 72 58 76 78 69 95 54 104 46 104 31 95 24 78 28 60 40 50z"
      fill="url(#frost-b)"
      stroke="#eefaff"
      stroke-width="1.2"
      stroke-linejoin="round"
    />
    <path d="M50 22L60 46 52 60zM60 46L72 58 64 66zM76 78L69 95 64 84z" fill="#fff" opacity=".38" />
    <path
      d="M40 50L50 22 47 58zM24 78L28 60 36 68zM31 95L24 78 35 86zM54 104L46 104 50 94z"
      fill="#4f86d6"
      opacity=".3"
    />
    <g class="looks look-eyes">
      <path d="M42.5 73v8M57.5 73v8" fill="none" stroke="#143a6b" stroke-width="5.5" stroke-linecap="round" />
      <path
        d="M43.6 72.4h.01M58.6 72.4h.01"
        stroke="#fff"
        stroke-opacity=".85"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
    <g stroke="#e8f7ff" stroke-width="1.4" stroke-linecap="round">
      <path d="M15 28v8M11.5 30l7 4M18.5 30l-7 4M84 18v10M79.7 20.5l8.6 5M88.3 20.5l-8.6 5" />
    </g>
    <path d="M40 99l2 9 3-8zM56 101l2 7 3-9z" fill="#d3f0ff" />
  </>
);

const Lantern = () => (
  <>
    <defs>
      <radialGradient id="lantern-h">
        <stop offset="0" stop-color="#ffe6a0" stop-opacity="0.85" />
        <stop offset="0.5" stop-color="#ffc04a" stop-opacity="0.42" />
        <stop offset="1" stop-color="#a86a10" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="lantern-b" cx=".5" cy=".66" r=".62">
        <stop offset="0" stop-color="#fffdf0" />
        <stop offset="0.5" stop-color="#ffe9a6" />
        <stop offset="1" stop-color="#ffb93e" />
      </radialGradient>
      <linearGradient id="lantern-m" x2="0" y2="1">
        <stop offset="0" stop-color="#f2cf7a" />
        <stop offset="0.5" stop-color="#b98530" />
        <stop offset="1" stop-color="#6b4716" />
      </linearGradient>
      <linearGradient id="lantern-g" x2="0" y2="1">
        <stop offset="0" stop-color="#fff3c4" stop-opacity="0.1" />
        <stop offset="1" stop-color="#ffd36b" stop-opacity="0.34" />
      </linearGradient>
    </defs>
    <circle class="halo" cx="50" cy="72" r="48" fill="url(#lantern-h)" />
    <path d="M27 44Q50 36 73 44L79 102H21z" fill="url(#lantern-g)" />
    <path
      d="M50 38Q59 50 56 58 70 66 69 80A19 19 0 0 1 31 80Q31 68 40 60 39 54 45 50 51 45 50 38z"
      fill="url(#lantern-b)"
    />
    <g class="looks look-eyes">
      <path d="M42.5 73v8M57.5 73v8" fill="none" stroke="#5c3a08" stroke-width="5.5" stroke-linecap="round" />
      <path
        d="M43.6 72.4h.01M58.6 72.4h.01"
        stroke="#fff"
        stroke-opacity=".85"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
    <path d="M27 44L21 102M73 44L79 102" stroke="url(#lantern-m)" stroke-width="3.6" stroke-linecap="round" />
    <path d="M40 46L36 102M60 46L64 102" stroke="#b98530" stroke-width="1.3" opacity=".55" />
    <path
      d="M22 45Q25 32 40 29 50 19 60 29 75 32 78 45 50 37 22 45z"
      fill="url(#lantern-m)"
      stroke="#ffe9b0"
      stroke-width="1"
    />
    <path d="M17 101h66l-4 9H21z" fill="url(#lantern-m)" stroke="#ffe9b0" stroke-width="1" stroke-linejoin="round" />
    <path d="M29 110h9v4h-9zM62 110h9v4h-9z" fill="#6b4716" />
    <circle cx="50" cy="15" r="8" fill="none" stroke="url(#lantern-m)" stroke-width="3.4" />
    <path d="M31 50L27 92" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".55" />
  </>
);

const Comet = () => (
  <>
    <defs>
      <radialGradient id="comet-h">
        <stop offset="0" stop-color="#cfe0ff" stop-opacity="0.85" />
        <stop offset="0.5" stop-color="#6f8cff" stop-opacity="0.42" />
        <stop offset="1" stop-color="#3a2fa8" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="comet-b" cx=".5" cy=".66" r=".62">
        <stop offset="0" stop-color="#ffffff" />
        <stop offset="0.5" stop-color="#dfe8ff" />
        <stop offset="1" stop-color="#7f9bff" />
      </radialGradient>
      <linearGradient id="comet-t" x1="1" y1="0" x2=".2" y2="1">
        <stop offset="0" stop-color="#ffe9a6" stop-opacity="0.1" />
        <stop offset="0.4" stop-color="#8fa4ff" stop-opacity="0.7" />
        <stop offset="1" stop-color="#6f7fff" stop-opacity="0.75" />
      </linearGradient>
    </defs>
    <circle class="halo" cx="50" cy="72" r="48" fill="url(#comet-h)" />
    <path d="M98 2Q58 20 34 50 20 66 24 84L74 88Q84 70 78 52 82 24 98 2z" fill="url(#comet-t)" opacity=".7" />
    <path
      d="M70 6Q48 24 36 44M97 30Q86 44 82 60"
      stroke="#c9d6ff"
      stroke-width="1.6"
      stroke-linecap="round"
      fill="none"
      opacity=".7"
    />
    <path d="M88 8Q72 34 66 54 76 64 74 80A24 24 0 0 1 26 80Q26 66 36 58 50 46 88 8z" fill="url(#comet-b)" />
    <path d="M82 16Q66 38 60 54" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".7" />
    <path d="M31 92Q50 108 69 92" fill="none" stroke="#4a5fe0" stroke-width="3" stroke-linecap="round" opacity=".35" />
    <g class="looks look-eyes">
      <path d="M42.5 73v8M57.5 73v8" fill="none" stroke="#1b2266" stroke-width="5.5" stroke-linecap="round" />
      <path
        d="M43.6 72.4h.01M58.6 72.4h.01"
        stroke="#fff"
        stroke-opacity=".85"
        stroke-width="1.8"
        stroke-linecap="round"
      />
    </g>
    <path d="M22 30l2.2 6.8L31 39l-6.8 2.200L22 48l-2.2-6.8L13 39l6.8-2.200z" fill="#ffe08a" />
    <path d="M46 14l1.3 3.700L51 19l-3.7 1.300L46 24l-1.3-3.700L41 19l3.7-1.300z" fill="#fff3c9" />
    <circle cx="89" cy="48" r="1.8" fill="#ffe08a" />
    <circle cx="14" cy="58" r="1.5" fill="#dfe8ff" />
  </>
);

export const lookDrawings: Readonly<Record<LookName, () => JSX.Element>> = {
  ember: Ember,
  moth: Moth,
  rose: Rose,
  frost: Frost,
  lantern: Lantern,
  comet: Comet,
};
