import { beforeAll, describe, expect, it } from "vitest";
import { loadRowsStatements } from "~/db/load-rows.server";
import { schedulingCalls } from "~/features/scheduling/public.server";
import type { Actor } from "~/platform/access/actor.server";
import { findCall, runCall } from "~/platform/calls/calls.server";
import { openPractice, patientActor } from "../support/organization";

/** Monday 2 March 2026, 08:00 in Madrid (UTC+1). */
const NOW = Date.UTC(2026, 2, 2, 7);
/** Tuesday 3 March, 10:00 in Madrid. */
const TEN = Date.UTC(2026, 2, 3, 9);
const MINUTE = 60_000;
const STRANGER: Actor = { kind: "anonymous" };
const PUBLIC = "/servicesClientApi/bookAppointment";
const SIGNED_IN = "/appointments/bookAppointment";

interface Answer {
  status: boolean;
  payToBook: boolean;
  reference: string;
  appointment: Record<string, unknown>;
}

let practice: Awaited<ReturnType<typeof openPractice>>;
let patient: Actor;
let visitors = 0;

beforeAll(async () => {
  practice = await openPractice({ now: NOW, timeZone: "Europe/Madrid" });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

async function call(actor: Actor, method: string, path: string, body: object): Promise<unknown> {
  const found = findCall(schedulingCalls, method, path);
  if (!found) throw new Error(path);
  const init = { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return runCall(await practice.as(actor, NOW), found, new Request(`http://practice.localhost${path}`, init));
}

const send = async (actor: Actor, path: string, body: object): Promise<unknown> => {
  const { ids } = practice;
  const wanted = { serviceOfferingId: ids.videoOffering, requestedEmployeeId: ids.doctor, branchId: ids.branch };
  return call(actor, "POST", path, { ...wanted, ...body });
};
const book = async (...sent: Parameters<typeof send>): Promise<Answer> => (await send(...sent)) as Answer;

function visitor() {
  visitors += 1;
  const email = `visitor${visitors}@example.com`;
  return { firstName: "Vera", lastName: `Number ${visitors}`, email, phoneCallingCode: "34", phone: "600123456" };
}

describe("booking by a call", () => {
  it("answers a stranger with the whole appointment, but for whose record keeps the request", async () => {
    const { appointment, reference, status } = await book(STRANGER, PUBLIC, {
      ...visitor(),
      startTime: TEN,
      reason: "A cough",
    });
    expect(status).toBe(true);
    expect(reference).toMatch(/\w/);
    expect(appointment).toEqual({
      id: appointment["uuid"],
      uuid: appointment["id"],
      stateId: 1,
      type: "video",
      scheduledDateStringcc: "03 Mar 2026",
      scheduledTime: 600,
      requestedDateStringcc: "03 Mar 2026",
      requestedTime: 600,
      sessionDuration: expect.any(Number) as number,
      duetime: expect.any(Number) as number,
      timezonename: "Europe/Madrid",
      startTime: TEN,
      requestedEmployeeId: practice.ids.doctor,
      branchId: practice.ids.branch,
      serviceOfferingId: practice.ids.videoOffering,
      patientId: null,
      reason: "A cough",
      employeeInteractionRating: null,
    });
  });

  it("answers a patient who is signed in alike, with their own id", async () => {
    const { appointment } = await book(patient, SIGNED_IN, { startTime: TEN + 60 * MINUTE });
    expect(appointment).toMatchObject({ patientId: practice.ids.patient, scheduledTime: 660 });
  });

  it("takes the date and the minutes at the place for the instant, on the day that the clock changes too", async () => {
    const wanted = { scheduledDateStringcc: "29 Mar 2026", scheduledTime: 12 * 60 };
    const { appointment } = await book(STRANGER, PUBLIC, { ...visitor(), ...wanted });
    expect(appointment).toMatchObject({ ...wanted, startTime: Date.UTC(2026, 2, 29, 10) });
  });

  it.each([
    [{}, "startTime"],
    [{ scheduledDateStringcc: "04 Mar 2026" }, "scheduledTime"],
    [{ scheduledTime: 600 }, "scheduledDateStringcc"],
    [{ scheduledDateStringcc: "2026-03-04", scheduledTime: 600 }, "scheduledDateStringcc"],
    // The hour that is skipped.
    [{ scheduledDateStringcc: "29 Mar 2026", scheduledTime: 150 }, "scheduledTime"],
  ])("refuses the time %o at %s", async (wanted, field) => {
    await expect(book(STRANGER, PUBLIC, { ...visitor(), ...wanted })).rejects.toMatchObject({
      status: 422,
      fields: [{ field }],
    });
  });

  it("asks for the place where the clocks of the places differ", async () => {
    const far = crypto.randomUUID();
    const { db } = await practice.as(STRANGER, NOW);
    await db.rawBatch([
      ...loadRowsStatements(db, "branch", ["id", "name", "time_zone"], [[far, "Far away", "Asia/Tokyo"]]),
      ...loadRowsStatements(
        db,
        "service_offering_branch",
        ["service_offering_id", "branch_id", "cost_minor", "currency_code"],
        [[practice.ids.videoOffering, far, 0, "EUR"]],
      ),
    ]);
    const wanted = { scheduledDateStringcc: "05 Mar 2026", scheduledTime: 600 };
    await expect(book(STRANGER, PUBLIC, { ...visitor(), ...wanted, branchId: undefined })).rejects.toMatchObject({
      fields: [{ field: "branchId" }],
    });
  });

  it("names the free times nearest to one that is taken", async () => {
    const answer = (await send(STRANGER, PUBLIC, { ...visitor(), startTime: TEN })) as Response;
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      status: false,
      errorCode: "timeTaken",
      errors: [{ field: "startTime" }],
      nearestTimes: expect.arrayContaining([expect.any(Number)]) as number[],
    });
  });
});

describe("a patient that a booking names", () => {
  const wanted = { startTime: TEN + 180 * MINUTE };

  it("is one of the practice's, and gets an appointment to confirm where staff book", async () => {
    const { patient: patientId } = practice.ids;
    const booked = await book(practice.administrator, SIGNED_IN, { ...wanted, patientId, reason: "Control" });
    expect(booked).toMatchObject({
      payToBook: false,
      appointment: { stateId: 6, patientId, startTime: wanted.startTime, reason: "Control" },
    });
  });

  it("is booked with whoever is free then, where no provider is named", async () => {
    const { otherPatient: patientId, doctor, otherDoctor } = practice.ids;
    const any = { patientId, startTime: TEN + 240 * MINUTE, requestedEmployeeId: "any", branchId: undefined };
    const { appointment } = await book(practice.administrator, SIGNED_IN, any);
    expect([doctor, otherDoctor]).toContain(appointment["requestedEmployeeId"]);
  });

  it("is nobody's to name but staff's and, of themselves, the patient's", async () => {
    const refused = { status: 422, fields: [{ field: "patientId" }] };
    const { patient: own, otherPatient } = practice.ids;
    await expect(book(STRANGER, PUBLIC, { ...visitor(), ...wanted, patientId: own })).rejects.toMatchObject(refused);
    await expect(book(patient, SIGNED_IN, { ...wanted, patientId: otherPatient })).rejects.toMatchObject(refused);
    const startTime = TEN + 24 * 60 * MINUTE;
    await expect(book(patient, SIGNED_IN, { startTime, patientId: own })).resolves.toMatchObject({ status: true });
  });

  it("does not exist where it is another organization's", async () => {
    const other = await openPractice({ now: NOW });
    const foreign = { ...wanted, patientId: other.ids.patient };
    const absent = { ...wanted, patientId: crypto.randomUUID() };
    for (const body of [foreign, absent])
      await expect(book(practice.administrator, SIGNED_IN, body)).rejects.toMatchObject({ status: 404 });
  });
});
