/** Joining a server as a guest: gets a cookie, opens or finds a table, takes a seat. */
import { accept, type Result, refuse } from "@turnlight/kernel";
import { type NewTable, readMessage, refusalSchema, type SitDown, seatedSchema, tableSchema } from "@turnlight/wire";
import * as z from "zod/mini";

const refusedSchema = z.object({ refusal: refusalSchema });

export interface Seated {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

export class OnlineVisit {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async begin(url: string): Promise<Result<OnlineVisit>> {
    try {
      const answer = await fetch(new URL("/api/guests", url), { method: "POST" });
      const [cookie = ""] = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
      if (answer.ok) return accept(new OnlineVisit(url, cookie));
    } catch {}
    return refuse("no-server", `no Turnlight server at ${url}`, { right: "the address that turnlight serve printed" });
  }

  async lay(table: NewTable): Promise<Result<string>> {
    const laid = await this.#post("/api/tables", table, tableSchema);
    return laid.ok ? accept(laid.value.id) : laid;
  }

  async sit(table: string, how: SitDown): Promise<Result<Seated>> {
    const sat = await this.#post(`/api/tables/${encodeURIComponent(table)}/sit`, how, seatedSchema);
    return sat.ok ? accept({ table, seat: sat.value.seat, token: sat.value.token }) : sat;
  }

  async #post<T>(path: string, body: unknown, schema: z.ZodMiniType<T>): Promise<Result<T>> {
    const answer = await fetch(new URL(path, this.#url), {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    const reply: unknown = await answer.json();
    if (answer.ok) return readMessage(schema, reply);
    const refused = readMessage(refusedSchema, reply);
    return refused.ok ? { ok: false, refusal: refused.value.refusal } : refused;
  }
}
