/** Which of the main destinations a page belongs to, for the mark in the navigation. */
import type { Route } from "../../navigation/routes.ts";

export type Destination = "home" | "online" | "learn" | "profile";

const ofRoute: Readonly<Partial<Record<Route["name"], Destination | "settings">>> = {
  home: "home",
  unfinished: "home",
  online: "online",
  learn: "learn",
  boards: "online",
  challenge: "online",
  review: "learn",
  replays: "learn",
  "how-to-play": "learn",
  profile: "profile",
  statistics: "profile",
  achievements: "profile",
  settings: "settings",
  data: "settings",
  developers: "settings",
  licences: "settings",
};

/** The page one level up; undefined for the destinations themselves, and for a match, whose lobby only it knows. */
export const upFrom = (here: Route): string | undefined => {
  switch (here.name) {
    case "play":
      return here.place === undefined || here.place === "" ? "/" : `/play/${here.game}`;
    case "settings":
      return here.from === undefined ? "/" : `/play/${here.from}`;
    case "online":
      return here.place === "" ? undefined : "/online";
    case "review":
      return here.place === "" ? "/learn" : "/review";
    case "learn":
      return here.place === "" ? undefined : "/learn";
    case "replays":
    case "how-to-play":
      return "/learn";
    case "boards":
    case "challenge":
      return "/online";
    case "statistics":
    case "achievements":
      return "/profile";
    case "data":
    case "developers":
    case "licences":
      return "/settings";
    case "home":
    case "profile":
    case "match":
      return undefined;
    default:
      return "/";
  }
};

/** Undefined for pages outside the navigation, such as a match. */
export const destinationOf = ({ name }: Route): Destination | "settings" | undefined => ofRoute[name];
