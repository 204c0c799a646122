/** A first visit: two games that are learnt by playing, where later the unfinished matches are. */
import { hallCards } from "../../games/index.ts";
import { Ticket } from "../../ui/pieces/Ticket.tsx";
import { homeWords } from "./words.ts";

/** The gentlest two. */
const offeredGames = ["wisp", "zonk"] as const;

const WispStub = () => (
  <svg viewBox="0 0 84 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="84" height="64" fill="#0f3440" />
    <circle cx="42" cy="35" r="34" fill="#2fb9c4" opacity=".22" />
    <circle cx="42" cy="35" r="20" fill="#63e0e8" opacity=".3" />
    <path
      transform="translate(17 8) scale(.5)"
      d="M50 6Q62 22 58 34 76 44 74 62A24 24 0 0 1 26 62Q26 48 38 38 36 30 44 26 52 18 50 6z"
      fill="#d5fbff"
    />
    <path d="M38.2 35.5v4M45.8 35.5v4" stroke="#0d4a55" stroke-width="2.5" stroke-linecap="round" />
  </svg>
);

const ZonkStub = () => (
  <svg viewBox="0 0 84 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="84" height="64" fill="#1d5a37" />
    <g transform="translate(30 30) rotate(-14)">
      <rect x="-12" y="-9" width="24" height="24" rx="5" fill="#b39a6c" />
      <rect x="-12" y="-12" width="24" height="24" rx="5" fill="#f8eed6" />
      <path d="M-7-7h.1M7-7h.1M0 0h.1M-7 7h.1M7 7h.1" stroke="#33200f" stroke-width="4.6" stroke-linecap="round" />
    </g>
    <g transform="translate(57 37) rotate(16)">
      <rect x="-12" y="-9" width="24" height="24" rx="5" fill="#b39a6c" />
      <rect x="-12" y="-12" width="24" height="24" rx="5" fill="#f8eed6" />
      <path d="M0 0h.1" stroke="#33200f" stroke-width="4.6" stroke-linecap="round" />
    </g>
  </svg>
);

const stubs = { wisp: WispStub, zonk: ZonkStub } as const;

export const NewHere = () => {
  const words = homeWords.value;
  return (
    <section class="continue" aria-labelledby="new-here">
      <div class="band-head">
        <h2 id="new-here">{words.newHere}</h2>
      </div>
      <ul class="tickets">
        {offeredGames.map((game) => {
          const card = hallCards[game];
          const Stub = stubs[game];
          if (card?.firstMatch === undefined) return null;
          return (
            <li key={game}>
              <Ticket
                to={`/play/${game}/${card.firstMatch}`}
                title={card.words.value.title}
                room={card.room}
                lines={[words.learn]}
                picture={<Stub />}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};
