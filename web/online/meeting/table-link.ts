/** Links to online tables, with the address at which others reach the server. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { serverApi } from "../../match/online/server-api.ts";

/** A page opened at this machine's own address cannot be reached by others under it. */
const isOwnMachine = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");

const reachable = { address: undefined as string | undefined };

export const linkTo = (table: string, base: string = reachable.address ?? location.href): string =>
  new URL(`#/online/${table}`, base.split("#")[0]).href;

/** The address of this page as others reach it, as far as the server knows it. */
export const addressForOthers = async (): Promise<string> => {
  if (isOwnMachine(location.hostname) && reachable.address === undefined) {
    const read = await serverApi.address();
    if (read.ok) reachable.address = read.value;
  }
  return reachable.address ?? location.href;
};

/** The link to a table; at this machine's own address, with the one others reach if the server knows it. */
export const useLink = (id: string): { readonly link: string; readonly isLocal: boolean } => {
  const address = useSignal<string | undefined>(reachable.address);
  const isLocal = isOwnMachine(location.hostname);
  useEffect(() => {
    if (!isLocal || reachable.address !== undefined) return;
    void serverApi.address().then((read) => {
      if (!read.ok || read.value === undefined) return;
      reachable.address = read.value;
      address.value = read.value;
    });
  }, [isLocal, address]);
  return { link: linkTo(id, address.value), isLocal: isLocal && address.value === undefined };
};
