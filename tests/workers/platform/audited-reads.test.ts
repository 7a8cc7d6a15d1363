import { beforeAll, expect, it } from "vitest";
import { listPatients } from "~/features/patients/services/patients/list-patients.server";
import { searchPatients } from "~/features/patients/services/patients/search-patients.server";
import { listAllAppointments } from "~/features/scheduling/services/lists/list-all-appointments.server";
import { listAppointments } from "~/features/scheduling/services/lists/list-appointments.server";
import { listWaiting } from "~/features/scheduling/services/waiting-list/list-waiting.server";
import { readCalendar } from "~/features/scheduling/services/calendar/read-calendar.server";
import { readExpectedToday } from "~/features/scheduling/services/lists/read-expected-today.server";
import { readStaffDay } from "~/features/scheduling/services/lists/read-staff-day.server";
import { appointmentsOfPatient } from "~/features/scheduling/services/lists/appointments-of-patient.server";
import { listSentMessages } from "~/features/notifications/services/mail/list-sent-messages.server";
import type { RequestContext } from "~/platform/context.server";
import { openPractice, patientActor } from "../support/organization";

let practice: Awaited<ReturnType<typeof openPractice>>;

beforeAll(async () => {
  practice = await openPractice();
});

/** The audit rows that a piece of work adds: `actor action subject patient fields`. */
async function added(context: RequestContext, work: (context: RequestContext) => Promise<unknown>): Promise<string[]> {
  const { db } = context;
  const text = `SELECT seq, actor_kind || ' ' || action || ' ' || subject_kind || ' ' || fields || ' ' || coalesce(patient_id, '') AS line
    FROM audit_event WHERE organization_id = ?1 ORDER BY seq`;
  const rows = async () => (await db.raw(text, db.organizationId).all<{ line: string }>()).results;
  const before = (await rows()).length;
  await work(context);
  return (await rows()).slice(before).map(({ line }) => line.trim());
}

const READS: Record<string, [read: (context: RequestContext) => Promise<unknown>, line: string]> = {
  "the list of patients": [(context) => listPatients(context, {}), 'employee patient.list patient ["status"]'],
  "a search in the list of patients": [
    (context) => listPatients(context, { search: "Ann", status: "ENABLED" }),
    'employee patient.list patient ["search","status"]',
  ],
  "a search for a patient": [(context) => searchPatients(context, "Ann"), 'employee patient.list patient ["search"]'],
  "the list of appointments": [(context) => listAppointments(context, {}), "employee appointment.list appointment []"],
  "the call that lists appointments": [
    (context) => listAllAppointments(context, {}),
    "employee appointment.list appointment []",
  ],
  "the calendar": [(context) => readCalendar(context, {}), "employee appointment.list calendar"],
  "the day's appointments": [(context) => readStaffDay(context), 'employee appointment.list appointment ["today"]'],
  "who is expected of a doctor today": [
    (context) => readExpectedToday(context, "some-doctor"),
    'employee appointment.list appointment ["today","employeeId"]',
  ],
  "the waiting list": [(context) => listWaiting(context, {}), "employee waitingList.list waitingList []"],
  "the appointments of a patient": [
    (context) => appointmentsOfPatient(context, "some-patient"),
    "employee appointment.list patient [] some-patient",
  ],
  "the sent messages": [(context) => listSentMessages(context, {}), "employee message.list message"],
};

it.each(Object.entries(READS))(
  "leaves one row in the audit when staff read %s, without a value",
  async (_, [read, line]) => {
    const lines = await added(await practice.as(practice.administrator), read);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(line);
    expect(lines[0]).not.toContain("Ann");
  },
);

it("leaves none when patients read their own appointments, and one when a relative acts for them", async () => {
  const patient = patientActor("p-1", "u-1");
  const read = (context: RequestContext) => listAppointments(context, {});
  expect(await added(await practice.as(patient), read)).toEqual([]);
  const relative = { ...patient, acting: { ownPatientId: "p-2", name: "Relative" } } as typeof patient;
  expect(await added(await practice.as(relative), read)).toEqual(["patient appointment.list appointment []"]);
});
