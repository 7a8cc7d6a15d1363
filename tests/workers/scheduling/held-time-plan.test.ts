import { expect, it, vi } from "vitest";
import { readAppointmentsInTheWay } from "~/features/scheduling/data/timings/absence-appointments.server";
import { readSchedules } from "~/features/scheduling/data/availability/schedules.server";
import { openPractice } from "../support/organization";
import { HOUR, MONDAY } from "./scene";

it("what holds a provider's time is found by one index, whoever asks for it", async () => {
  const practice = await openPractice({ now: MONDAY });
  const { db } = await practice.as({ kind: "system", task: "test" }, MONDAY);
  const asked = vi.spyOn(db, "raw");
  const range = { from: MONDAY, to: MONDAY + 24 * HOUR };
  await readAppointmentsInTheWay(db, practice.ids.doctor, [range]);
  await readSchedules(db, [practice.ids.doctor], range, { now: MONDAY, visitorHash: null }, false);
  const statements = asked.mock.calls.filter(([text]) => /\bappointment a\b/.test(text));
  asked.mockRestore();
  expect(statements).toHaveLength(2);
  for (const [text, ...parameters] of statements) {
    const plan = await db.raw(`EXPLAIN QUERY PLAN ${text}`, ...parameters).all<{ detail: string }>();
    const looks = plan.results.map(({ detail }) => detail).filter((detail) => /^(SEARCH|SCAN) a\b/.test(detail));
    expect(looks).toEqual([
      expect.stringMatching(
        /^SEARCH a USING (COVERING )?INDEX appointment_holding \(organization_id=\? AND employee_id=\? AND starts_at>\? AND starts_at<\?\)$/,
      ),
    ]);
  }
});
