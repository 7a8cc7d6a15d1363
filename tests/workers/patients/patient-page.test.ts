import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { viewPatient } from "~/features/patients/services/patients/view-patient.server";
import { readPatientPage } from "~/pages/patient/patient-page.server";
import { timelineMark } from "~/pages/patient/timeline";
import { paths } from "~/paths";
import type { Actor } from "~/platform/access/actor.server";
import { openNotes, NOW, type Notes } from "../consultations/notes-scene";
import { change } from "../identity/appointments";
import { HOUR, setting } from "../phr/scene";
import { givenAppointment } from "../scheduling/scene";
import { employeeActor } from "../support/organization";

const DAY = 24 * HOUR;
let notes: Notes;
/** Somebody at a desk: contacts, appointments and payments, and nothing of a health record. */
let desk: Actor;

async function sent(id: string, template: string, daysAgo: number) {
  await change(
    notes.practice,
    `INSERT INTO delivery (organization_id, id, outbox_id, channel, template, locale, recipient_kind, recipient_id, status, at)
VALUES (?1, ?2, ?3, 'MAIL', ?4, 'en_US', 'PATIENT', ?5, 'SENT', ?6)`,
    ...[id, `outbox-${id}`, template, notes.ids.patient, NOW - daysAgo * DAY],
  );
}

async function booked(daysAgo: number, employeeId: string) {
  const system = await notes.practice.as({ kind: "system", task: "test" }, NOW);
  const startsAt = NOW - daysAgo * DAY;
  return givenAppointment(notes.practice, system, { startsAt, stateId: S.COMPLETED, employeeId });
}

async function writtenInCall(id: string, kind: "SUMMARY" | "REVIEW", daysAgo: number, note: string) {
  await change(
    notes.practice,
    `INSERT INTO consultation_note (organization_id, appointment_id, kind, note, written_by, updated_at, version)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, 1)`,
    ...[id, kind, note, notes.ids.doctor, NOW - daysAgo * DAY],
  );
}

beforeAll(async () => {
  notes = await openNotes();
  const { ids } = notes;
  const own = await booked(3, ids.doctor);
  await writtenInCall(own, "SUMMARY", 3, "Rest for a week");
  await writtenInCall(own, "REVIEW", 3, "");
  await writtenInCall(await booked(5, ids.otherDoctor), "REVIEW", 5, "Asked about sleep");
  // A call that was begun early, and one of which nothing is written.
  await writtenInCall(await booked(-0.25, ids.doctor), "SUMMARY", 0.01, "Come again in a week");
  await booked(-2, ids.doctor);
  await notes.signed();
  await notes.enter("doctor", { criticality: "HIGH" });
  await sent("m-1", "appointment.reminder", 4);
  await sent("m-2", "labResult.ready", 6);
  await sent("m-3", "password.reset", 7);
  await change(
    notes.practice,
    `INSERT INTO payment (organization_id, id, purpose, patient_id, amount_minor, currency_code, status, gateway_type, created_at)
VALUES (?1, 'p-1', 'PAY_NOW', ?2, 4000, 'EUR', 'PAID', 'STRIPE', ?3)`,
    ...[ids.patient, NOW - 8 * DAY],
  );
  const nobody = employeeActor("desk-1", { roles: [] });
  const authorities = new Set(["patient.list", "patient.read", "appointment.list", "appointment.markPaid"]);
  desk = Object.assign(nobody, { authorities });
});

/** A patient's page for somebody, and what it took from the database. */
async function page(actor: Actor, search: Record<string, string> = {}) {
  const context = await notes.practice.as(actor, NOW);
  const patient = await viewPatient(context, notes.ids.patient);
  const { roundTrips, rowsRead } = context.db.meter;
  const url = new URL(paths.patient(notes.ids.patient, search), "https://clinic.localhost");
  const shown = await readPatientPage(context, patient, url);
  const { meter } = context.db;
  return { ...shown, cost: { trips: meter.roundTrips - roundTrips, rows: meter.rowsRead - rowsRead } };
}

const sourcesOf = ({ timeline }: Awaited<ReturnType<typeof page>>) => timeline?.lines.map(({ source }) => source) ?? [];

describe("who sees what", () => {
  it("a nurse sees all that happened, the newest first, without what is still to come and without sent messages", async () => {
    const shown = await page(notes.people.nurse);
    expect(sourcesOf(shown)).toEqual(expect.arrayContaining(["note", "record", "appointment", "payment"] as const));
    expect(sourcesOf(shown)).not.toContain("message");
    expect(sourcesOf(shown).filter((source) => source === "appointment")).toHaveLength(2);
    const times = shown.timeline?.lines.map(({ line }) => line.at) ?? [];
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW);
    expect(shown.alerts).toEqual(["Penicillin"]);
    expect(shown.tabs).toEqual(["overview", "appointments", "messages", "records", "money", "files", "people"]);
  });

  it("a doctor sees their own appointments and the record, and no payments of the practice", async () => {
    const shown = await page(notes.people.doctor);
    expect(sourcesOf(shown).filter((source) => source === "appointment")).toHaveLength(1);
    expect(sourcesOf(shown)).toEqual(expect.arrayContaining(["note", "record"] as const));
    expect(sourcesOf(shown)).not.toContain("payment");
    expect(shown.standings).toBeNull();
    expect(shown.tabs).not.toContain("money");
  });

  it("whoever may not read health records sees no line, no message, no alert and no part of one", async () => {
    await setting(notes.practice, "compliance", { adminsMayReadRecords: false });
    for (const actor of [desk, notes.people.admin]) {
      const shown = await page(actor);
      expect(new Set(sourcesOf(shown))).toEqual(new Set(["appointment", "payment"]));
      expect(shown.alerts).toEqual([]);
      expect(shown.tabs).toEqual(["overview", "appointments", "messages", "money", "people"]);
      const messages = await page(actor, { tab: "messages" });
      expect(new Set(sourcesOf(messages))).toEqual(new Set(["message"]));
      expect(JSON.stringify([shown, messages])).not.toMatch(/labResult|Penicillin|Bronchitis|password\.reset/);
      for (const tab of ["records", "files"]) expect((await page(actor, { tab })).tab).toBe("overview");
      expect(sourcesOf(await page(actor, { show: "notes" }))).not.toContain("note");
    }
  });

  it("a doctor who does not look after the patient does not find them", async () => {
    const stranger = employeeActor("some-doctor");
    await expect(page(stranger)).rejects.toMatchObject({ status: 404 });
  });
});

describe("what was written beside a call", () => {
  const ofCalls = async (actor: Actor, search: Record<string, string> = {}) =>
    (await page(actor, search)).timeline?.lines.flatMap((each) =>
      each.source === "callNote" ? [[each.line.hasSummary, each.line.hasReview, each.line.doctorName !== ""]] : [],
    );

  it("stands among what happened and under the notes, with its doctor, and without what was left empty", async () => {
    const { nurse, doctor } = notes.people;
    const own = [true, false, true];
    const another = [false, true, true];
    const all = [own, own, another];
    expect(await ofCalls(nurse)).toEqual(all);
    expect(await ofCalls(nurse, { show: "notes" })).toEqual(all);
    // A doctor sees what was written of their own appointments.
    expect(await ofCalls(doctor, { show: "notes" })).toEqual([own, own]);
    expect(await ofCalls(desk)).toEqual([]);
  });
});

describe("the parts", () => {
  it("show what they are called after, and the overview what was chosen", async () => {
    const { nurse } = notes.people;
    expect(new Set(sourcesOf(await page(nurse, { tab: "messages" })))).toEqual(new Set(["message"]));
    expect(new Set(sourcesOf(await page(nurse, { tab: "money" })))).toEqual(new Set(["payment"]));
    expect(new Set(sourcesOf(await page(nurse, { tab: "records" })))).toEqual(new Set(["note", "record"]));
    expect(new Set(sourcesOf(await page(nurse, { show: "appointments" })))).toEqual(new Set(["appointment"]));
    expect((await page(nurse, { tab: "people" })).timeline).toBeNull();
  });
});

describe("a long history", () => {
  it("is shown page after page without a gap, and costs a page no more however long it is", async () => {
    const { nurse } = notes.people;
    const before = await page(nurse);
    const { doctor, branch, clinicOffering, patient } = notes.ids;
    const context = await notes.practice.as({ kind: "system", task: "test" });
    const indexes = JSON.stringify(Array.from({ length: 2_000 }, (_, index) => index + 10));
    await context.db
      .raw(
        `INSERT INTO appointment (organization_id, id, state_id, type, employee_id, branch_id, service_offering_id, patient_id, starts_at, ends_at, time_zone, local_day, booked_by, created_at, updated_at)
SELECT ?1, 'old-' || value, 9, 'in_patient', ?2, ?3, ?4, ?5, ?6 - value * 86400000, ?6 - value * 86400000 + 1800000, 'Europe/Madrid', date('2027-01-05', '-' || value || ' days'), 'STAFF', 0, 0 FROM json_each(?7)`,
        ...[context.db.organizationId, doctor, branch, clinicOffering, patient, NOW, indexes],
      )
      .run();
    await context.db
      .raw(
        `INSERT INTO appointment_history (organization_id, appointment_id, version, at, action, to_state_id, starts_at, actor_kind)
SELECT ?1, 'old-' || value, 1, 0, 'book', 9, ?2 - value * 86400000, 'system' FROM json_each(?3)`,
        ...[context.db.organizationId, NOW, indexes],
      )
      .run();
    const first = await page(nurse);
    expect(first.cost.trips).toBe(before.cost.trips);
    const place = first.timeline?.next;
    if (!place) throw new Error("there is no second page");
    const second = await page(nurse, { from: timelineMark(place) });
    const third = await page(nurse, { show: "appointments", from: timelineMark(place) });
    expect(second.cost.rows).toBeLessThan(1_000);
    expect(third.cost.rows).toBeLessThan(1_000);
    const ids = [first, second].flatMap(
      ({ timeline }) => timeline?.lines.map(({ source, line }) => `${source} ${line.id}`) ?? [],
    );
    expect(ids).toHaveLength(50);
    expect(new Set(ids).size).toBe(50);
  });
});
