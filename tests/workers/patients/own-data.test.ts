import { beforeEach, describe, expect, it } from "vitest";
import { loader } from "~/pages/everything";
import { takeEverything } from "~/features/consultations/services/consultations/take-everything.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import {
  deleteOwnAccount,
  readAccountEnd,
} from "~/features/scheduling/services/appointments/delete-own-account.server";
import type { Actor } from "~/platform/access/actor.server";
import { ConflictError, ForbiddenError, FreshSignInNeededError, InvalidError } from "~/platform/http/errors.server";
import { change, read } from "../identity/appointments";
import { openPractice, patientActor } from "../support/organization";

/** Friday 27 March 2026, 08:00 in Madrid, and Monday at 10:00. */
const NOW = Date.UTC(2026, 2, 27, 7);
const MONDAY = Date.UTC(2026, 2, 30, 8);
const SURE = { sure: "on" };

let practice: Awaited<ReturnType<typeof openPractice>>;
let patient: Actor;
let keys = 0;

beforeEach(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

const mine = (now = NOW) => practice.as(patient, now);

async function book(): Promise<string> {
  const { videoOffering: serviceOfferingId, doctor: requestedEmployeeId } = practice.ids;
  const wanted = { serviceOfferingId, requestedEmployeeId, startTime: MONDAY, idempotencyKey: `own-data-${++keys}` };
  return (await bookAppointment(await mine(), wanted)).appointmentId;
}

const acting = (): Actor => ({
  ...(patient as Extract<Actor, { kind: "patient" }>),
  acting: { ownPatientId: practice.ids.otherPatient, name: "Tim" },
});

describe("everything of a patient", () => {
  async function partsOf(now = NOW) {
    const { parts } = await takeEverything(await mine(now));
    const found: Record<string, unknown[]> = {};
    for await (const { name, data } of parts) (found[name] ??= []).push(data);
    return found;
  }

  it("has details, record, appointments, files and payments, and is audited as a copy of the record", async () => {
    const appointmentId = await book();
    const found = await partsOf();
    expect(Object.keys(found).sort()).toEqual([
      "appointments",
      "details",
      "devices",
      "family",
      "files",
      "insurance",
      "payments",
      "readers",
      "record",
    ]);
    expect(found["record"]).toMatchObject([{ resourceType: "Bundle" }]);
    expect(found["appointments"]?.flat()).toMatchObject([{ id: appointmentId, startsAt: "2026-03-30T08:00:00.000Z" }]);
    const copies =
      "SELECT fields FROM audit_event WHERE organization_id = ?1 AND action = 'healthRecord.read' AND subject_kind <> 'recordSeen'";
    expect(await read(practice, copies)).toEqual([{ fields: '["export"]' }]);
  });

  it("is one page for people, with the same as data that no text breaks out of", async () => {
    await change(practice, "UPDATE patient SET first_name = '</script><b>Eve', version = 2 WHERE organization_id = ?1");
    await book();
    const args = { context: { app: await mine() }, request: new Request("https://x.example/"), params: {} };
    const answer = (await loader(args as never)) as Response;
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="my-data.html"');
    const page = await answer.text();
    expect(page).not.toContain("</script><b>");
    const data = [...page.matchAll(/<script type="application\/json" data-part="(\w+)">(.*?)<\/script>/gs)];
    expect(data.map(([, name]) => name)).toEqual([
      "details",
      "family",
      "insurance",
      "record",
      "appointments",
      "files",
      "payments",
      "readers",
      "devices",
      "mails",
    ]);
    for (const [, , json = ""] of data) JSON.parse(json);
  });

  it("has who opened the record and the devices by name, and no secret", async () => {
    await change(
      practice,
      "UPDATE user_session SET device = 'Firefox on Linux' WHERE organization_id = ?1 AND user_id = ?2",
      practice.ids.patientUser,
    );
    const { devices, readers } = await partsOf();
    expect(Object.keys((devices?.[0] ?? {}) as object).sort()).toEqual(["factors", "sessions"]);
    expect(JSON.stringify(devices)).not.toMatch(/hash|secret|token/iu);
    expect(readers?.flat()).toEqual([]);
  });

  it("says where, with whom and how it stands as the patient's own pages do", async () => {
    await book();
    const { parts } = await takeEverything(await mine());
    const cells: string[] = [];
    for await (const { name, sections } of parts)
      for (const section of sections)
        if (name === "appointments" && section.kind === "table")
          cells.push(...section.rows.flatMap((row) => row.cells));
    expect(cells).toEqual(expect.arrayContaining(["By video", "Waiting for the clinic"]));
    expect(cells).not.toContain("Requested");
  });

  it("is for nobody who acts for the patient, and for no staff", async () => {
    for (const actor of [acting(), practice.administrator])
      await expect(takeEverything(await practice.as(actor, NOW))).rejects.toBeInstanceOf(ForbiddenError);
  });
});

describe("deleting one's own account", () => {
  const stored = () =>
    read<Record<string, unknown>>(
      practice,
      `SELECT p.user_id, p.enabled, p.first_name <> '' AS named, u.enabled AS open, u.email, u.phone, u.password_hash
FROM patient p JOIN user u ON u.organization_id = p.organization_id AND u.id = ?2 WHERE p.organization_id = ?1 AND p.id = ?3`,
      practice.ids.patientUser,
      practice.ids.patient,
    );

  it("waits for appointments that are to come, which the patient cancels themselves", async () => {
    const appointmentId = await book();
    expect(await readAccountEnd(await mine())).toEqual({ hasAppointments: true, isFresh: true });
    await expect(deleteOwnAccount(await mine(), SURE)).rejects.toBeInstanceOf(ConflictError);
    await cancelAppointment(await mine(), { appointmentId });
    await deleteOwnAccount(await mine(), SURE);
  });

  it("takes away all by which somebody signs in, and keeps the record without an account", async () => {
    await deleteOwnAccount(await mine(), SURE);
    expect(await stored()).toEqual([
      { user_id: null, enabled: 0, named: 1, open: 0, email: "", phone: "", password_hash: null },
    ]);
    const open = "SELECT id FROM user_session WHERE organization_id = ?1 AND user_id = ?2 AND ended_at IS NULL";
    expect(await read(practice, open, practice.ids.patientUser)).toEqual([]);
    const audited = await read<{ action: string }>(
      practice,
      "SELECT action FROM audit_event WHERE organization_id = ?1 AND action IN ('user.delete', 'patient.leave') ORDER BY action",
    );
    expect(audited.map(({ action }) => action)).toEqual(["patient.leave", "user.delete"]);
  });

  it("asks again who it is, and that they know it, and is nobody else's to do", async () => {
    await expect(deleteOwnAccount(await mine(), {})).rejects.toBeInstanceOf(InvalidError);
    patient = { ...patient, authenticatedAt: NOW - 11 * 60_000 } as Actor;
    await expect(deleteOwnAccount(await mine(), SURE)).rejects.toBeInstanceOf(FreshSignInNeededError);
    for (const actor of [acting(), practice.administrator])
      await expect(deleteOwnAccount(await practice.as(actor, NOW), SURE)).rejects.toBeInstanceOf(ForbiddenError);
  });
});
