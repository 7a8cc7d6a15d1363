import { beforeAll, describe, expect, it } from "vitest";
import { exportMessages } from "~/features/notifications/services/mail/export-messages.server";
import { listSentMessages } from "~/features/notifications/services/mail/list-sent-messages.server";
import { indexPatientStatements } from "~/features/patients/data/patients/patient-insert.server";
import { uuidv7 } from "~/kernel/ids";
import { ForbiddenError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";
import type { Practice } from "../scheduling/scene";
import { askForMail, asSystem, givenMailedAppointment } from "./scene";

const DAY = 86_400_000;
const TODAY = Date.UTC(2026, 4, 4, 10);

let practice: Practice;
let appointmentId: string;

/** One message, so many days ago. */
async function given(days: number, more: { template: string; kind: string; to: string; status?: string }) {
  const { db } = await asSystem(practice);
  const at = TODAY - days * DAY;
  const payload = {
    template: "appointment.confirmed",
    to: { kind: "PATIENT", id: practice.ids.patient },
    appointmentId,
  };
  const outboxId = await askForMail(practice, payload);
  await db
    .raw(
      `INSERT INTO delivery (organization_id, id, outbox_id, channel, template, locale, recipient_kind, recipient_id, status, attempts, at)
VALUES (?1, ?2, ?3, 'MAIL', ?4, 'en_US', ?5, ?6, ?7, 1, ?8)`,
      ...[db.organizationId, idOf(at), outboxId, more.template, more.kind, more.to, more.status ?? "SENT", at],
    )
    .run();
}

/** An id as it would have been given at an instant. */
function idOf(at: number): string {
  const hex = at.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-${uuidv7(Date.now()).slice(14)}`;
}

const admin = (of = practice) => of.as(of.administrator, Date.now());
const list = async (asked: object) => (await listSentMessages(await admin(), asked)).sent;
const templates = (lines: readonly { template: string }[]) => lines.map(({ template }) => template);

beforeAll(async () => {
  practice = await openPractice();
  appointmentId = await givenMailedAppointment(practice);
  const { ids } = practice;
  await given(9, { template: "appointment.confirmed", kind: "PATIENT", to: ids.patient, status: "FAILED" });
  await given(3, { template: "appointment.canceled", kind: "EMPLOYEE", to: ids.doctor });
  await given(2, { template: "labResult.ready", kind: "PATIENT", to: ids.patient });
  await given(1, { template: "security.newDevice", kind: "USER", to: ids.patientUser });
  await given(0, { template: "appointment.reminder", kind: "PATIENT", to: ids.otherPatient });
  const context = await asSystem(practice);
  const person = { firstName: "Zainab", lastName: "Haddad", phone: "36001234", phoneCallingCode: "973", email: "" };
  await context.db.rawBatch(indexPatientStatements(context, ids.patient, person));
});

describe("the list of sent messages", () => {
  it("says of each what it was about, who got it, which patient and which appointment", async () => {
    const [reminder, , , canceled] = await list({});
    expect(reminder).toMatchObject({
      wording: "reminder",
      patient: { id: practice.ids.otherPatient },
      appointment: { id: appointmentId },
      again: true,
    });
    expect(reminder?.receiver).toBe(reminder?.patient?.name);
    expect(canceled).toMatchObject({ receiver: "Ada Okafor", patient: { id: practice.ids.patient } });
  });

  it("names nobody who got what belongs to a health record or to an account", async () => {
    const [, device, result] = await list({});
    for (const line of [device, result])
      expect(line).toMatchObject({ wording: null, receiver: null, patient: null, appointment: null });
  });

  it("is narrowed by patient, subject, state and days", async () => {
    expect(templates(await list({ patient: "zainab" }))).toEqual(["appointment.confirmed"]);
    expect(templates(await list({ patient: "36001234", status: "SENT" }))).toEqual([]);
    expect(templates(await list({ patient: "nobody" }))).toEqual([]);
    expect(templates(await list({ template: "appointment.canceled" }))).toEqual(["appointment.canceled"]);
    expect(templates(await list({ status: "FAILED" }))).toEqual(["appointment.confirmed"]);
    expect(templates(await list({ from: "2026-05-01", to: "2026-05-02" }))).toEqual([
      "labResult.ready",
      "appointment.canceled",
    ]);
    expect(await list({ template: "nothing of ours" })).toHaveLength(5);
  });

  it("is exported as it is narrowed, by administrators alone, and that is audited", async () => {
    const answer = await exportMessages(await admin(), { status: "FAILED" });
    const [head, line, ...more] = (await answer.text()).replace("\ufeff", "").trimEnd().split("\r\n");
    expect(head).toBe("Subject,To,Patient,Appointment (Spain Time),Sent by,Sent (Spain Time),Status");
    expect(line).toMatch(/^Appointment confirmed,.*,\d{4}-\d\d-\d\d \d\d:\d\d,Email,2026-04-25 \d\d:\d\d,Failed$/);
    expect(more).toEqual([]);
    const doctor = await practice.as(employeeActor(practice.ids.doctor), Date.now());
    await expect(exportMessages(doctor, {})).rejects.toThrow(ForbiddenError);
    const { db } = await asSystem(practice);
    const audited = await db
      .raw("SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'message.export'", db.organizationId)
      .first<string>("fields");
    expect(audited).toBe('["export"]');
  });

  it("reads as much with thousands of messages as with few", async () => {
    const reads = async () => {
      const counted: Record<string, number> = {};
      for (const [name, asked] of Object.entries({
        first: {},
        patient: { patient: "zainab" },
        days: { from: "2026-05-01", to: "2026-05-02" },
      })) {
        const context = await admin();
        const { rowsRead } = context.db.meter;
        await listSentMessages(context, asked);
        counted[name] = context.db.meter.rowsRead - rowsRead;
      }
      return counted;
    };
    const fill = async (name: string, from: number, to: number) => {
      const { db } = await asSystem(practice);
      await db
        .raw(
          `INSERT INTO delivery (organization_id, id, outbox_id, channel, template, locale, recipient_kind, recipient_id, status, attempts, at)
SELECT ?1, printf('%08d', value), ?2 || value, 'MAIL', 'appointment.confirmed', 'en_US', 'PATIENT', ?3, 'SENT', 1, value FROM json_each(?4)`,
          ...[db.organizationId, name, practice.ids.otherPatient],
          JSON.stringify(Array.from({ length: to - from }, (_, index) => from + index)),
        )
        .run();
    };
    await fill("few-", 1, 60);
    const few = await reads();
    await fill("many-", 60, 6_000);
    const many = await reads();
    for (const [name, rows] of Object.entries(many))
      expect(rows, `${name}: ${few[name]} with 60`).toBeLessThanOrEqual((few[name] ?? 0) * 1.1 + 10);
  });
});
