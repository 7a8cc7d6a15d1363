import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { action as arrival } from "~/features/scheduling/routes/arrivals/arrival";
import { action as cancel } from "~/features/scheduling/routes/appointments/cancel";
import { action as edit } from "~/features/scheduling/routes/appointments/edit";
import { action as board } from "~/features/scheduling/routes/appointments/list";
import { action as view } from "~/features/scheduling/routes/appointments/view";
import { loadTimings } from "~/features/scheduling/services/timings/load-timings.server";
import { action as timings } from "~/features/scheduling/routes/timings/timings";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice } from "../../support/organization";
import { givenAppointment, HOUR, MONDAY, traces, type Practice } from "../scene";

let practice: Practice;
let doctor: Actor;
let next = MONDAY + 24 * HOUR;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
  doctor = employeeActor(practice.ids.doctor);
});

async function given(stateId: (typeof S)[keyof typeof S], more: Partial<Parameters<typeof givenAppointment>[2]> = {}) {
  next += HOUR;
  const system = await practice.as({ kind: "system", task: "test" });
  return { id: await givenAppointment(practice, system, { startsAt: next, stateId, ...more }), startsAt: next, system };
}

/** Where a post leads, what the page is given of a refusal, or the status of the error page. */
async function post(
  action: (args: never) => Promise<unknown>,
  fields: Record<string, string>,
  params: Record<string, string> = {},
) {
  const request = new Request("https://clinic.example/secure/providerweb", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const app = await practice.as(doctor);
  try {
    const answer = await action({ request, params, context: { app, calls: [] } } as never);
    if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("location") };
    const { data, init } = answer as { data: unknown; init: { status?: number } | null };
    return { status: init?.status ?? 200, data };
  } catch (thrown) {
    return { status: (thrown as { init: { status: number } }).init.status };
  }
}

describe("a screen of one appointment", () => {
  it("does what the pressed button says, to the appointment of its address, and goes on to it", async () => {
    const { id, system } = await given(S.NEW);
    const fields = { intent: "confirm", appointmentId: "another", idempotencyKey: crypto.randomUUID() };
    expect(await post(view, fields, { appointmentId: id })).toMatchObject({
      status: 303,
      to: expect.stringContaining(`${id}?done=confirm`) as string,
    });
    expect((await traces(system, id)).state).toBe(S.CONFIRMED);
  });

  it("says on the page what was refused, with what was sent, and does nothing", async () => {
    const { id, system } = await given(S.CANCELED);
    const before = await traces(system, id);
    const answer = await post(view, { intent: "confirm", note: "" }, { appointmentId: id });
    expect(answer).toMatchObject({ status: 409, data: { sent: { intent: "confirm" } } });
    const { errors } = answer.data as { errors: unknown };
    expect(errors).toMatchObject([{ message: "This appointment is already canceled." }]);
    expect(await traces(system, id)).toEqual(before);
  });

  it("leads a provider into the call of their own video appointment, which begins when they join it", async () => {
    const video = { type: "video", serviceOfferingId: practice.ids.videoOffering } as const;
    for (const screen of [view, arrival]) {
      const { id, system } = await given(S.CONFIRMED, video);
      const answer = await post(screen, { intent: "start", back: "" }, { appointmentId: id });
      expect(answer).toMatchObject({ status: 303, to: expect.stringContaining(`${id}/video?enter=now`) as string });
      expect((await traces(system, id)).state).toBe(S.CONFIRMED);
    }
    const proposed = await given(S.NEW_FROM_ORGANIZATION, video);
    const said = { intent: "start", patientAgreed: "on" };
    expect(await post(view, said, { appointmentId: proposed.id })).toMatchObject({ status: 303 });
    expect((await traces(proposed.system, proposed.id)).state).toBe(S.CONFIRMED);
    const canceled = await given(S.CANCELED, video);
    expect(await post(view, { intent: "start" }, { appointmentId: canceled.id })).toMatchObject({ status: 409 });
    const { id, system } = await given(S.CONFIRMED);
    await post(view, { intent: "start" }, { appointmentId: id });
    expect((await traces(system, id)).state).toBe(S.IN_PROGRESS);
  });

  it("refuses an intent that no button has", async () => {
    const { id } = await given(S.NEW);
    expect(await post(view, { intent: "toString" }, { appointmentId: id })).toEqual({ status: 422 });
  });

  it("makes the one change that it is for, and none for another intent or for none", async () => {
    const { id, system } = await given(S.CONFIRMED);
    for (const fields of [{ intent: "confirm" }, { intent: "evil" }, {}] as Record<string, string>[])
      expect(await post(cancel, fields, { appointmentId: id })).toEqual({ status: 422 });
    expect((await traces(system, id)).state).toBe(S.CONFIRMED);
    expect(await post(cancel, { intent: "cancel" }, { appointmentId: id })).toMatchObject({ status: 303 });
    expect((await traces(system, id)).state).toBe(S.CANCELED);
  });

  it("goes by the free time whose button was pressed, and offers others beside one that is refused", async () => {
    const taken = await given(S.CONFIRMED);
    const { id, system } = await given(S.CONFIRMED);
    const refused = await post(
      edit,
      { day: "2026-05-05", time: "08:00", nearest: `${taken.startsAt}` },
      { appointmentId: id },
    );
    expect(refused).toMatchObject({ status: 409, data: { sent: { startsAt: `${taken.startsAt}` } } });
    expect(refused.data).not.toHaveProperty("sent.day");
    expect((await traces(system, id)).version).toBe(1);
    const [free] = (refused.data as { nearest: number[] }).nearest;
    expect(await post(edit, { time: "08:00", nearest: `${free}` }, { appointmentId: id })).toMatchObject({
      status: 303,
      to: expect.stringContaining("done=reschedule") as string,
    });
  });
});

it("a list confirms the one request whose button is pressed, and says so with the way to undo it", async () => {
  const [{ id, system }, other] = [await given(S.NEW), await given(S.NEW)];
  const answer = await post(board, { intent: "confirm-listed", appointmentId: id });
  expect(answer).toMatchObject({ status: 303, to: expect.stringContaining(`done=confirm&of=${id}`) as string });
  expect([(await traces(system, id)).state, (await traces(system, other.id)).state]).toEqual([S.CONFIRMED, S.NEW]);
  expect(await post(board, { intent: "confirm-listed", appointmentId: id })).toMatchObject({
    status: 409,
    data: { errors: [{}] },
  });
});

it("a list undoes what was just done on it and is still there, narrowed as it was", async () => {
  const { id, system } = await given(S.NEW);
  await post(board, { intent: "confirm-listed", appointmentId: id });
  const answer = await post(board, { intent: "undo-listed", appointmentId: id });
  expect(answer).toMatchObject({ status: 303, to: expect.stringMatching(/\?done=undo$/u) as string });
  expect((await traces(system, id)).state).toBe(S.NEW);
});

it("the calendar is answered with what was done, or with what is in the way", async () => {
  const { id } = await given(S.CONFIRMED);
  expect(await post(board, { intent: "cancel", appointmentId: id })).toMatchObject({
    status: 200,
    data: { done: "cancel", id },
  });
  const refused = await post(board, { intent: "cancel", appointmentId: id });
  expect(refused).toMatchObject({ status: 409, data: { errors: [{}] } });
  expect(refused.data).not.toHaveProperty("sent");
  expect(await post(board, { appointmentId: id })).toEqual({ status: 422 });
});

describe("the page of timings", () => {
  const params = () => ({ teamUserId: practice.ids.doctor });

  it("takes a step in the week that is typed", async () => {
    expect(await post(timings, { intent: "add:2", version: "0" }, params())).toMatchObject({
      status: 200,
      data: { form: "week", draft: [{ day: 2 }] },
    });
  });

  it("saves a week by the button that saves it alone, whole, and from a version", async () => {
    const week = { intent: "save", version: "0", branchId: practice.ids.branch, kind: "clinic", lines: "0" };
    const stored = async () => (await loadTimings(await practice.as(doctor), practice.ids.doctor)).slots;
    const before = await stored();
    expect(before).not.toEqual([]);
    const { intent: _intent, ...without } = week;
    const { lines: _lines, ...cut } = week;
    const { version: _version, ...unsaid } = week;
    const wrong = [
      without,
      cut,
      unsaid,
      { ...week, intent: "evil" },
      { ...week, intent: "add:8" },
      { ...week, lines: "2" },
    ];
    for (const fields of wrong) expect(await post(timings, fields, params())).toEqual({ status: 422 });
    expect(await stored()).toEqual(before);
  });

  it("answers at the field what is wrong with an absence", async () => {
    expect(await post(timings, { intent: "absence", version: "0", note: "Away" }, params())).toMatchObject({
      status: 422,
      data: { result: { initialValue: { note: "Away" }, error: { startDate: [{}] } } },
    });
  });

  it("says that the timings have changed where a change is taken back that is not the last", async () => {
    expect(await post(timings, { intent: "undo", version: "999" }, params())).toMatchObject({
      status: 303,
      to: expect.stringContaining("done=changedSince") as string,
    });
  });
});
