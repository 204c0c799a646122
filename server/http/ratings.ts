/** Routes for ratings: one's own, with their history and the bots on the same scale. */
import { ratingsSchema } from "@turnlight/wire";
import { currentGuest, type RouteDefinition, respondWith } from "./route.ts";

export const ratingRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/me/ratings",
    about: "One's ratings by game and pace, with their history, and bots' ratings for comparison.",
    answer: ratingsSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      // Whoever is no guest has no rating yet.
      return respondWith(await house.ratings.of(guest.ok ? guest.value.id : ""));
    },
  },
];
