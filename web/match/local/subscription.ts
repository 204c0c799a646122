/** Keeps the page's sight up to date from the match worker's messages (snapshots and patches). */
import { type Signal, signal } from "@preact/signals";
import { applyPatch, type Sight as HostedSight, type ViewerEvent } from "@turnlight/host";
import { sentence } from "@turnlight/kernel";
import { readMessage, sightSchema } from "@turnlight/wire";
import type { HeardEntry, TableSight } from "../table.ts";
import { saidSchema, type WorkerEvent } from "./messages.ts";

export class LocalSubscription {
  readonly sight: Signal<TableSight | undefined> = signal(undefined);
  readonly address = signal("");
  readonly unsaved = signal<string | undefined>(undefined);
  readonly mended = signal(false);
  readonly listeners = new Set<(heard: HeardEntry) => void>();
  /** Entries received before anybody listened. */
  #early: HeardEntry[] = [];

  readonly #botsWanted: () => void;

  constructor(botsWanted: () => void = () => {}) {
    this.#botsWanted = botsWanted;
  }

  hear(message: unknown): void {
    const event = readMessage(saidSchema, message);
    // The worker is of the same build: a message that the page cannot read is a bug, so it throws.
    if (!event.ok) throw new Error(`the match worker said something odd: ${sentence(event.refusal)}`);
    this.#follow(event.value);
  }

  listen(listener: (heard: HeardEntry) => void): () => void {
    this.listeners.add(listener);
    for (const heard of this.#early) listener(heard);
    this.#early = [];
    return () => this.listeners.delete(listener);
  }

  #follow(event: WorkerEvent): void {
    switch (event.kind) {
      case "sight": {
        const { sight, holder, curtain, open } = event;
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
        this.#happened(event.event);
        return;
      case "thinking": {
        const { thinking: _, ...sight } = this.sight.peek() ?? {};
        if ("match" in sight)
          this.sight.value = { ...sight, ...(event.seat !== undefined && { thinking: event.seat }) };
        return;
      }
      case "preparing": {
        const { preparing: _, ...sight } = this.sight.peek() ?? {};
        if ("match" in sight)
          this.sight.value = { ...sight, ...(event.preparing !== undefined && { preparing: event.preparing }) };
        return;
      }
      case "bots-wanted":
        this.#botsWanted();
        return;
      case "unsaved":
        this.unsaved.value = event.code;
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
    const sight: TableSight = {
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

/** The patched sight is validated like any input. */
const withChange = (before: HostedSight, change: Parameters<typeof applyPatch>[1]): HostedSight => {
  const read = readMessage(sightSchema, applyPatch(before, change));
  if (!read.ok) throw new Error(`a change led to no sight: ${sentence(read.refusal)}`);
  return read.value;
};
