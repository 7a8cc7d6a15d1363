import { expect, it } from "vitest";
import { notificationRound } from "./notification-round";

const MESSAGES = 120;

it(`of ${MESSAGES} notifications over transports and a database that fail, handed over many times, none is lost and none doubled`, async () => {
  const { asked, states, deliveries, sent, askedService, kept, handed } = await notificationRound({
    messages: MESSAGES,
    seed: 97,
  });
  expect(states).toEqual({ DONE: MESSAGES });
  expect(deliveries.toSorted()).toEqual(asked.toSorted());
  expect(kept).toBe(MESSAGES / 2);
  expect(sent.toSorted()).toEqual(asked.slice(MESSAGES / 2).toSorted());
  // It was hard: the service was asked more often than it has sent, and the queue has handed over more than there was.
  expect(askedService).toBeGreaterThan(sent.length);
  expect(handed).toBeGreaterThan(2 * MESSAGES);
}, 60_000);
