/** What the signs of a shared result mean, in English. */
export const signsKey = "🟢 letter, 🟩 cell, 🔷 word; missed: ⚪ ⬜ 🔸";
