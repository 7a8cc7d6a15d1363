import { beforeAll, describe, expect, it } from "vitest";
import {
  APPOINTMENT_STATE as S,
  type AppointmentState,
} from "~/features/scheduling/domain/appointments/appointment-states";
import { answerAppointments } from "~/features/scheduling/services/appointments/answer-appointments.server";
import { confirmAppointment } from "~/features/scheduling/services/appointments/confirm-appointment.server";
import { readObstacles } from "~/features/scheduling/services/appointments/read-obstacles.server";
import { readAnswers, undoAnswers } from "~/features/scheduling/services/appointments/undo-answers.server";
import type { RequestContext } from "~/platform/context.server";
import { employeeActor, openPractice, patientActor } from "../../support/organization";
import { buckets, givenAppointment, HOUR, MONDAY, traces, type Practice } from "../scene";

let practice: Practice;
let other: Practice;
let system: RequestContext;
let hours = 2;
let keys = 0;

beforeAll(async () => {
  [practice, other] = [await openPractice({ now: MONDAY }), await openPractice({ now: MONDAY })];
  system = await practice.as({ kind: "system", task: "test" });
});

const staff = (now = MONDAY) => practice.as(practice.administrator, now);
const key = () => `answers-${(keys += 1)}`;

async function request(stateId: AppointmentState = S.NEW, more = {}) {
  hours += 1;
  return givenAppointment(practice, system, { startsAt: MONDAY + hours * HOUR, stateId, ...more });
}

const requests = async (count: number) => {
  const ids: string[] = [];
  for (let each = 0; each < count; each += 1) ids.push(await request());
  return ids;
};

const statesOf = async (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await traces(system, id)).state));

describe("several requests at once", () => {
  it("are confirmed in as many round trips as one, and undone as one", async () => {
    const ids = await requests(80);
    const context = await staff();
    const before = context.db.meter.roundTrips;
    const idempotencyKey = key();
    const answered = await answerAppointments(context, { answer: "confirm", appointmentIds: ids, idempotencyKey });
    expect(context.db.meter.roundTrips - before).toBeLessThanOrEqual(5);
    expect([answered.done.length, answered.notDone]).toEqual([80, []]);
    expect(new Set(await statesOf(ids))).toEqual(new Set([S.CONFIRMED]));
    const one = await traces(system, ids[0] ?? "");
    expect(one.outbox.map(({ payload }) => (JSON.parse(payload) as { template: string }).template)).toEqual([
      "appointment.confirmed",
    ]);

    const undoing = await staff(MONDAY + 60 * 1_000 * 14);
    expect((await readAnswers(undoing, idempotencyKey))?.undoUntil).not.toBeNull();
    // Whoever presses Undo knows who hears of it: nobody at first, everybody later.
    const heard = async (seconds: number) =>
      (await readAnswers(await staff(MONDAY + seconds * 1_000), idempotencyKey))?.telling;
    expect([await heard(20), await heard(120)]).toEqual([{ is: "waits", at: MONDAY + 60_000 }, { is: "told" }]);
    expect(await undoAnswers(undoing, { answered: idempotencyKey })).toEqual({
      undone: 80,
      left: 0,
      answer: "confirm",
    });
    expect(new Set(await statesOf(ids))).toEqual(new Set([S.NEW]));
  }, 60_000);

  it("that are over are completed as one, what is not over is left and named, and undone they wait again", async () => {
    const over = [await request(S.CONCLUDED), await request(S.CONCLUDED)];
    const [still, completed] = [await request(S.CONFIRMED), await request(S.COMPLETED)];
    const idempotencyKey = key();
    const appointmentIds = [...over, still, completed];
    const answered = await answerAppointments(await staff(), { answer: "complete", appointmentIds, idempotencyKey });
    expect(answered.done).toEqual(over);
    expect(answered.notDone).toEqual([still, completed].map((id) => ({ id, why: "notOver" })));
    expect(await statesOf(appointmentIds)).toEqual([S.COMPLETED, S.COMPLETED, S.CONFIRMED, S.COMPLETED]);
    expect((await traces(system, over[0] ?? "")).outbox.filter(({ topic }) => topic === "mail")).toEqual([]);
    expect(await undoAnswers(await staff(), { answered: idempotencyKey })).toMatchObject({ undone: 2, left: 0 });
    expect(await statesOf(over)).toEqual([S.CONCLUDED, S.CONCLUDED]);
    const none = { answer: "complete", appointmentIds: [still], idempotencyKey: key() };
    await expect(answerAppointments(await staff(), none)).rejects.toMatchObject({ status: 409 });
  });

  it("read as much for each however many others there are", async () => {
    const few = await requests(4);
    const rowsFor = async (ids: string[]) => {
      const context = await staff();
      await readObstacles(context, ids);
      return context.db.meter.rowsRead / ids.length;
    };
    const alone = await rowsFor(few);
    await requests(40);
    expect(await rowsFor(few)).toBeLessThanOrEqual(alone * 1.1);
  }, 60_000);

  it("leave out what is past, taken, answered or not theirs, and say which", async () => {
    const past = await givenAppointment(practice, system, { startsAt: MONDAY - 24 * HOUR, stateId: S.NEW });
    const free = await request();
    const doubled = await request();
    const startsAt = MONDAY + hours * HOUR;
    await givenAppointment(practice, system, {
      ...{ startsAt, lane: 1, stateId: S.CONFIRMED, patientId: practice.ids.otherPatient },
    });
    const answeredBefore = await request(S.CONFIRMED);
    const foreign = await givenAppointment(other, await other.as({ kind: "system", task: "test" }), {
      ...{ startsAt, stateId: S.NEW },
    });
    expect(await readObstacles(await staff(), [past, free, doubled])).toEqual({ [past]: "past", [doubled]: "taken" });
    const { done, notDone } = await answerAppointments(await staff(), {
      answer: "confirm",
      appointmentIds: [past, free, doubled, answeredBefore, foreign],
      idempotencyKey: key(),
    });
    expect(done).toEqual([free]);
    expect(notDone).toEqual([
      { id: past, why: "past" },
      { id: doubled, why: "taken" },
      { id: answeredBefore, why: "changed" },
      { id: foreign, why: "notAllowed" },
    ]);
    expect((await traces(await other.as({ kind: "system", task: "test" }), foreign)).state).toBe(S.NEW);
  });

  it("are declined without a word where staff ask for that, past or not, and their time is free", async () => {
    const ids = await requests(2);
    const answer = { answer: "reject", appointmentIds: ids, doNotNotify: "on", idempotencyKey: key() };
    await answerAppointments(await staff(), answer);
    for (const id of ids) {
      const after = await traces(system, id);
      expect([after.state, after.claims]).toEqual([S.REJECTED, 0]);
      expect(after.outbox.filter(({ topic }) => topic === "mail")).toEqual([]);
    }
  });

  it("are answered once: asked again the first answer comes, and for others the key is refused", async () => {
    const ids = await requests(2);
    const asked = { answer: "confirm", appointmentIds: ids, idempotencyKey: key() };
    const first = await answerAppointments(await staff(), asked);
    expect(await answerAppointments(await staff(), asked)).toEqual(first);
    const others = { ...asked, appointmentIds: await requests(1) };
    await expect(answerAppointments(await staff(), others)).rejects.toMatchObject({ status: 409 });
  });

  it("that somebody else answers at the same moment are each answered once", async () => {
    const ids = await requests(3);
    const contexts = [await staff(), await practice.as(employeeActor(practice.ids.doctor))];
    const [many, one] = await Promise.allSettled([
      answerAppointments(contexts[0] as RequestContext, {
        answer: "confirm",
        appointmentIds: ids,
        idempotencyKey: key(),
      }),
      confirmAppointment(contexts[1] as RequestContext, { appointmentId: ids[1] }),
    ]);
    expect(many.status).toBe("fulfilled");
    for (const id of ids) expect(await traces(system, id)).toMatchObject({ state: S.CONFIRMED, version: 2 });
    if (many.status === "fulfilled" && one.status === "fulfilled") expect(many.value.done).not.toContain(ids[1]);
  });

  it("that somebody answered while the list was open are said to be answered, and by whom", async () => {
    const ids = await requests(2);
    await answerAppointments(await staff(), { answer: "confirm", appointmentIds: ids, idempotencyKey: key() });
    const late = (more: string[] = []) => ({
      ...{ answer: "reject", appointmentIds: [...ids, ...more], idempotencyKey: key() },
    });
    const refusal = async (asked: object) => answerAppointments(await staff(), asked).catch((error: unknown) => error);
    expect(await refusal(late())).toMatchObject({
      status: 409,
      fields: [{ message: "scheduling:requests.answeredBy", values: { who: "Olive Owner" } }],
    });
    const canceled = await request(S.CANCELED);
    expect(await refusal(late([canceled]))).toMatchObject({ fields: [{ message: "scheduling:requests.answered" }] });
    const elsewhere = await givenAppointment(other, await other.as({ kind: "system", task: "test" }), {
      ...{ startsAt: MONDAY + HOUR, stateId: S.CONFIRMED },
    });
    expect(await refusal(late([elsewhere]))).toMatchObject({ fields: [{ message: "scheduling:requests.none" }] });
    expect(await statesOf(ids)).toEqual([S.CONFIRMED, S.CONFIRMED]);
  });

  it("keep what was changed since when they are undone", async () => {
    const ids = await requests(2);
    const idempotencyKey = key();
    await answerAppointments(await staff(), { answer: "reject", appointmentIds: ids, idempotencyKey });
    const { startsAt } = (await system.db
      .raw(
        `SELECT starts_at AS "startsAt" FROM appointment WHERE organization_id = ?1 AND id = ?2`,
        system.db.organizationId,
        ids[0] ?? "",
      )
      .first<{ startsAt: number }>()) ?? { startsAt: 0 };
    await givenAppointment(practice, system, { startsAt, stateId: S.CONFIRMED, patientId: practice.ids.otherPatient });
    expect(await undoAnswers(await staff(MONDAY + 1), { answered: idempotencyKey })).toMatchObject({
      undone: 1,
      left: 1,
    });
    expect(await statesOf(ids)).toEqual([S.REJECTED, S.NEW]);
  });

  it("are nobody's but the staff's", async () => {
    const ids = await requests(1);
    const asked = { answer: "confirm", appointmentIds: ids, idempotencyKey: key() };
    const patient = await practice.as(patientActor(practice.ids.patient, practice.ids.patientUser));
    await expect(answerAppointments(patient, asked)).rejects.toMatchObject({ status: 403 });
    const stranger = await practice.as(employeeActor(practice.ids.otherDoctor));
    await expect(answerAppointments(stranger, asked)).rejects.toMatchObject({ status: 409 });
    expect(await statesOf(ids)).toEqual([S.NEW]);
  });

  it("keep the maintained counts equal to a recount", async () => {
    const { kept, counted } = await buckets(await staff());
    expect(kept).toEqual(counted);
  });
});
