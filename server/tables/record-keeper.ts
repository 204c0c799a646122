/** A table's record, as it is stored: the newest version this node knows. */
import type { OnlineStore } from "../store/store.ts";
import { readRecord, type TableRecord, writeRecord } from "./table-record.ts";

interface KeeperPorts {
  readonly store: OnlineStore;
  now(): number;
  /** The record has changed, by this node or another. */
  changed(before: TableRecord): void;
}

export class RecordKeeper {
  readonly #ports: KeeperPorts;
  #record: TableRecord;

  constructor(record: TableRecord, ports: KeeperPorts) {
    this.#record = record;
    this.#ports = ports;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** Stores and announces the next version; if another node wrote first, loads that one and returns false. */
  async keep(changed: TableRecord): Promise<boolean> {
    const next = { ...changed, version: this.#record.version + 1, touched: this.#ports.now() };
    if (!(await this.#ports.store.keepTable(writeRecord(next)))) {
      await this.reload();
      return false;
    }
    this.#stand(next);
    return true;
  }

  async reload(): Promise<void> {
    const stored = await this.#ports.store.table(this.#record.id);
    const read = stored === undefined ? undefined : readRecord(stored);
    if (read?.ok === true && read.value.version > this.#record.version) this.#stand(read.value);
  }

  #stand(record: TableRecord): void {
    const before = this.#record;
    this.#record = record;
    this.#ports.changed(before);
  }
}
