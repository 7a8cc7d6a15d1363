import { beforeAll, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { changeSetting } from "~/features/organization/services/settings/change-setting.server";
import { readReadyReplies } from "~/features/waiting-room/services/chat/read-ready-replies.server";
import { readAppointmentLength } from "~/features/waiting-room/services/appointments/read-appointment-length.server";
import { openPractice } from "../support/organization";

const now = Date.UTC(2026, 10, 21, 9, 0);
const DAY = 86_400_000;
const MINUTE = 60_000;

let practice: Awaited<ReturnType<typeof openPractice>>;
const anyone = () => practice.as({ kind: "anonymous" }, now);

/**
 * Appointments of a doctor, one on each of the days before, that took so many minutes; null for one never concluded.
 */
async function appointments(employeeId: string, minutes: readonly (number | null)[]): Promise<void> {
  const { db } = await practice.as({ kind: "system", task: "test" }, now);
  const { ids } = practice;
  const columns = ["id", "state_id", "type", "employee_id", "branch_id", "service_offering_id", "patient_id"];
  const times = ["starts_at", "ends_at", "started_at", "concluded_at", "time_zone", "local_day", "booked_by"];
  const rows = minutes.map((took, index) => {
    const at = now - (index + 1) * DAY;
    const who = [`${employeeId}-${index}`, 8, "video", employeeId, ids.branch, ids.videoOffering, ids.patient];
    const when = [at, at + 15 * MINUTE, at, took === null ? null : at + took * MINUTE, "Europe/Madrid"];
    return [...who, ...when, "2026-11-20", "PUBLIC", at, at];
  });
  const all = [...columns, ...times, "created_at", "updated_at"];
  await db.rawBatch(loadRowsStatements(db, "appointment", all, rows));
}

beforeAll(async () => {
  practice = await openPractice({ now });
  await appointments(practice.ids.doctor, [20, null, 10, 14, 12, 30]);
});

it("the estimate is made of that doctor's own measured appointments, and absent for one with too few", async () => {
  expect(await readAppointmentLength(await anyone(), practice.ids.doctor)).toEqual({ lower: 12, upper: 20 });
  expect(await readAppointmentLength(await anyone(), practice.ids.otherDoctor)).toBeNull();
});

it("an organization can turn the estimate off", async () => {
  const admin = await practice.as(practice.administrator, now);
  await changeSetting(admin, "web-patient-portal", {
    version: 0,
    patientSignupEnabled: true,
    showQueueEstimate: false,
  });
  expect(await readAppointmentLength(await anyone(), practice.ids.doctor)).toBeNull();
});

it("ready answers are for staff", async () => {
  const admin = await practice.as(practice.administrator, now);
  await changeSetting(admin, "waiting-room", { version: 0, readyReplies: "One moment, please.\nCome in." });
  expect(await readReadyReplies(admin)).toEqual(["One moment, please.", "Come in."]);
  await expect(readReadyReplies(await anyone())).rejects.toMatchObject({ status: 401 });
});
