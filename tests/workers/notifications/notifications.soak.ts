import { expect, inject, test } from "vitest";
import { notificationRound, randomFrom } from "./notification-round";
import { textRound } from "./text-round";
import { reminderKeys, reminderRound, TurnedClock } from "./turned-clock";

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

const TEXTS = 1_000;

test(
  `of ${TEXTS} texts over a service and a database that fail none is lost, and each has one delivery (seed ${seed})`,
  { timeout: 1_800_000 },
  async () => {
    const { deliveries, took, lostAnswers, handed } = await textRound({ messages: TEXTS, seed });
    expect(deliveries).toEqual({ QUEUED: TEXTS });
    expect(took).toHaveLength(TEXTS);
    const sent = took.reduce((sum, each) => sum + each, 0);
    console.info(`${TEXTS} texts, handed over ${handed} times; taken ${sent} times, ${lostAnswers} answers lost`);
  },
);

test(
  `no reminder is stale or doubled under a turned clock over 20 rounds of moves, cancellations and zones (seed ${seed})`,
  { timeout: 1_800_000 },
  async () => {
    const began = Date.now();
    const random = randomFrom(seed);
    const clock = await TurnedClock.open();
    let count = 0;
    for (let round = 0; round < 20; round += 1) {
      const { reminded, stale } = await reminderRound(clock, { appointments: 10, steps: 40, random });
      expect(stale).toEqual([]);
      const keys = reminderKeys(reminded);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { startsAt, at } of reminded) expect(at).toBeLessThan(startsAt);
      count += reminded.length;
    }
    expect(count).toBeGreaterThan(100);
    console.info(`${count} reminders of 200 appointments: ${Math.round((Date.now() - began) / 1_000)} s`);
  },
);
