import { expect, inject, test } from "vitest";
import { notificationRound } from "./notification-round";

const MESSAGES = 10_000;
const seed = inject("seed");

test(
  `of ${MESSAGES} notifications over transports and a database that fail, handed over one to five times, none is lost and none doubled (seed ${seed})`,
  { timeout: 1_800_000 },
  async () => {
    const began = Date.now();
    const { asked, states, deliveries, sent, askedService, kept, handed } = await notificationRound({
      messages: MESSAGES,
      seed,
    });
    expect(states).toEqual({ DONE: MESSAGES });
    expect(deliveries.toSorted()).toEqual(asked.toSorted());
    expect(kept).toBe(MESSAGES / 2);
    expect(sent.toSorted()).toEqual(asked.slice(MESSAGES / 2).toSorted());
    const seconds = Math.round((Date.now() - began) / 1_000);
    console.info(
      `${MESSAGES} notifications, handed over ${handed} times, the mail service asked ${askedService} times: ${seconds} s`,
    );
  },
);
