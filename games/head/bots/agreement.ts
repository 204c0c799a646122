/** Bots keep to the dictionary: asked for another word, they decline. */
import type { BotMaker } from "@turnlight/kernel";
import { type HeadMove, type HeadView, openRequest } from "../rules/index.ts";

type HeadMaker = BotMaker<HeadView, HeadMove>;

export const byTheBook = (maker: HeadMaker): HeadMaker => ({
  ...maker,
  make(setting) {
    const made = maker.make(setting);
    if (!made.ok) return made;
    const bot = made.value;
    return {
      ...made,
      value: {
        ...bot,
        choose(ask) {
          const open = openRequest(ask.view.requests ?? []);
          return open === undefined ? bot.choose(ask) : { move: { kind: "decline", row: open.row } };
        },
      },
    };
  },
});
