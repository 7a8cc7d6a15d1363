import { beforeAll, expect, it } from "vitest";
import { readStateCounts } from "~/features/scheduling/data/lists/appointment-count-read.server";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { readStaffWeek } from "~/features/scheduling/services/calendar/read-staff-week.server";
import { withinReach } from "~/features/scheduling/support/appointments/appointment-reach.server";
import type { RequestContext } from "~/platform/context.server";
import { openPractice } from "../../support/organization";
import { givenAppointment, HOUR, MONDAY, type Practice } from "../scene";

const ALL = { employeeId: null, branchId: null, type: null, state: null } as const;
const DAY = 24 * HOUR;

let practice: Practice;
beforeAll(async () => (practice = await openPractice({ now: MONDAY })));

async function rowsOf(look: (context: RequestContext) => Promise<unknown>): Promise<number> {
  const context = await practice.as(practice.administrator);
  const before = context.db.meter.rowsRead;
  await look(context);
  return context.db.meter.rowsRead - before;
}

/** By how many rows a read grows for each of five more appointments, one on each of the days ahead. */
async function growth(look: (context: RequestContext) => Promise<unknown>, at: number): Promise<number> {
  const system = await practice.as({ kind: "system", task: "test" });
  const before = await rowsOf(look);
  for (let day = 1; day <= 5; day++)
    await givenAppointment(practice, system, { startsAt: MONDAY + day * DAY + at, stateId: S.CONFIRMED });
  return ((await rowsOf(look)) - before) / 5;
}

it("the week of the home page reads an appointment by its index and once itself, and its bucket once", async () => {
  await rowsOf(readStaffWeek);
  expect(await growth(readStaffWeek, HOUR)).toBeLessThanOrEqual(3);
});

it("the counts of all lists read each bucket of the days ahead once", async () => {
  const counts = (context: RequestContext) =>
    readStateCounts(context.db, withinReach(context, ALL), new Date(MONDAY).toISOString().slice(0, 10));
  expect(await growth(counts, 14 * DAY)).toBeLessThanOrEqual(1.2);
});
