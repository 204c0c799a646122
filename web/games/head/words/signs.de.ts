/** What the signs of a shared result mean, in German. */
export const signsKey = "🟢 Buchstabe, 🟩 Feld, 🔷 Wort; daneben: ⚪ ⬜ 🔸";
