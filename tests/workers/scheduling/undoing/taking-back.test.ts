import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { assignProvider } from "~/features/scheduling/services/appointments/assign-provider.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { completeAppointment } from "~/features/scheduling/services/appointments/complete-appointment.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { disableAppointment } from "~/features/scheduling/services/appointments/disable-appointment.server";
import { markNoShow } from "~/features/scheduling/services/appointments/mark-no-show.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { appointmentForMail } from "~/features/scheduling/services/appointments/appointment-for-mail.server";
import { viewUndo } from "~/features/scheduling/services/appointments/view-undo.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { markPaidAtClinic } from "~/features/scheduling/services/payments/mark-paid-at-clinic.server";
import type { AppointmentState } from "~/features/scheduling/domain/appointments/appointment-states";
import type { RequestContext } from "~/platform/context.server";
import { employeeActor, openPractice, patientActor } from "../../support/organization";
import { buckets, givenAppointment, HOUR, MONDAY, traces, type Practice } from "../scene";

const MINUTE = 60_000;
const DAY = 24 * HOUR;

let practice: Practice;
let system: RequestContext;
let hours = 3;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  system = await practice.as({ kind: "system", task: "test" });
});

const staff = (now = MONDAY) => practice.as(practice.administrator, now);
const row = (id: string) =>
  system.db
    .raw("SELECT * FROM appointment WHERE organization_id = ?1 AND id = ?2", system.db.organizationId, id)
    .first<Record<string, unknown>>();

async function given(stateId: AppointmentState, more: Parameters<typeof givenAppointment>[2] | object = {}) {
  hours += 1;
  const startsAt = MONDAY + hours * HOUR;
  return { id: await givenAppointment(practice, system, { startsAt, stateId, ...more }), startsAt };
}

/** All of the row that an undo must give back. */
async function standing(id: string) {
  const found = (await row(id)) ?? {};
  const { version: _, updated_at: __, way_back: ___, undo_until: ____, previous_state_id: _____, ...kept } = found;
  const { claims, dayPlaces, due } = await traces(system, id);
  return { ...kept, claims, dayPlaces, due };
}

const mails = async (id: string) =>
  (await traces(system, id)).outbox
    .filter(({ topic }) => topic === "mail")
    .map(({ payload, status }) => `${(JSON.parse(payload) as { template: string }).template} ${status}`);

/** The administrator takes the action an hour after the start, and undoes it `later`. */
async function undone(
  act: (context: RequestContext, raw: { appointmentId: string }) => Promise<unknown>,
  stateId: AppointmentState,
  later = 14 * MINUTE,
) {
  const { id, startsAt } = await given(stateId);
  const before = await standing(id);
  await act(await staff(startsAt + HOUR), { appointmentId: id });
  expect(await standing(id)).not.toEqual(before);
  await undoAppointment(await staff(startsAt + HOUR + later), { appointmentId: id });
  const after = await standing(id);
  // What the clock looks at is written again with the state; an appointment that was put there as it is had none.
  expect({ ...after, due: [] }).toEqual({ ...before, due: [] });
  return id;
}

describe("an undo within a quarter of an hour gives everything back as it was", () => {
  it.each([
    ["a no-show", markNoShow, S.CONFIRMED],
    ["a no-show of a walk-in", markNoShow, S.CONFIRMED_WALKIN],
    ["a start", startAppointment, S.CONFIRMED],
    ["an end", concludeAppointment, S.IN_PROGRESS],
    ["a completion", completeAppointment, S.CONCLUDED],
    ["a payment at the clinic", markPaidAtClinic, S.CONCLUDED],
    ["a removal from the list", disableAppointment, S.NO_SHOW],
    ["a release of blocked time", disableAppointment, S.BLOCKED],
    ["a decline", rejectAppointment, S.NEW],
    ["a cancellation", cancelAppointment, S.RESCHEDULED],
    ["a confirmation", confirmAppointment, S.NEW],
  ] as const)("%s", async (_name, act, stateId) => {
    await undone(act, stateId);
  });

  it("opens the patient's room again with the end that is taken back, and not with what was done after it", async () => {
    const topics = async (id: string) =>
      (await traces(system, id)).outbox.map(({ topic }) => topic).filter((topic) => topic === "room.visitReopened");
    expect(await topics(await undone(concludeAppointment, S.IN_PROGRESS))).toHaveLength(1);
    expect(await topics(await undone(markPaidAtClinic, S.CONCLUDED))).toEqual([]);
  });

  it("a move to another day and another doctor", async () => {
    await undone(
      async (context, { appointmentId }) =>
        rescheduleAppointment(context, {
          ...{ appointmentId, startsAt: MONDAY + 21 * DAY + HOUR, employeeId: practice.ids.otherDoctor },
          override: true,
        }),
      S.CONFIRMED,
    );
  });

  it("an assignment to another doctor", async () => {
    await undone(
      async (context, { appointmentId }) =>
        assignProvider(context, { appointmentId, employeeId: practice.ids.otherDoctor, override: true }),
      S.CONFIRMED,
    );
  });

  it("keeps the maintained counts equal to a recount after all of it", async () => {
    const { kept, counted } = await buckets(await practice.as(practice.administrator));
    expect(kept).toEqual(counted);
  });
});

describe("what can be undone", () => {
  it("is offered to whoever did it, on the page of the appointment, until the time is over", async () => {
    const { id, startsAt } = await given(S.CONFIRMED);
    const at = startsAt + HOUR;
    await markNoShow(await staff(at), { appointmentId: id });
    const until = at + 15 * MINUTE;
    expect((await viewAppointment(await staff(at + MINUTE), id)).undoUntil).toBe(until);
    expect((await viewAppointment(await staff(until), id)).undoUntil).toBeNull();
    const doctor = await practice.as(employeeActor(practice.ids.doctor), at + MINUTE);
    expect((await viewAppointment(doctor, id)).undoUntil).toBeNull();
    await expect(undoAppointment(doctor, { appointmentId: id })).rejects.toMatchObject({ status: 409 });
  });

  it("is the last thing alone, and that once", async () => {
    const { id, startsAt } = await given(S.CONFIRMED);
    const at = startsAt + HOUR;
    await startAppointment(await staff(at), { appointmentId: id });
    await concludeAppointment(await staff(at + 1), { appointmentId: id });
    await undoAppointment(await staff(at + 2), { appointmentId: id });
    expect((await traces(system, id)).state).toBe(S.IN_PROGRESS);
    await expect(undoAppointment(await staff(at + 3), { appointmentId: id })).rejects.toMatchObject({ status: 409 });
  });

  it("is undone once where two ask at the same moment", async () => {
    const { id, startsAt } = await given(S.CONFIRMED);
    await markNoShow(await staff(startsAt + HOUR), { appointmentId: id });
    const contexts = [await staff(startsAt + HOUR + 1), await staff(startsAt + HOUR + 1)];
    const answers = await Promise.allSettled(contexts.map((each) => undoAppointment(each, { appointmentId: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await traces(system, id)).toMatchObject({ state: S.CONFIRMED, version: 3, claims: 6 });
  });

  it("is refused where the time of a move was given to somebody else meanwhile", async () => {
    const { id, startsAt } = await given(S.CONFIRMED);
    const to = MONDAY + 22 * DAY + HOUR;
    await rescheduleAppointment(await staff(), { appointmentId: id, startsAt: to, override: true });
    await givenAppointment(practice, system, { startsAt, stateId: S.CONFIRMED, patientId: practice.ids.otherPatient });
    await expect(undoAppointment(await staff(MONDAY + 1), { appointmentId: id })).rejects.toMatchObject({
      code: "slotTaken",
    });
    expect(await row(id)).toMatchObject({ starts_at: to });
  });
});

describe("mails of what is undone", () => {
  it("are withdrawn while they wait, and the mail that the act had withdrawn goes out after all", async () => {
    const { id } = await given(S.NEW);
    await confirmAppointment(await staff(), { appointmentId: id });
    await cancelAppointment(await staff(MONDAY + 10_000), { appointmentId: id });
    expect(await mails(id)).toEqual(["appointment.confirmed WITHDRAWN", "appointment.canceled PENDING"]);
    await undoAppointment(await staff(MONDAY + 20_000), { appointmentId: id });
    expect(await mails(id)).toEqual(["appointment.confirmed PENDING", "appointment.canceled WITHDRAWN"]);
  });

  it("that have gone out are followed by one that tells of the undo, to everybody who was told", async () => {
    const { id } = await given(S.CONFIRMED);
    const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
    await cancelAppointment(await practice.as(patient), { appointmentId: id });
    await undoAppointment(await practice.as(patient, MONDAY + 5 * MINUTE), { appointmentId: id });
    const told = (await traces(system, id)).outbox.filter(({ payload }) => payload.includes("appointment.undone"));
    expect(told.map(({ payload }) => (JSON.parse(payload) as { to: unknown }).to)).toEqual([
      { kind: "PATIENT", id: practice.ids.patient },
      { kind: "EMPLOYEE", id: practice.ids.doctor },
    ]);
  });

  it("are said to go out later, then to have gone out, so that whoever undoes knows who hears of it", async () => {
    const { id } = await given(S.NEW);
    await confirmAppointment(await staff(), { appointmentId: id });
    const heard = async (later: number) => (await viewUndo(await staff(MONDAY + later), id))?.telling;
    expect(await heard(10_000)).toEqual({ is: "waits", at: MONDAY + 60_000 });
    expect(await heard(5 * MINUTE)).toEqual({ is: "told" });
    const { id: quiet } = await given(S.NEW);
    await confirmAppointment(await staff(), { appointmentId: quiet, doNotNotify: "on" });
    expect((await viewUndo(await staff(), quiet))?.telling).toEqual({ is: "untold" });
  });

  it("of an undone confirmation know that the appointment is not confirmed any more", async () => {
    const { id } = await given(S.NEW);
    await confirmAppointment(await staff(), { appointmentId: id });
    expect((await appointmentForMail(system, id)).isUnconfirmed).toBe(false);
    await undoAppointment(await staff(MONDAY + 5 * MINUTE), { appointmentId: id });
    expect((await appointmentForMail(system, id)).isUnconfirmed).toBe(true);
    const { id: other } = await given(S.NEW);
    await rejectAppointment(await staff(), { appointmentId: other });
    await undoAppointment(await staff(MONDAY + 5 * MINUTE), { appointmentId: other });
    expect((await appointmentForMail(system, other)).isUnconfirmed).toBe(false);
  });

  it("tell nobody of the undo of what nobody was told of", async () => {
    const { id } = await given(S.CONFIRMED);
    await cancelAppointment(await staff(), { appointmentId: id, doNotNotify: "on" });
    await undoAppointment(await staff(MONDAY + 5 * MINUTE), { appointmentId: id });
    expect(await mails(id)).toEqual([]);
  });
});

describe("where staff ask for nobody to be notified", () => {
  const history = async (id: string) =>
    (
      await system.db
        .raw(
          `SELECT action, do_not_notify AS quiet FROM appointment_history WHERE organization_id = ?1 AND appointment_id = ?2 ORDER BY version DESC`,
          system.db.organizationId,
          id,
        )
        .all<{ action: string; quiet: number }>()
    ).results[0];

  it.each([
    ["confirm", confirmAppointment, {}],
    ["reject", rejectAppointment, {}],
    ["cancel", cancelAppointment, {}],
    ["reschedule", rescheduleAppointment, { startsAt: MONDAY + 23 * DAY + HOUR, override: "on" }],
    ["assign-provider", assignProvider, { override: "on" }],
  ] as const)("%s mails nobody, and the history says so", async (action, act, more) => {
    const { id } = await given(S.NEW);
    const to = action === "assign-provider" ? { employeeId: practice.ids.otherDoctor } : {};
    await act(await staff(), { appointmentId: id, doNotNotify: "on", ...more, ...to });
    expect(await mails(id)).toEqual([]);
    expect(await history(id)).toEqual({ action, quiet: 1 });
  });

  it("an appointment is set without a word", async () => {
    const { patient, clinicOffering, doctor, branch } = practice.ids;
    const { id } = await setAppointment(await staff(), {
      ...{ patientId: patient, serviceOfferingId: clinicOffering, employeeId: doctor, branchId: branch },
      ...{ startsAt: MONDAY + 24 * DAY + HOUR, override: true, doNotNotify: true },
    });
    expect(await mails(id)).toEqual([]);
    expect(await history(id)).toEqual({ action: "set", quiet: 1 });
  });

  it("a patient's own cancellation is told all the same", async () => {
    const { id } = await given(S.CONFIRMED);
    const patient = patientActor(practice.ids.patient, practice.ids.patientUser);
    await cancelAppointment(await practice.as(patient), { appointmentId: id, doNotNotify: "on" });
    expect(await mails(id)).toHaveLength(2);
    expect(await history(id)).toEqual({ action: "cancel", quiet: 0 });
  });
});

describe("an appointment whose time the clinic proposed", () => {
  it.each([S.RESCHEDULED, S.NEW_FROM_ORGANIZATION])(
    "starts where staff say that the patient agreed: %s",
    async (state) => {
      const { id, startsAt } = await given(state);
      await expect(startAppointment(await staff(startsAt), { appointmentId: id })).rejects.toMatchObject({
        fields: [{ message: "scheduling:disabled.waitingForPatient" }],
      });
      const changed = await startAppointment(await staff(startsAt), { appointmentId: id, patientAgreed: "on" });
      expect(changed.stateId).toBe(S.IN_PROGRESS);
      const lines = await system.db
        .raw(
          "SELECT agreed_on_phone AS agreed FROM appointment_history WHERE organization_id = ?1 AND appointment_id = ?2 AND version = 2",
          system.db.organizationId,
          id,
        )
        .first();
      expect(lines).toEqual({ agreed: 1 });
      await undoAppointment(await staff(startsAt + 1), { appointmentId: id });
      expect(await row(id)).toMatchObject({ state_id: state, started_at: null, founds_relation: 0 });
    },
  );
});
