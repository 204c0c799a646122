/** Follows what the match worker says into what the page shows: a sight, kept up to date by what changed. */
import { type Signal, signal } from "@preact/signals";
import { applyPatch, type Snapshot as HostedSight, type ViewerEvent } from "@turnlight/host";
import { sentence } from "@turnlight/kernel";
import { readMessage, sightSchema } from "@turnlight/wire";
import type { HeardEntry, TableSnapshot } from "../table.ts";
import { saidSchema, type WorkerEvent } from "./messages.ts";

export class LocalSubscription {
  readonly sight: Signal<TableSnapshot | undefined> = signal(undefined);
  readonly address = signal("");
  readonly unsaved = signal<string | undefined>(undefined);
  readonly mended = signal(false);
  readonly listeners = new Set<(heard: HeardEntry) => void>();
  /** Entries told before anybody listened. */
  #early: HeardEntry[] = [];

  readonly #botsWanted: () => void;

  constructor(botsWanted: () => void = () => {}) {
    this.#botsWanted = botsWanted;
  }

  hear(message: unknown): void {
    const said = readMessage(saidSchema, message);
    // The worker is of this very build: what it says and the page cannot read is a bug to be seen, not passed over.
    if (!said.ok) throw new Error(`the match worker said something odd: ${sentence(said.refusal)}`);
    this.#follow(said.value);
  }

  listen(listener: (heard: HeardEntry) => void): () => void {
    this.listeners.add(listener);
    for (const heard of this.#early) listener(heard);
    this.#early = [];
    return () => this.listeners.delete(listener);
  }

  #follow(said: WorkerEvent): void {
    switch (said.kind) {
      case "sight": {
        const { sight, holder, curtain, open } = said;
        this.address.value = sight.match;
        const { preparing } = this.sight.peek() ?? {};
        this.sight.value = {
          ...sight,
          holder,
          ...(curtain !== undefined && { curtain }),
          ...(preparing !== undefined && { preparing }),
          ...(open !== undefined && { open }),
        };
        return;
      }
      case "event":
        this.#happened(said.event);
        return;
      case "thinking": {
        const { thinking: _, ...sight } = this.sight.peek() ?? {};
        if ("match" in sight) this.sight.value = { ...sight, ...(said.seat !== undefined && { thinking: said.seat }) };
        return;
      }
      case "preparing": {
        const { preparing: _, ...sight } = this.sight.peek() ?? {};
        if ("match" in sight)
          this.sight.value = { ...sight, ...(said.preparing !== undefined && { preparing: said.preparing }) };
        return;
      }
      case "bots-wanted":
        this.#botsWanted();
        return;
      case "unsaved":
        this.unsaved.value = said.code;
        return;
      case "mended":
        this.mended.value = true;
    }
  }

  #happened({ happened, seen }: ViewerEvent): void {
    const before = this.sight.peek();
    if (before === undefined) return;
    const { holder, thinking, preparing, curtain: _, open, ...hosted } = before;
    const next = "sight" in seen ? seen.sight : withChange(hosted, seen.change);
    const sight: TableSnapshot = {
      ...next,
      holder,
      ...(thinking !== undefined && { thinking }),
      ...(preparing !== undefined && { preparing }),
      ...(open !== undefined && { open }),
    };
    if (happened.kind === "entry") {
      const { kind: _, ...entry } = happened;
      const heard: HeardEntry = { ...entry, sight };
      if (this.listeners.size === 0) this.#early.push(heard);
      for (const listener of this.listeners) listener(heard);
    }
    this.sight.value = sight;
  }
}

/** What a change leads to is read like anything that comes from outside. */
const withChange = (before: HostedSight, change: Parameters<typeof applyPatch>[1]): HostedSight => {
  const read = readMessage(sightSchema, applyPatch(before, change));
  if (!read.ok) throw new Error(`a change led to no sight: ${sentence(read.refusal)}`);
  return read.value;
};
