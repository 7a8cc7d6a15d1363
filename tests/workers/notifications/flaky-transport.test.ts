import { expect, it } from "vitest";
import { notificationRound } from "./notification-round";
import { textRound } from "./text-round";

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

it("of texts over a service and a database that fail none is lost, and each has one delivery", async () => {
  const texts = 12;
  const { deliveries, took, handed } = await textRound({ messages: texts, seed: 11 });
  expect(deliveries).toEqual({ QUEUED: texts });
  // Taken by the service, each at least once: of one whose answer was lost nobody can know (decisions, channels).
  expect(took).toHaveLength(texts);
  expect(handed).toBeGreaterThan(2 * texts);
}, 60_000);
