/** The candle on the table, which is knocked by a zonk. */
import "./candle.css";

export const Candle = ({ knocked }: { readonly knocked: boolean }) => (
  <svg class={`tavern-candle${knocked ? " knocked" : ""}`} viewBox="0 0 40 80" aria-hidden="true">
    <ellipse cx="20" cy="73" rx="16" ry="5" fill="#8a6426" />
    <path d="M12 34h16v38H12z" fill="#efe0bb" />
    <path d="M12 34q3 6 2 14t3 12V34zM28 34q-3 5-2 10l-3-10z" fill="#fff6dc" />
    <path class="flame" d="M20 8c6 8 8 12 8 17a8 8 0 0 1-16 0c0-5 2-9 8-17z" fill="#ffb83d" />
    <path class="flame" d="M20 18c3 4 4 6 4 8a4 4 0 0 1-8 0c0-2 1-4 4-8z" fill="#fff5da" />
  </svg>
);
