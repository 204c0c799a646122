/** Routes for push notifications: subscriptions, language and quiet hours. */
import { refuse } from "@turnlight/kernel";
import { pushSettingsSchema, pushSubscribeSchema, pushUnsubscribeSchema, readMessage } from "@turnlight/wire";
import * as z from "zod/mini";
import { isPushAddress } from "../push/message.ts";
import { currentGuest, type RouteDefinition, respondWith } from "./route.ts";

const done = z.object({ done: z.literal(true) });

/** Push subscriptions per guest: one per browser. */
export const mostAddresses = 10;

export const pushRoutes: readonly RouteDefinition[] = [
  {
    method: "GET",
    path: "/api/me/calls",
    about: "The key a browser subscribes with, the number of subscribed browsers, and the quiet hours.",
    answer: pushSettingsSchema,
    async handle(house, asked) {
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return respondWith({ key: house.callKey, addresses: 0 });
      const [addresses, quiet] = [
        await house.store.callAddresses(guest.value.id),
        await house.store.quietHours(guest.value.id),
      ];
      return respondWith({ key: house.callKey, addresses: addresses.length, ...(quiet !== undefined && { quiet }) });
    },
  },
  {
    method: "POST",
    path: "/api/me/calls",
    about: "Notifies this browser when it's the guest's turn, except in their quiet hours.",
    body: pushSubscribeSchema,
    answer: done,
    async handle(house, asked) {
      const wanted = readMessage(pushSubscribeSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { address, quiet } = wanted.value;
      const { id } = guest.value;
      if (!isPushAddress(address))
        return refuse("no-push-service", "notifications can't be sent to this service", {
          right: "the address of a browser's push service",
        });
      const others = (await house.store.callAddresses(id)).filter(({ endpoint }) => endpoint !== address.endpoint);
      if (others.length >= mostAddresses)
        return refuse("too-many-addresses", `${mostAddresses} browsers already get notifications`, {
          right: "fewer of them",
          values: { most: mostAddresses },
        });
      await house.store.keepCallAddress(id, address);
      await house.store.keepQuietHours(id, quiet);
      return respondWith({ done: true });
    },
  },
  {
    method: "POST",
    path: "/api/me/calls/stop",
    about: "Stops notifying this browser.",
    body: pushUnsubscribeSchema,
    answer: done,
    async handle(house, asked) {
      const wanted = readMessage(pushUnsubscribeSchema, asked.body);
      if (!wanted.ok) return wanted;
      const guest = await currentGuest(house, asked);
      if (!guest.ok) return guest;
      const { endpoint } = wanted.value;
      const own = await house.store.callAddresses(guest.value.id);
      if (own.some((address) => address.endpoint === endpoint)) await house.store.forgetCallAddress(endpoint);
      return respondWith({ done: true });
    },
  },
];
