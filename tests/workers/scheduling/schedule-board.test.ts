import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ScheduleFrame } from "~/features/scheduling/realtime/protocol";
import { parseScheduleFrame } from "~/features/scheduling/realtime/schedule-frame";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { blockTime } from "~/features/scheduling/services/calendar/block-time.server";
import { cancelAppointment } from "~/features/scheduling/services/appointments/cancel-appointment.server";
import { disableAppointment } from "~/features/scheduling/services/appointments/disable-appointment.server";
import { expireAppointment } from "~/features/scheduling/services/appointments/expire-appointment.server";
import { expireHold } from "~/features/scheduling/services/availability/expire-hold.server";
import { holdTime } from "~/features/scheduling/services/availability/hold-time.server";
import { rejectAppointment } from "~/features/scheduling/services/appointments/reject-appointment.server";
import { releaseHold } from "~/features/scheduling/services/availability/release-hold.server";
import { rescheduleAppointment } from "~/features/scheduling/services/appointments/reschedule-appointment.server";
import { scheduleBoard } from "~/features/scheduling/support/availability/schedule-board.server";
import { setAppointment } from "~/features/scheduling/services/appointments/set-appointment.server";
import { notifySchedule } from "~/features/scheduling/services/availability/notify-schedule.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { watchSchedule } from "~/features/scheduling/services/availability/watch-schedule.server";
import type { Actor } from "~/platform/access/actor.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { employeeActor, openPractice } from "../support/organization";

/** Monday 2 March 2026, 08:00 in Madrid (UTC+1). */
const NOW = Date.UTC(2026, 2, 2, 7);
const MINUTE = 60_000;
/** Tuesday 3 March, 10:00 in Madrid. */
const TEN = Date.UTC(2026, 2, 3, 9);
const ANYONE: Actor = { kind: "anonymous" };

type Practice = Awaited<ReturnType<typeof openPractice>>;
let practice: Practice;
let other: Practice;

beforeAll(async () => {
  [practice, other] = await Promise.all([
    openPractice({ now: NOW, timeZone: "Europe/Madrid" }),
    openPractice({ now: NOW, timeZone: "Europe/Madrid" }),
  ]);
});

const upgrade = () => new Request("https://board.example/", { headers: { upgrade: "websocket" } });

/** Somebody who looks at a provider's times, and every frame that came to them. */
async function watch(of: Practice, actor: Actor = ANYONE) {
  const answer = await watchSchedule(await of.as(actor, NOW), of.ids.doctor, upgrade());
  const socket = answer.webSocket;
  if (!socket) throw new Error(`no socket: ${answer.status}`);
  const raw: string[] = [];
  let closed: number | null = null;
  socket.addEventListener("message", ({ data }) => void raw.push(String(data)));
  socket.addEventListener("close", ({ code }) => void (closed = code));
  socket.accept();
  const frames = () => raw.map(parseScheduleFrame).filter((frame) => frame !== null);
  const next = async (count: number) => {
    await vi.waitFor(() => expect(frames()).toHaveLength(count), { timeout: 5_000, interval: 10 });
    return frames().slice(-1)[0];
  };
  return { socket, raw, frames, next, closedWith: () => closed };
}

const wanted = (startTime: number) => ({
  serviceOfferingId: practice.ids.videoOffering,
  requestedEmployeeId: practice.ids.doctor,
  startTime,
});
let keys = 0;
const booking = (startTime: number) => ({
  ...wanted(startTime),
  visitor: {
    firstName: "Ada",
    lastName: "Watched",
    email: `watched${(keys += 1)}@example.com`,
    phoneCallingCode: "34",
    phone: `60012${1000 + keys}`,
  },
  idempotencyKey: `watched-${keys}-of-the-suite`,
});

/** What the practice's offering of a quarter of an hour takes with its buffers, as the first frame told. */
const spanOf = ({ from, to }: ScheduleFrame) => ({ from, to });

describe("a provider's board", () => {
  it("tells everyone who looks which time was taken and freed, and nothing else", async () => {
    const [page, calendar] = [await watch(practice), await watch(practice, practice.administrator)];
    const booked = await bookAppointment(await practice.as(ANYONE, NOW), booking(TEN));
    const frame = await page.next(1);
    expect(frame).toMatchObject({ type: "TAKEN" });
    expect(frame && frame.from <= TEN && frame.to >= TEN + 15 * MINUTE).toBe(true);
    expect(Object.keys(JSON.parse(page.raw[0] ?? "{}")).sort()).toEqual(["from", "to", "type"]);
    expect(await calendar.next(1)).toEqual(frame);
    await cancelAppointment(await practice.as(practice.administrator, NOW), {
      appointmentId: booked.appointmentId,
      reason: "by mistake",
    });
    expect(await page.next(2)).toEqual({ ...frame, type: "FREED" });
  });

  it("hears of every verb that takes or frees a time", async () => {
    const page = await watch(practice);
    const staff = () => practice.as(practice.administrator, NOW);
    const system = (now: number) => practice.as({ kind: "system", task: "test" }, now);
    const told: string[] = [];
    const hear = async (verb: string, frames: number, work: () => Promise<unknown>) => {
      const before = page.frames().length;
      const result = await work();
      await page.next(before + frames);
      told.push(
        `${verb}: ${page
          .frames()
          .slice(before)
          .map(({ type }) => type)
          .join(" ")}`,
      );
      return result;
    };
    const card = {
      patientId: practice.ids.patient,
      serviceOfferingId: practice.ids.videoOffering,
      employeeId: practice.ids.doctor,
      branchId: practice.ids.branch,
    };
    let id = "";
    const appointment = () => ({ appointmentId: id });
    await hear("set", 1, async () => {
      ({ id } = await setAppointment(await staff(), { ...card, startsAt: TEN + 60 * MINUTE }));
    });
    await hear("reschedule", 2, async () =>
      rescheduleAppointment(await staff(), { ...appointment(), startsAt: TEN + 120 * MINUTE }),
    );
    await hear("cancel", 1, async () => cancelAppointment(await staff(), appointment()));
    await hear("undo", 1, async () => undoAppointment(await staff(), appointment()));
    // A time that staff chose stays with them until a day after its end.
    const until = TEN + (120 + 15 + 24 * 60) * MINUTE;
    await hear("expire", 1, async () => expireAppointment(await system(until), { id, dueAt: until }));
    await hear("book", 1, async () => {
      id = (await bookAppointment(await practice.as(ANYONE, NOW), booking(TEN + 60 * MINUTE))).appointmentId;
    });
    await hear("reject", 1, async () => rejectAppointment(await staff(), appointment()));
    await hear("block", 1, async () => {
      const { doctor: employeeId, branch: branchId } = practice.ids;
      ({ id } = await blockTime(await staff(), { employeeId, branchId, startsAt: TEN, durationMinutes: 30 }));
    });
    await hear("disable", 1, async () => disableAppointment(await staff(), appointment()));
    const visitor = { device: "", place: "", hash: "f".repeat(64), network: null };
    const holder = async () => ({ ...(await practice.as(ANYONE, NOW)), visitor });
    await hear("hold", 1, async () => holdTime(await holder(), wanted(TEN)));
    await hear("hold another", 2, async () => holdTime(await holder(), wanted(TEN + 60 * MINUTE)));
    await hear("release", 1, async () => releaseHold(await holder(), wanted(TEN)));
    const held = await hear("hold again", 1, async () => holdTime(await holder(), wanted(TEN)));
    await hear("run out", 1, async () => expireHold(await system(NOW + 10 * MINUTE), held as { id: string }));
    expect(told).toEqual([
      "set: TAKEN",
      "reschedule: FREED TAKEN",
      "cancel: FREED",
      "undo: TAKEN",
      "expire: FREED",
      "book: TAKEN",
      "reject: FREED",
      "block: TAKEN",
      "disable: FREED",
      "hold: TAKEN",
      "hold another: FREED TAKEN",
      "release: FREED",
      "hold again: TAKEN",
      "run out: FREED",
    ]);
    expect(
      page
        .frames()
        .map(spanOf)
        .every(({ from, to }) => from < to),
    ).toBe(true);
  });

  it("is told by the outbox where the request could not, and the outbox has nothing to do where it could", async () => {
    const context = await practice.as(ANYONE, NOW);
    const left = async () =>
      (
        await context.db
          .raw(
            "SELECT payload FROM outbox WHERE organization_id = ?1 AND topic = 'schedule.changed' AND status = 'PENDING'",
            context.organization.id,
          )
          .all<{ payload: string }>()
      ).results;
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 5_000, interval: 10 });
    const broken = {
      ...context.env,
      SCHEDULE_BOARD: { getByName: () => ({ tell: () => Promise.reject(new Error("away")) }) },
    };
    const page = await watch(practice);
    await bookAppointment({ ...context, env: broken as never }, booking(TEN + 180 * MINUTE));
    const [row] = await left();
    expect(page.frames()).toEqual([]);
    await notifySchedule(await practice.as({ kind: "system", task: "test" }, NOW), JSON.parse(row?.payload ?? "{}"));
    expect(await page.next(1)).toMatchObject({ type: "TAKEN" });
  });

  it("closes on whoever speaks to it", async () => {
    const page = await watch(practice);
    page.socket.send('{"type":"TAKEN","from":0,"to":1}');
    await vi.waitFor(() => expect(page.closedWith()).toBe(1008), { timeout: 5_000, interval: 10 });
  });
});

describe("who may look at a board", () => {
  const watchAs = async (of: Practice, actor: Actor, employeeId: string) =>
    watchSchedule(await of.as(actor, NOW), employeeId, upgrade());

  it("of another organization: nobody, as of a provider that does not exist", async () => {
    for (const actor of [ANYONE, practice.administrator])
      for (const id of [other.ids.doctor, crypto.randomUUID()])
        await expect(watchAs(practice, actor, id)).rejects.toBeInstanceOf(NotFoundError);
  });

  it("hears nothing of another organization, even where a provider there had the same id", async () => {
    const page = await watch(practice);
    const foreign = scheduleBoard(await other.as(ANYONE, NOW), practice.ids.doctor);
    await foreign.tell([{ type: "TAKEN", from: 0, to: 300_000 }]);
    const own = scheduleBoard(await practice.as(ANYONE, NOW), practice.ids.doctor);
    await own.tell([{ type: "FREED", from: 300_000, to: 600_000 }]);
    expect(await page.next(1)).toMatchObject({ type: "FREED" });
  });

  it("of someone whom patients cannot book: staff who see everyone's appointments, or their own", async () => {
    const owner = practice.created.creatorEmployeeId;
    await expect(watchAs(practice, ANYONE, owner)).rejects.toBeInstanceOf(NotFoundError);
    expect((await watchAs(practice, practice.administrator, owner)).status).toBe(101);
    const doctor = employeeActor(practice.ids.doctor);
    await expect(watchAs(practice, doctor, owner)).rejects.toBeInstanceOf(NotFoundError);
    expect((await watchAs(practice, doctor, practice.ids.doctor)).status).toBe(101);
  });
});
