/** Shows what the operator of the server announces, once a visit. */
import { type Announcement, followAnnouncements } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { language } from "../language/language.ts";
import { pageConnection } from "../match/online/page-connection.ts";
import { toast } from "../ui/index.ts";
import { words } from "./words.ts";

/** The id of the last one that was shown, and the way to remove it from the screen. */
const shown: { id: string | undefined; remove: () => void } = { id: undefined, remove: () => undefined };

const show = (current: Announcement | undefined): void => {
  if (current?.id === shown.id) return;
  shown.remove();
  shown.id = current?.id;
  if (current === undefined) return;
  const text = language.peek() === "de" ? (current.german ?? current.text) : current.text;
  shown.remove = toast(words.peek().announcement(text), { stays: true });
};

/** While an online page is open, announcements are shown on it. */
export const useAnnouncements = (isServed: boolean): void => {
  useEffect(() => (isServed ? followAnnouncements(pageConnection, show) : undefined), [isServed]);
};
