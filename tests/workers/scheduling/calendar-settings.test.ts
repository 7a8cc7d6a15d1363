import { beforeEach, describe, expect, it } from "vitest";
import { ROLE } from "~/features/identity/domain/team/roles";
import { changeAppointmentRules } from "~/features/scheduling/services/settings/change-appointment-rules.server";
import { changeCalendarSettings } from "~/features/scheduling/services/settings/change-calendar-settings.server";
import { listAvailableSlots } from "~/features/scheduling/services/availability/list-available-slots.server";
import { readCalendarSettings } from "~/features/scheduling/services/settings/read-calendar-settings.server";
import { employeeActor, openOrganization, openPractice } from "../support/organization";
import { HOUR, MONDAY, type Practice } from "./scene";

let practice: Practice;
beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
});

const admin = () => practice.as(practice.administrator);
const calendar = (more: Record<string, unknown> = {}) => ({
  calendarSlotDuration: 60,
  dayStartInMins: 600,
  dayEndInMins: 720,
  healthCareProviderBasedBooking: true,
  serviceOnlyBasedBooking: false,
  ...more,
});
const rules = (more: Record<string, unknown> = {}) => ({
  ...{ minimumNoticeMinutes: 0, horizonDays: 30, dailyMaximum: "", minimumDate: "0", undoWindowSeconds: 60 },
  ...{ excludedDates: "", ...more },
});
const problemsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => new Error("it was accepted"),
    (thrown: unknown) => thrown,
  );
  return (error as { fields: { field: string; message: string }[] }).fields.map(
    ({ field, message }) => `${field} ${message}`,
  );
};

/** The free starts of a day as hh:mm in Madrid (UTC+2), as the public sees them. */
async function freeOn(day: string): Promise<string[]> {
  const from = Date.parse(`${day}T00:00:00+02:00`);
  const slots = await listAvailableSlots(await practice.as({ kind: "anonymous" }), {
    ...{ serviceOfferingId: practice.ids.clinicOffering, employeeId: practice.ids.doctor, from, to: from + 24 * HOUR },
  });
  return slots.map(({ startTime }) => new Date(startTime + 2 * HOUR).toISOString().slice(11, 16));
}

describe("the calendar's settings", () => {
  it("decide on the grid and the hours of booking as soon as they are saved", async () => {
    const { version } = await readCalendarSettings(await admin());
    const saved = await changeCalendarSettings(await admin(), calendar({ version }));
    expect(saved).toMatchObject({ calendarSlotDuration: 60, version: version + 1, horizonDays: 60 });
    expect(await freeOn("2026-05-05")).toEqual(["10:00", "11:00"]);
  });

  it("are refused at the field that breaks a rule", async () => {
    const refused = async (more: Record<string, unknown>) =>
      problemsOf(changeCalendarSettings(await admin(), calendar(more)));
    expect(await refused({ calendarSlotDuration: 7 })).toEqual(["calendarSlotDuration timings:problem.fiveMinutes"]);
    expect(await refused({ dayEndInMins: 600 })).toEqual(["dayEndInMins timings:problem.endAfterStart"]);
    expect(await refused({ healthCareProviderBasedBooking: false })).toEqual([
      "healthCareProviderBasedBooking calendar:problem.oneWay",
    ]);
  });

  it("of two who change them the second is told what they say now, and one wins at once", async () => {
    const { version } = await readCalendarSettings(await admin());
    await changeCalendarSettings(await admin(), calendar({ version }));
    await expect(changeCalendarSettings(await admin(), calendar({ version, dayStartInMins: 0 }))).rejects.toMatchObject(
      {
        code: "staleForm",
        version: version + 1,
        current: { dayStartInMins: "10:00", dayEndInMins: "12:00" },
      },
    );
    const outcomes = await Promise.allSettled(
      [5, 10, 15].map(async (calendarSlotDuration) =>
        changeCalendarSettings(await admin(), calendar({ version: version + 1, calendarSlotDuration })),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("are everyone's to read who works here, and the administrators' to change", async () => {
    const doctor = await practice.as(employeeActor(practice.ids.doctor));
    expect((await readCalendarSettings(doctor)).calendarSlotDuration).toBe(5);
    await expect(changeCalendarSettings(doctor, calendar())).rejects.toMatchObject({ status: 403 });
    const nurse = await practice.as(employeeActor(practice.ids.doctor, { roles: [ROLE.NURSE] }));
    await expect(changeAppointmentRules(nurse, rules())).rejects.toMatchObject({ status: 403 });
    const anyone = await practice.as({ kind: "anonymous" });
    await expect(readCalendarSettings(anyone)).rejects.toMatchObject({ status: 401 });
  });

  it("of one organization are not those of another", async () => {
    const elsewhere = await openOrganization({ now: MONDAY });
    await changeCalendarSettings(await elsewhere.as(elsewhere.administrator), calendar());
    expect((await readCalendarSettings(await admin())).calendarSlotDuration).toBe(5);
  });
});

describe("the rules of booking", () => {
  it("keep days out of booking, and times that are too near or too far", async () => {
    await changeAppointmentRules(
      await admin(),
      rules({ minimumNoticeMinutes: 1440, horizonDays: 3, excludedDates: "2026-05-06" }),
    );
    // Monday 08:00: a day's notice leaves Tuesday from 09:00 on, and three days end on Thursday.
    expect(await freeOn("2026-05-04")).toEqual([]);
    expect((await freeOn("2026-05-05")).at(0)).toBe("09:00");
    expect(await freeOn("2026-05-06")).toEqual([]);
    expect((await freeOn("2026-05-07")).length).toBeGreaterThan(0);
    expect(await freeOn("2026-05-08")).toEqual([]);
  });

  it("read dates one a line or with commas, each once, and name what is no date", async () => {
    const { excludedDates, dailyMaximum } = await changeAppointmentRules(
      await admin(),
      rules({ excludedDates: "2026-12-25\n2026-01-01, 2026-12-25", dailyMaximum: "12" }),
    );
    expect(excludedDates).toEqual(["2026-01-01", "2026-12-25"]);
    expect(dailyMaximum).toBe(12);
    expect(await problemsOf(changeAppointmentRules(await admin(), rules({ excludedDates: "25/12/2026" })))).toEqual([
      "excludedDates calendar:problem.dates",
    ]);
    const days = { excludedDates: ["2026-12-26", "", "2026-02-30"] };
    expect(await problemsOf(changeAppointmentRules(await admin(), rules(days)))).toEqual([
      "excludedDates.2 errors:field.date",
    ]);
  });

  it("are audited by the names of what changed, and a save that changes nothing is none", async () => {
    const context = await admin();
    const before = await readCalendarSettings(context);
    const first = await changeAppointmentRules(context, rules({ minimumNoticeMinutes: 30, horizonDays: 60 }));
    expect(first.version).toBe(before.version + 1);
    const again = await changeAppointmentRules(await admin(), rules({ minimumNoticeMinutes: 30, horizonDays: 60 }));
    expect(again.version).toBe(first.version);
    const audit = await context.db
      .raw(
        "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'settings.change' AND subject_id = 'calendar'",
        context.db.organizationId,
      )
      .all();
    expect(audit.results).toEqual([{ fields: '["minimumNoticeMinutes"]' }]);
  });
});
