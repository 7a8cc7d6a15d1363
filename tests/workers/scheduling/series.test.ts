import { beforeAll, describe, expect, it } from "vitest";
import { APPOINTMENT_STATE as S } from "~/features/scheduling/domain/appointments/appointment-states";
import { cancelFollowing } from "~/features/scheduling/services/series/cancel-series.server";
import { previewSeries } from "~/features/scheduling/services/series/preview-series.server";
import { setSeries, type SetSeriesResult } from "~/features/scheduling/services/series/set-series.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import { viewSeries } from "~/features/scheduling/services/series/view-series.server";
import type { Actor } from "~/platform/access/actor.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { buckets, givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

const SYSTEM: Actor = { kind: "system", task: "test" };
const WEEK = 7 * 24 * HOUR;

let practice: Practice;
/** Each test has weeks of its own at 10 in the morning in Madrid; the doctors work every day from 9 to 17. */
let hour = 9;

beforeAll(async () => {
  practice = await openPractice({ now: MONDAY });
});

/** Monday 11 May 2026, in UTC+2, and so many weeks after it. */
const at = (weeks: number, more = 0) => MONDAY + WEEK + (hour - 8) * HOUR + weeks * WEEK + more;
const about = () => ({
  patientId: practice.ids.patient,
  serviceOfferingId: practice.ids.clinicOffering,
  employeeId: practice.ids.doctor,
  branchId: practice.ids.branch,
});
const wanted = (starts: number[], more: object = {}) => ({
  ...about(),
  every: "WEEK",
  starts,
  patientAgreed: "on",
  idempotencyKey: crypto.randomUUID(),
  ...more,
});
const set = async (sent: object, actor: Actor = practice.administrator): Promise<SetSeriesResult> =>
  setSeries(await practice.as(actor), sent);
const preview = async (more: object = {}) =>
  previewSeries(await practice.as(practice.administrator), {
    ...about(),
    day: "2026-05-11",
    time: `${String(hour).padStart(2, "0")}:00`,
    every: "WEEK",
    visits: 4,
    ...more,
  });
const taken = async (startsAt: number, more: object = {}) =>
  givenAppointment(practice, await practice.as(SYSTEM), {
    startsAt,
    stateId: S.CONFIRMED,
    patientId: practice.ids.otherPatient,
    ...more,
  });

describe("the preview of a series", () => {
  it("lists every date with what is wrong with it and the nearest free times", async () => {
    hour = 9;
    await taken(at(1));
    await taken(at(2), { employeeId: practice.ids.otherDoctor, patientId: practice.ids.patient });
    const { appointments, zone } = await preview();
    expect(zone).toBe("Europe/Madrid");
    expect(appointments.map(({ day, startsAt, broken }) => ({ day, startsAt, broken }))).toEqual([
      { day: "2026-05-11", startsAt: at(0), broken: [] },
      { day: "2026-05-18", startsAt: at(1), broken: ["booking:rules.alreadyTaken"] },
      { day: "2026-05-25", startsAt: at(2), broken: ["scheduling:set.patientBusy"] },
      { day: "2026-06-01", startsAt: at(3), broken: [] },
    ]);
    expect(appointments[1]?.alternatives).toContain(at(1, HOUR / 2));
    expect(appointments[1]?.alternatives).not.toContain(at(1));
    expect(appointments[2]?.alternatives).toContain(at(2, HOUR / 2));
  });

  it("names hours in which the doctor is off, and keeps the wall clock over a change of it", async () => {
    hour = 10;
    const off = await preview({ time: "20:00", visits: 2 });
    expect(off.appointments.map(({ broken }) => broken)).toEqual([
      ["booking:rules.outsideHours"],
      ["booking:rules.outsideHours"],
    ]);
    const winter = await preview({ day: "2026-10-19", visits: 2 });
    expect(winter.appointments.map(({ startsAt }) => new Date(startsAt ?? 0).toISOString())).toEqual([
      "2026-10-19T08:00:00.000Z",
      "2026-10-26T09:00:00.000Z",
    ]);
    expect(winter.appointments.map(({ broken }) => broken)).toEqual([[], []]);
  });

  it.each([
    [{ visits: 1 }, "visits"],
    [{ visits: 27 }, "visits"],
    [{ time: "10:07" }, "time"],
    [{ every: "DAY" }, "every"],
  ])("refuses %j", async (more, field) => {
    await expect(preview(more)).rejects.toMatchObject({ fields: [{ field }] });
  });
});

describe("setting a series", () => {
  it("writes every appointment whole, with its claims, and says so of each", async () => {
    hour = 11;
    const starts = [0, 1, 2, 3, 4, 5, 6].map((week) => at(week));
    const { seriesId, set: made, refused } = await set(wanted(starts));
    expect({ starts: made.map(({ startsAt }) => startsAt), refused }).toEqual({ starts, refused: [] });
    const system = await practice.as(SYSTEM);
    for (const { id } of made) {
      expect(await traces(system, id)).toMatchObject({
        state: S.CONFIRMED,
        claims: 6,
        dayPlaces: 1,
        audit: ["appointment.set"],
      });
    }
    const { appointments, one, cancelFrom } = await viewSeries(await practice.as(practice.administrator), seriesId);
    expect(appointments.map(({ startsAt }) => startsAt)).toEqual(starts);
    // Its page says whose it is, and cancels all that is ahead.
    expect([one?.patient?.id, one?.employee.id]).toEqual([practice.ids.patient, practice.ids.doctor]);
    expect(cancelFrom).toBe(made[0]?.id);
    const view = await viewAppointment(await practice.as(practice.administrator), made[2]?.id ?? "");
    expect(view.series).toEqual({ seriesId, place: 3, of: 7, every: "WEEK" });
  });

  it("tells by its date what was taken meanwhile, and the rest stands", async () => {
    hour = 12;
    await taken(at(1));
    const { set: made, refused } = await set(wanted([at(0), at(1), at(2)]));
    expect(made.map(({ startsAt }) => startsAt)).toEqual([at(0), at(2)]);
    expect(refused).toEqual([{ startsAt: at(1), message: "booking:rules.alreadyTaken" }]);
  });

  it("makes nothing twice under the same key, one after the other or at once", async () => {
    hour = 13;
    const sent = wanted([at(0), at(1), at(2), at(3), at(4), at(5)]);
    const [first, second] = await Promise.all([set(sent), set(sent)]);
    expect(second).toEqual(first);
    expect(await set(sent)).toEqual(first);
    expect(first.set).toHaveLength(6);
    const { db } = await practice.as(SYSTEM);
    const count = await db
      .raw(
        "SELECT count(*) AS n FROM appointment WHERE organization_id = ?1 AND series_id = ?2",
        db.organizationId,
        first.seriesId,
      )
      .first("n");
    expect(count).toBe(6);
  });

  it("gives two series that want the same times each its own, and every time to one alone", async () => {
    hour = 14;
    const starts = [at(0), at(1), at(2), at(3), at(4), at(5)];
    const [mine, theirs] = await Promise.all([
      set(wanted(starts)),
      set(wanted(starts, { patientId: practice.ids.otherPatient })),
    ]);
    const all = [...mine.set, ...theirs.set].map(({ startsAt }) => startsAt).sort((a, b) => a - b);
    expect(all).toEqual(starts);
    expect(mine.refused.length + theirs.refused.length).toBe(6);
  });

  it("goes on where a request was cut off", async () => {
    hour = 15;
    const sent = wanted([at(0), at(1), at(2)]);
    const whole = await set(sent);
    const { db } = await practice.as(SYSTEM);
    const [, lost] = whole.set;
    // As if the second appointment had never been written.
    await db.rawBatch([
      ...["slot_claim", "daily_ordinal", "appointment_history", "agreed_price", "appointment"].map((table) =>
        db.raw(
          `DELETE FROM ${table} WHERE organization_id = ?1 AND ${{ slot_claim: "holder_id", appointment: "id" }[table] ?? "appointment_id"} = ?2`,
          db.organizationId,
          lost?.id ?? "",
        ),
      ),
      db.raw(
        "UPDATE appointment_count SET count = count - 1 WHERE organization_id = ?1 AND local_day = '2026-05-18' AND state_id = 2 AND employee_id = ?2",
        db.organizationId,
        practice.ids.doctor,
      ),
    ]);
    expect(await set(sent)).toEqual(whole);
  });

  it("is not for patients, another doctor, or another organization's people", async () => {
    hour = 16;
    const sent = wanted([at(0), at(1)]);
    await expect(set(sent, patientActor(practice.ids.patient, practice.ids.patientUser))).rejects.toMatchObject({
      status: 403,
    });
    await expect(set(sent, employeeActor(practice.ids.otherDoctor))).rejects.toMatchObject({ status: 404 });
    const elsewhere = await openPractice({ now: MONDAY });
    for (const foreign of [{ patientId: elsewhere.ids.patient }, { employeeId: elsewhere.ids.doctor }])
      await expect(set({ ...sent, ...foreign })).rejects.toMatchObject({ status: 404 });
    const { seriesId } = await set(sent);
    await expect(viewSeries(await elsewhere.as(elsewhere.administrator), seriesId)).rejects.toMatchObject({
      status: 404,
    });
    await expect(
      viewSeries(await practice.as(employeeActor(practice.ids.otherDoctor)), seriesId),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("canceling a series", () => {
  it("from an appointment on leaves the earlier ones and those that are over, and is safe to ask twice", async () => {
    hour = 16;
    const { set: made } = await set(wanted([at(2), at(3), at(4), at(5)]));
    const [first, second, third, fourth] = made.map(({ id }) => id);
    const from = { appointmentId: second ?? "" };
    const context = () => practice.as(practice.administrator);
    expect(await cancelFollowing(await context(), from)).toEqual({ id: second, canceled: 3 });
    await expect(cancelFollowing(await context(), from)).rejects.toMatchObject({ status: 409 });
    const system = await practice.as(SYSTEM);
    const states = await Promise.all(
      [first, second, third, fourth].map(async (id) => (await traces(system, id ?? "")).state),
    );
    expect(states).toEqual([S.CONFIRMED, S.CANCELED, S.CANCELED, S.CANCELED]);
  });
});

it("keeps the maintained counts equal to a recount after all of it", async () => {
  const { kept, counted } = await buckets(await practice.as(SYSTEM));
  expect(kept).toEqual(counted);
});
