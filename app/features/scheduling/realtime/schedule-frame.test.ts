import { expect, it } from "vitest";
import { scheduleFrameSchema } from "./protocol";
import { parseScheduleFrame } from "./schedule-frame";

const said: readonly unknown[] = [
  { type: "TAKEN", from: 1, to: 2 },
  { type: "FREED", from: 0, to: 300_000, more: "of a later version" },
  { type: "ARRIVAL", from: 1, to: 2, employeeId: "doctor", arrived: true },
  { type: "ARRIVAL", from: 1, to: 2, employeeId: 7, arrived: true },
  { type: "ARRIVAL", from: 1, to: 2, employeeId: "doctor" },
  { type: "MOVED", from: 1, to: 2 },
  { type: "TAKEN", from: 1 },
  { type: "TAKEN", from: "1", to: 2 },
  { type: "TAKEN", from: 1.5, to: 2 },
  { type: "TAKEN", from: null, to: 2 },
  [],
  null,
  "TAKEN",
  7,
];

it.each(said.map((frame) => JSON.stringify(frame)))("a browser reads %s as the board's own schema does", (text) => {
  expect(parseScheduleFrame(text)).toEqual(scheduleFrameSchema.safeParse(JSON.parse(text)).data ?? null);
});

it("a text that is no JSON is no frame", () => {
  expect(parseScheduleFrame("pong")).toBeNull();
});
