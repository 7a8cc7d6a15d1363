import { beforeEach, describe, expect, it } from "vitest";
import { allergy } from "~/features/phr/records/allergy";
import { listRecordReaders } from "~/features/phr/services/access/list-record-readers.server";
import { listHealthRecords } from "~/features/phr/services/records/list-health-records.server";
import { ROLE } from "~/features/identity/domain/team/roles";
import { arriveAppointment } from "~/features/scheduling/services/appointments/arrivals/arrive-appointment.server";
import { assignProvider } from "~/features/scheduling/services/appointments/assign-provider.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import type { Actor } from "~/platform/access/actor.server";
import { read } from "../identity/appointments";
import { HOUR, MONDAY } from "../scheduling/scene";
import { employeeActor, openPractice, patientActor } from "../support/organization";

let practice: Awaited<ReturnType<typeof openPractice>>;
let doctor: Actor;
let patient: Actor;
/** Tuesday, 10:00 in Madrid. */
const START = MONDAY + 26 * HOUR;
const MINUTE = 60_000;

beforeEach(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.otherDoctor, { roles: [ROLE.PROVIDER, ROLE.ADMINISTRATOR] });
  patient = patientActor(practice.ids.patient, practice.ids.patientUser);
});

const as = (actor: Actor, at = START) => practice.as(actor, at);
const set = async (by: Actor, more: object = {}) =>
  (
    await setAppointment(await as(by), {
      ...{ patientId: practice.ids.patient, serviceOfferingId: practice.ids.videoOffering },
      ...{ employeeId: practice.ids.otherDoctor, branchId: practice.ids.branch, startsAt: String(START) },
      ...{ patientAgreed: "on", override: "on", doNotNotify: "on", ...more },
    })
  ).id;
const reads = async (at = START) =>
  listHealthRecords(await as(doctor, at), allergy, { patientId: practice.ids.patient }).then(
    () => "read",
    () => "closed",
  );
/** Who is told of an opening of the record, and how that stands. */
const told = async () =>
  (
    await read<{ template: string; receiver: string; status: string }>(
      practice,
      `SELECT json_extract(payload, '$.template') AS template, json_extract(payload, '$.to.id') AS receiver, status FROM outbox
       WHERE organization_id = ?1 AND json_extract(payload, '$.template') IN ('security.recordOpened', 'appointment.begunAlone') ORDER BY id`,
    )
  ).map(({ template, receiver, status }) => `${template} ${receiver} ${status}`);
const seen = async () =>
  (await listRecordReaders(await as(patient, START + HOUR), { patientId: practice.ids.patient })).lines.filter((line) =>
    line.what.includes("opened"),
  );
const announced = () => [
  `security.recordOpened ${practice.ids.patientUser} PENDING`,
  `appointment.begunAlone ${practice.created.creatorEmployeeId} PENDING`,
];

describe("a provider who begins an appointment that they alone had a hand in", () => {
  it("is announced to the patient and to another administrator, though nobody was to be notified", async () => {
    const appointmentId = await set(doctor, { walkIn: "on", walkInAt: "now" });
    expect([await reads(), await told()]).toEqual(["closed", []]);
    await startAppointment(await as(doctor), { appointmentId, doNotNotify: "on" });
    expect([await reads(), await told()]).toEqual(["read", announced()]);
    expect(await seen()).toMatchObject([{ actorId: practice.ids.otherDoctor }]);
  });

  it("stays announced, and reads no more, once they undo it and cancel", async () => {
    const appointmentId = await set(doctor);
    await startAppointment(await as(doctor), { appointmentId });
    await undoAppointment(await as(doctor, START + MINUTE), { appointmentId });
    expect(await reads(START + MINUTE)).toBe("closed");
    await cancelAppointment(await as(doctor, START + 2 * MINUTE), { appointmentId, doNotNotify: "on" });
    expect(await reads(START + 2 * MINUTE)).toBe("closed");
    expect([await told(), (await seen()).length]).toEqual([announced(), 1]);
  });

  it("is announced once, however the appointment goes on", async () => {
    const appointmentId = await set(doctor);
    await startAppointment(await as(doctor), { appointmentId });
    await concludeAppointment(await as(doctor, START + MINUTE), { appointmentId });
    expect(await told()).toEqual(announced());
  });

  it("is announced where they said themselves that the patient came, and where they took a colleague's patient", async () => {
    const appointmentId = await set(doctor);
    await arriveAppointment(await as(doctor), { appointmentId });
    await startAppointment(await as(doctor), { appointmentId });
    expect(await told()).toEqual(announced());
    const booked = await bookAppointment(await practice.as(patient, MONDAY), {
      ...{ serviceOfferingId: practice.ids.videoOffering, requestedEmployeeId: practice.ids.doctor },
      ...{ startTime: START + 2 * HOUR, reason: "My back hurts", idempotencyKey: "relation-taken-1" },
    });
    const taken = { appointmentId: booked.appointmentId };
    const mine = { ...taken, employeeId: practice.ids.otherDoctor, override: "on", doNotNotify: "on" };
    await assignProvider(await as(doctor), mine);
    await confirmAppointment(await as(doctor), taken);
    expect(await told()).toEqual(announced());
  });

  it.each([
    ["the front desk set it", async () => set(practice.administrator)],
    [
      "the patient says that they are here",
      async () => {
        const appointmentId = await set(doctor);
        await arriveAppointment(await as(patient), { appointmentId });
        return appointmentId;
      },
    ],
    [
      "a colleague says that the patient is here",
      async () => {
        const appointmentId = await set(doctor);
        await arriveAppointment(await as(practice.administrator), { appointmentId });
        return appointmentId;
      },
    ],
  ])("needs no announcement where %s", async (_who, given) => {
    const appointmentId = await given();
    await startAppointment(await as(doctor), { appointmentId });
    expect([await reads(), await told(), (await seen()).length]).toEqual(["read", [], 0]);
  });
});
