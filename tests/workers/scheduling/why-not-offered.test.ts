import { beforeEach, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import type { OfferRule } from "~/features/scheduling/domain/timings/why-not-offered";
import { explainTimeOffered } from "~/features/scheduling/services/timings/explain-time-offered.server";
import { listAvailableSlots } from "~/features/scheduling/services/availability/list-available-slots.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice } from "../support/organization";
import { givenAppointment, type Practice } from "./scene";

/** Friday 27 March 2026, 08:00 in Madrid (UTC+1); the clock goes forward on Sunday the 29th at 02:00. */
const NOW = Date.UTC(2026, 2, 27, 7);

let practice: Practice;

beforeEach(async () => {
  practice = await openPractice({ now: NOW });
});

async function run(text: string, ...values: (string | number)[]): Promise<void> {
  const { db } = await practice.as(practice.administrator);
  await db.raw(text, db.organizationId, ...values).run();
}

/**
 * What is said of a time of the doctor's clinic appointments in Madrid, one list for each time that the clock reads so.
 */
async function why(day: string, time: string, changes: Record<string, string> = {}, actor?: Actor) {
  const { doctor: employeeId, clinicOffering: serviceOfferingId, branch: branchId } = practice.ids;
  const context = await practice.as(actor ?? practice.administrator);
  const page = await explainTimeOffered(context, { employeeId, serviceOfferingId, branchId, day, time, ...changes });
  return page.explained?.readings;
}

const settings = (set: string) => run(`UPDATE calendar_settings SET ${set} WHERE organization_id = ?1`);
const offering = (set: string) => run(`UPDATE service_offering SET ${set} WHERE organization_id = ?1`);
const away = (start: number, end: number) =>
  run(
    `INSERT INTO provider_slot (organization_id, id, employee_id, type, start_minutes, end_minutes, start_date, end_date, service_offering_ids)
     VALUES (?1, 'away', ?2, 'EXCLUSION', ?3, ?4, '2026-03-30', '2026-03-30', '[]')`,
    practice.ids.doctor,
    start,
    end,
  );

/** Each rule, what brings it about, and a time that it alone removes. Monday the 30th, 10:00, is offered otherwise. */
const RULES: [OfferRule, () => Promise<unknown>, string, string][] = [
  ["in-past", () => settings("day_start_in_mins = 0"), "2026-03-26", "10:00"],
  ["minimum-notice", () => settings("minimum_notice_minutes = 7200"), "2026-03-30", "10:00"],
  ["beyond-horizon", () => settings("horizon_days = 2"), "2026-03-30", "10:00"],
  ["excluded-date", () => settings(`excluded_dates = '["2026-03-30"]'`), "2026-03-30", "10:00"],
  ["no-timing", () => Promise.resolve(), "2026-03-30", "17:00"],
  ["outside-day", () => settings("day_start_in_mins = 615"), "2026-03-30", "10:00"],
  ["excluded-slot", () => away(600, 660), "2026-03-30", "10:00"],
  ["off-grid", () => settings("calendar_slot_duration = 40"), "2026-03-30", "10:00"],
  ["daily-maximum", () => settings("daily_maximum = 0"), "2026-03-30", "10:00"],
  ["online-booking-off", () => offering("online_booking_option = 'DISABLED'"), "2026-03-30", "10:00"],
  ["call-to-book", () => offering("online_booking_option = 'CALL_TO_BOOK'"), "2026-03-30", "10:00"],
  ["not-for-new-patients", () => offering("available_to_new_patients = 0"), "2026-03-30", "10:00"],
  [
    "profile-hidden",
    () => run("UPDATE employee SET display_profile = 0 WHERE organization_id = ?1"),
    "2026-03-30",
    "10:00",
  ],
  ["only-any-doctor", () => settings("health_care_provider_based_booking = 0"), "2026-03-30", "10:00"],
  ["not-given", () => run("DELETE FROM employee_offering WHERE organization_id = ?1"), "2026-03-30", "10:00"],
];

describe("why a time is not offered", () => {
  it("says nothing against a time that is offered", async () => {
    expect(await why("2026-03-30", "10:00")).toEqual([[]]);
  });

  it.each(RULES)("names %s, and the public is not offered it", async (rule, bringAbout, day, time) => {
    await bringAbout();
    expect(await why(day, time)).toEqual([rule === "in-past" ? ["in-past", "before-minimum-date"] : [rule]]);
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    const at = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute - (day < "2026-03-29" ? 60 : 120)) * 60_000;
    const asked = { serviceOfferingId: practice.ids.clinicOffering, employeeId: practice.ids.doctor };
    const slots = listAvailableSlots(await practice.as({ kind: "anonymous" }), { ...asked, from: at, to: at + 1 });
    // The public calls know every rule but one: a doctor is found by name only where patients may choose one.
    if (rule === "only-any-doctor") await slots;
    else expect(await slots.catch(() => [])).toEqual([]);
  });

  it("names what holds the time, and each of several rules", async () => {
    const system = await practice.as({ kind: "system", task: "test" });
    await givenAppointment(practice, system, { startsAt: Date.UTC(2026, 2, 30, 8), stateId: S.CONFIRMED });
    expect(await why("2026-03-30", "10:00")).toEqual([["busy"]]);
    await settings(`excluded_dates = '["2026-03-30"]', horizon_days = 1`);
    expect(await why("2026-03-30", "10:00")).toEqual([["beyond-horizon", "excluded-date", "busy"]]);
  });

  it("knows that the clock skips a time in spring, and reads one twice in autumn", async () => {
    expect(await why("2026-03-29", "02:30")).toEqual([["skipped-by-dst"]]);
    expect(await why("2026-10-25", "02:30")).toHaveLength(2);
  });
});

describe("who may ask", () => {
  it("is staff for everyone's times, a doctor for their own", async () => {
    const doctor = employeeActor(practice.ids.doctor);
    expect(await why("2026-03-30", "10:00", {}, doctor)).toEqual([[]]);
    const other = { employeeId: practice.ids.otherDoctor };
    await expect(why("2026-03-30", "10:00", other, doctor)).rejects.toMatchObject({ status: 404 });
    expect(await why("2026-03-30", "10:00", other)).toEqual([[]]);
  });

  it("asks with the first that goes together where nothing is chosen, and explains nothing without a time", async () => {
    const page = await explainTimeOffered(await practice.as(practice.administrator), {});
    expect(page.explained).toBeNull();
    expect(page.choice.branchId).toBe(practice.ids.branch);
    expect(page.day).toBe("2026-03-27");
  });

  it("finds nothing of another organization", async () => {
    const elsewhere = await openPractice({ now: NOW });
    await expect(why("2026-03-30", "10:00", { employeeId: elsewhere.ids.doctor })).rejects.toMatchObject({
      status: 404,
    });
  });
});
