/** Links to online tables: short ones, with the address at which others reach the server. */
import { useEffect } from "preact/hooks";
import { findLinkServer, isOwnMachine, sharedLink } from "../../navigation/shared-link.ts";

/** By the table's code if it has one, which is shorter and can be typed. */
export const tableLink = ({ id, code }: { readonly id: string; readonly code?: string }): string =>
  sharedLink(`/online/${code ?? id}`);

/** The link to a table; at this machine's own address, with the one others reach if the server knows it. */
export const useLink = (table: {
  readonly id: string;
  readonly code?: string;
}): { readonly link: string; readonly isLocal: boolean } => {
  useEffect(() => void findLinkServer(), []);
  const link = tableLink(table);
  return { link, isLocal: isOwnMachine(new URL(link).hostname) };
};
