/** Challenges: made from a finished match, taken by whoever has the link, compared once one's own result is in. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import type { ChallengeState, ChallengeSummary, SentState } from "@turnlight/wire";
import { type ChallengeRow, challengeBoard } from "../store/challenges.ts";
import type { OnlineStore } from "../store/store.ts";
import type { ArrivedResult, Boards } from "./boards.ts";

export interface ChallengePorts {
  readonly store: OnlineStore;
  readonly boards: Boards;
  now(): number;
  freshId(): string;
}

const mostListed = 50;
const mostPlayers = 200;
/** Challenges a guest may make in a day. */
const mostMade = 50;
const day = 86_400_000;

export class Challenges {
  readonly #ports: ChallengePorts;

  constructor(ports: ChallengePorts) {
    this.#ports = ports;
  }

  /** The match decides the course, and is its maker's own result. */
  async make(title: string, game: string, arrived: ArrivedResult): Promise<Result<ChallengeState>> {
    const { store, boards, now, freshId } = this.#ports;
    if ((await store.challengesMade(arrived.guest, now() - day)) >= mostMade)
      return refuse("too-many-challenges", `${mostMade} challenges a day are enough`, {
        right: "to wait until tomorrow",
        values: { most: mostMade },
      });
    const judged = await boards.judged({ game, course: null, ...arrived });
    if (!judged.ok) return judged;
    const { course, version } = judged.value;
    const id = freshId();
    const row: ChallengeRow = {
      id,
      owner: arrived.guest,
      name: arrived.person.name,
      title,
      game,
      rules: version,
      course,
      made: now(),
    };
    // The result first: a challenge that nobody has played could be compared with nothing.
    const entered = await boards.enterChallenge(challengeBoard(id), arrived, judged.value);
    if (!entered.ok) return entered;
    await store.addChallenge(row);
    return accept(await this.#state(row, arrived.guest));
  }

  async take(id: string, arrived: ArrivedResult): Promise<Result<SentState & { readonly challenge: ChallengeState }>> {
    const found = await this.#found(id, arrived.guest);
    if (!found.ok) return found;
    const { game, course, rules } = found.value;
    const judged = await this.#ports.boards.judged({ game, course, ...arrived });
    if (!judged.ok) return judged;
    if (judged.value.version !== rules)
      return refuse("wrong-version", `this challenge is played by version ${rules} of the rules`, {
        right: `version ${rules}`,
        values: { version: judged.value.version, known: rules },
      });
    const entered = await this.#ports.boards.enterChallenge(challengeBoard(id), arrived, judged.value);
    return entered.ok
      ? accept({ ...entered.value, challenge: await this.#state(found.value, arrived.guest) })
      : entered;
  }

  async show(id: string, guest: string | undefined): Promise<Result<ChallengeState>> {
    const found = await this.#found(id, guest);
    return found.ok ? accept(await this.#state(found.value, guest)) : found;
  }

  async list(guest: string): Promise<readonly ChallengeSummary[]> {
    const { store, boards } = this.#ports;
    const rows = await store.challengesOf(guest, mostListed);
    return Promise.all(
      rows.map(async ({ id, title, name, game, made }) => {
        const { total, own } = await boards.show(challengeBoard(id), "ranked", guest);
        return { id, title, by: name, game, made, played: total, ...(own !== undefined && { place: own.place }) };
      }),
    );
  }

  /** The same words whether there is none, or one of the two has blocked the other. */
  async #found(id: string, guest: string | undefined): Promise<Result<ChallengeRow>> {
    const { store } = this.#ports;
    const row = await store.challenge(id);
    const isApart = row !== undefined && guest !== undefined && (await store.apart(guest, [row.owner])).length > 0;
    return row === undefined || isApart
      ? refuse("no-challenge", "challenge not found", { right: "the link of a challenge" })
      : accept(row);
  }

  async #state(row: ChallengeRow, guest: string | undefined): Promise<ChallengeState> {
    const { id, title, name, made, game, rules, course } = row;
    const { top, own } = await this.#ports.boards.show(challengeBoard(id), "ranked", guest, mostPlayers);
    return {
      id,
      title,
      by: name,
      made,
      game,
      rules,
      config: course.config,
      ...(course.seed !== undefined && { seed: course.seed }),
      bots: [...course.bots],
      played: top.toSorted((a, b) => a.at - b.at).map((entry) => entry.name),
      // Neither results nor records before one's own is in.
      ...(own !== undefined && { entries: top }),
    };
  }
}
