import { expect, it } from "vitest";
import { appointmentPresence } from "./appointment-presence";

const startsAt = 1_800_000_000_000;
const HOUR = 3_600_000;

it.each([
  ["a confirmed appointment twelve hours ahead may come in", 2, startsAt - 12 * HOUR, { kind: "open" }],
  [
    "a minute earlier it is told when the room opens",
    2,
    startsAt - 12 * HOUR - 60_000,
    { kind: "early", opensAt: startsAt - 12 * HOUR },
  ],
  ["a walk-in may come in", 11, startsAt, { kind: "open" }],
  ["an appointment in progress may come back", 7, startsAt + 5 * HOUR, { kind: "open" }],
  ["a request waits for the clinic to confirm it", 1, startsAt, { kind: "unconfirmed", by: "clinic" }],
  ["a moved appointment waits for the patient to confirm it", 4, startsAt, { kind: "unconfirmed", by: "patient" }],
  ["a time that the clinic proposed waits for the patient", 6, startsAt, { kind: "unconfirmed", by: "patient" }],
  ["a concluded appointment is over", 10, startsAt, { kind: "over", outcome: "concluded" }],
  ["a completed appointment is over", 8, startsAt, { kind: "over", outcome: "concluded" }],
  ["a canceled appointment is over", 3, startsAt, { kind: "over", outcome: "canceled" }],
  ["an appointment that was missed is over", 12, startsAt, { kind: "over", outcome: "canceled" }],
])("%s", (_sentence, stateId, now, expected) => {
  expect(appointmentPresence({ stateId, startsAt }, now)).toEqual(expected);
});
