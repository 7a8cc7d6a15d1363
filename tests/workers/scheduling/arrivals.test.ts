import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  changeBranchArrivals,
  readArrivalSettings,
} from "~/features/scheduling/services/appointments/arrivals/arrival-settings.server";
import { arriveAppointment } from "~/features/scheduling/services/appointments/arrivals/arrive-appointment.server";
import { callInPatient } from "~/features/scheduling/services/appointments/arrivals/call-in-patient.server";
import { arrivalActs } from "~/features/scheduling/domain/appointments/arrivals/arrival-stage";
import { checkInAtKiosk } from "~/features/scheduling/services/appointments/arrivals/check-in-at-kiosk.server";
import { leaveClinic } from "~/features/scheduling/services/appointments/arrivals/leave-clinic.server";
import { readDeskBoard } from "~/features/scheduling/services/appointments/arrivals/read-desk-board.server";
import { readSaidArrival } from "~/features/scheduling/services/appointments/arrivals/read-said-arrival.server";
import { undoArrival } from "~/features/scheduling/services/appointments/arrivals/undo-arrival.server";
import { watchDesk } from "~/features/scheduling/services/appointments/arrivals/watch-desk.server";
import { watchOwnArrival } from "~/features/scheduling/services/appointments/arrivals/watch-own-arrival.server";
import { checkInCodes } from "~/features/scheduling/support/appointments/arrivals/check-in-code.server";
import { readExpectedToday } from "~/features/scheduling/services/lists/read-expected-today.server";
import { concludeAppointment } from "~/features/scheduling/services/appointments/conclude-appointment.server";
import { startAppointment } from "~/features/scheduling/services/appointments/start-appointment.server";
import { undoAppointment } from "~/features/scheduling/services/appointments/undo-appointment.server";
import { viewAppointment } from "~/features/scheduling/services/appointments/view-appointment.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, InvalidError, NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { employeeActor, openPractice, patientActor } from "../support/organization";
import { givenAppointment, HOUR, MONDAY, traces, type Practice } from "./scene";

const MINUTE = 60_000;
const NOBODY = { kind: "anonymous" } as const;

let practice: Practice;
let other: Practice;
let system: RequestContext;
let next = 0;

beforeAll(async () => {
  [practice, other] = await Promise.all([openPractice({ now: MONDAY }), openPractice({ now: MONDAY })]);
  system = await practice.as({ kind: "system", task: "test" });
});

let id: string;
let startsAt: number;
const desk = (at = startsAt) => practice.as(practice.administrator, at);
const about = (more: object = {}) => ({ appointmentId: id, ...more });
const said = (error: unknown) => (error as { fields?: { message: string }[] }).fields?.[0]?.message;

beforeEach(async () => {
  startsAt = MONDAY + 5 * MINUTE * ++next * 8;
  id = await givenAppointment(practice, system, { startsAt, stateId: 2 });
});

const shown = async (at = startsAt) => (await viewAppointment(await desk(at), id)).appointment.arrival;

describe("the way of a patient from the door to the door", () => {
  it("is noted step by step, each with its history, its audit and who said so", async () => {
    await arriveAppointment(await desk(), about());
    expect(await shown()).toEqual({ arrivedAt: startsAt, way: "DESK", calledAt: null, room: "", leftAt: null });
    await callInPatient(await desk(startsAt + MINUTE), about({ room: "Room 2" }));
    await startAppointment(await desk(startsAt + 2 * MINUTE), about());
    await concludeAppointment(await desk(startsAt + 9 * MINUTE), about());
    await leaveClinic(await desk(startsAt + 10 * MINUTE), about());
    expect(await shown()).toEqual({
      ...{ arrivedAt: startsAt, way: "DESK", room: "Room 2" },
      ...{ calledAt: startsAt + MINUTE, leftAt: startsAt + 10 * MINUTE },
    });
    const { history } = await traces(system, id);
    expect(history.map(({ action }) => action)).toEqual(["book", "arrive", "call-in", "start", "conclude", "leave"]);
    const { results } = await system.db
      .raw(
        "SELECT fields FROM audit_event WHERE organization_id = ?1 AND subject_id = ?2 AND action = 'appointment.arrive' ORDER BY seq",
        system.db.organizationId,
        id,
      )
      .all<{ fields: string }>();
    expect(results.map(({ fields }) => JSON.parse(fields) as string[])).toEqual([
      ["arrivedAt", "way"],
      ["calledAt", "room"],
      ["leftAt"],
    ]);
  });

  it("is known in the doctor's waiting room, where whoever came waits until the appointment begins", async () => {
    const inRoom = async (at: number) => {
      const today = await readExpectedToday(await desk(at), practice.ids.doctor);
      const found = today.find(({ appointmentId }) => appointmentId === id);
      return found && [found.arrivedAt, found.called];
    };
    expect(await inRoom(startsAt)).toEqual([null, false]);
    await arriveAppointment(await desk(), about());
    expect(await inRoom(startsAt + MINUTE)).toEqual([startsAt, false]);
    // Whoever sees everybody's asks for the day of all doctors at once.
    const all = await readExpectedToday(await desk(startsAt + MINUTE), null);
    expect(all.find(({ appointmentId }) => appointmentId === id)?.employeeId).toBe(practice.ids.doctor);
    await callInPatient(await desk(startsAt + MINUTE), about());
    expect(await inRoom(startsAt + MINUTE)).toEqual([startsAt, true]);
    await startAppointment(await desk(startsAt + 2 * MINUTE), about());
    expect(await inRoom(startsAt + 2 * MINUTE)).toBeUndefined();
  });

  it("is said of whoever was just checked in, to those who may see them, until they are called in", async () => {
    const asked = new URLSearchParams({ done: "arrive", of: id });
    expect(await readSaidArrival(await desk(), asked)).toBeNull();
    await arriveAppointment(await desk(), about());
    expect(await readSaidArrival(await desk(), asked)).toMatchObject({ id, startsAt });
    expect(await readSaidArrival(await other.as(other.administrator, startsAt), asked)).toBeNull();
    expect(
      await readSaidArrival(await practice.as(employeeActor(practice.ids.otherDoctor), startsAt), asked),
    ).toBeNull();
    expect(await readSaidArrival(await desk(), new URLSearchParams({ done: "no-show", of: id }))).toBeNull();
    await callInPatient(await desk(startsAt + MINUTE), about());
    expect(await readSaidArrival(await desk(), asked)).toBeNull();
    // What was undone is said of whom, too, and can be undone no further.
    await undoArrival(await desk(startsAt + MINUTE), about());
    const undone = new URLSearchParams({ done: "undo-arrival", of: id });
    expect(await readSaidArrival(await desk(), undone)).toMatchObject({ id, act: "undo-arrival" });
    expect(await readSaidArrival(await other.as(other.administrator, startsAt), undone)).toBeNull();
  });

  it("is said to whoever was second of two at the desk, with who was first and when", async () => {
    const asked = new URLSearchParams({ done: "arrived-before", of: id });
    expect(await readSaidArrival(await desk(), asked)).toBeNull();
    await arriveAppointment(await desk(), about());
    const said = await readSaidArrival(await desk(startsAt + MINUTE), asked);
    expect(said).toMatchObject({ act: "arrived-before", before: { at: startsAt } });
    expect(said?.before?.by ?? "").not.toBe("");
  });

  it("is said of an appointment that was just ended too, to whoever can undo that", async () => {
    const asked = new URLSearchParams({ done: "conclude", of: id });
    await startAppointment(await desk(), about());
    expect(await readSaidArrival(await desk(), asked)).toBeNull();
    await concludeAppointment(await desk(startsAt + 9 * MINUTE), about());
    expect(await readSaidArrival(await desk(startsAt + 10 * MINUTE), asked)).toMatchObject({ id, act: "conclude" });
    expect(await readSaidArrival(await practice.as(employeeActor(practice.ids.doctor), startsAt), asked)).toBeNull();
    const noUndo = { ...practice.administrator, authorities: new Set(["appointment.arrive"]) };
    expect(await readSaidArrival(await practice.as(noUndo, startsAt + 10 * MINUTE), asked)).toBeNull();
    await undoAppointment(await desk(startsAt + 11 * MINUTE), about());
    expect(await readSaidArrival(await desk(startsAt + 11 * MINUTE), asked)).toBeNull();
  });

  it("leaves the last final act to be undone: a mark changes nothing that an undo gives back", async () => {
    await startAppointment(await desk(), about());
    await concludeAppointment(await desk(startsAt + 9 * MINUTE), about());
    await leaveClinic(await desk(startsAt + 10 * MINUTE), about());
    const undone = await undoAppointment(await desk(startsAt + 11 * MINUTE), about());
    expect([undone.stateId, (await shown())?.leftAt]).toEqual([7, startsAt + 10 * MINUTE]);
  });

  it("counts the first time where it is said twice, and once where two say it at once", async () => {
    await arriveAppointment(await desk(), about());
    const again = await arriveAppointment(await desk(startsAt + MINUTE), about());
    expect([again.version, (await shown())?.arrivedAt]).toEqual([2, startsAt]);
    await undoArrival(await desk(), about());
    const both = await Promise.allSettled([
      arriveAppointment(await desk(), about()),
      arriveAppointment(await desk(), about()),
    ]);
    // The second is told that it was done, not that anything went wrong.
    const before = both.map((each) => each.status === "fulfilled" && each.value.isBefore === true);
    expect(before.toSorted()).toEqual([false, true]);
    expect((await traces(system, id)).history.filter(({ action }) => action === "arrive")).toHaveLength(2);
  });

  it("goes back one mark at a time, and no further", async () => {
    await callInPatient(await desk(), about({ room: "Room 1" }));
    await undoArrival(await desk(), about());
    expect(await shown()).toMatchObject({ arrivedAt: startsAt, calledAt: null, room: "" });
    await undoArrival(await desk(), about());
    expect(await shown()).toBeNull();
    expect(await undoArrival(await desk(), about()).catch(said)).toBe("scheduling:disabled.undoOver");
  });

  it("is not undone where a colleague has called the patient in since the check-in that is named", async () => {
    await arriveAppointment(await desk(), about());
    await callInPatient(await desk(), about({ room: "Room 1" }));
    expect(await undoArrival(await desk(), about({ of: "arrived" })).catch(said)).toBe("arrivals:act.movedOn");
    expect(await shown()).toMatchObject({ room: "Room 1" });
    await undoArrival(await desk(), about({ of: "called" }));
    expect(await shown()).toMatchObject({ arrivedAt: startsAt, calledAt: null });
  });

  it("begins on the day of the appointment alone", async () => {
    expect(await arriveAppointment(await desk(startsAt - 13 * HOUR), about()).catch(said)).toBe(
      "scheduling:disabled.notNear",
    );
  });

  it("can be said by the patient, who is told to come in and to which room", async () => {
    const patient = (at: number) => practice.as(patientActor(practice.ids.patient, practice.ids.patientUser), at);
    await arriveAppointment(await patient(startsAt), about());
    expect((await shown())?.way).toBe("PATIENT");
    await callInPatient(await desk(), about({ room: "Room 2" }));
    expect((await viewAppointment(await patient(startsAt), id)).arrival).toEqual({
      ...{ stage: "called", room: "Room 2", code: null },
    });
    await expect(callInPatient(await patient(startsAt), about())).rejects.toThrow();
  });

  it("is nobody's of another organization", async () => {
    await expect(arriveAppointment(await other.as(other.administrator, startsAt), about())).rejects.toThrow(
      NotFoundError,
    );
  });
});

/** Everything that a board says to somebody who watches it. */
function listen(answer: Response) {
  const socket = answer.webSocket;
  if (!socket) throw new Error(`no socket: ${String(answer.status)}`);
  const frames: unknown[] = [];
  socket.addEventListener("message", ({ data }) => void frames.push(JSON.parse(String(data))));
  socket.accept();
  return frames;
}
const upgrade = () => new Request("https://board.example/", { headers: { upgrade: "websocket" } });

describe("the boards", () => {
  it("tell the desk and the patient's page within a second, without saying who", async () => {
    const [staff, own] = [
      listen(await watchDesk(await desk(), upgrade())),
      listen(await watchOwnArrival(await desk(), id, upgrade())),
    ];
    const began = Date.now();
    await arriveAppointment(await desk(), about());
    await vi.waitFor(() => expect([staff.length, own.length]).toEqual([1, 1]), { timeout: 5_000, interval: 5 });
    expect(Date.now() - began).toBeLessThan(1_000);
    const frame = { type: "ARRIVAL", from: startsAt, to: startsAt + HOUR / 2, employeeId: practice.ids.doctor };
    expect([staff, own]).toEqual([[{ ...frame, arrived: true }], [{ ...frame, arrived: true }]]);
    await startAppointment(await desk(), about());
    await vi.waitFor(() => expect(staff).toHaveLength(2), { timeout: 5_000, interval: 5 });
    expect(staff[1]).toEqual({ ...frame, arrived: false });
  });

  it("are for staff, and for whoever may read the appointment", async () => {
    const stranger = patientActor(practice.ids.otherPatient, practice.ids.otherPatientUser);
    await expect(watchDesk(await practice.as(stranger, startsAt), upgrade())).rejects.toThrow(ForbiddenError);
    await expect(watchOwnArrival(await practice.as(stranger, startsAt), id, upgrade())).rejects.toThrow(NotFoundError);
    await expect(watchOwnArrival(await practice.as(NOBODY, startsAt), id, upgrade())).rejects.toThrow();
  });
});

describe("the desk's board", () => {
  it("shows everybody's patients of today to the desk, and a doctor their own, in three reads", async () => {
    await arriveAppointment(await desk(), about());
    const board = await readDeskBoard(await desk(), null);
    expect(board.counts.waiting).toBeGreaterThanOrEqual(1);
    expect(board.providers.flatMap((part) => part.appointments).find((each) => each.id === id)?.stage).toBe("waiting");
    const stranger = await practice.as(employeeActor(practice.ids.otherDoctor), startsAt);
    expect((await readDeskBoard(stranger, null)).providers).toEqual([]);
  });

  it("shows just after midnight, far from UTC, who is expected later that day, whom nobody can check in yet", async () => {
    const midnight = Date.UTC(2026, 10, 30, 21, 0);
    const far = await openPractice({ now: midnight, timeZone: "Asia/Bahrain" });
    const at = await far.as(far.administrator, midnight + 45 * MINUTE);
    const given = (hours: number, localDay: string, stateId: 1 | 2 = 2) =>
      givenAppointment(far, at, {
        ...{ startsAt: midnight + hours * HOUR, localDay, stateId, timeZone: "Asia/Bahrain" },
      });
    await given(-9, "2026-11-30");
    await given(8, "2026-12-01", 1);
    await given(31, "2026-12-02");
    const today = [await given(7, "2026-12-01"), await given(16, "2026-12-01")];
    const board = await readDeskBoard(at, null);
    expect(board.counts).toEqual({ expected: 2, waiting: 0, called: 0, withDoctor: 0, done: 0, left: 0 });
    const shown = board.providers.flatMap((part) => part.appointments);
    expect(shown.map((each) => each.id)).toEqual(today);
    expect(shown.map((each) => arrivalActs(each, board.rights, board.now))).toEqual([[], []]);
    await expect(arriveAppointment(at, { appointmentId: today[0] })).rejects.toThrow();
  });
});

describe("the kiosk of a location", () => {
  const NETWORK = "192.0.2.0";
  const kiosk = async (claim: object, of = practice) =>
    checkInAtKiosk(await of.as(NOBODY, startsAt), practice.ids.branch, claim, NETWORK);
  const set = async (values: object) => {
    const context = await desk();
    const rows = await readArrivalSettings(context);
    const version = rows.find(({ branchId }) => branchId === practice.ids.branch)?.version ?? 0;
    await changeBranchArrivals(context, { branchId: practice.ids.branch, rooms: "Room 1\nRoom 2", version, ...values });
  };

  it("is there where the setting turns it on alone", async () => {
    await set({ kiosk: false });
    await expect(kiosk({ code: "12345678" })).rejects.toThrow(NotFoundError);
    await set({ kiosk: true });
    await expect(kiosk({ code: "12345678" })).rejects.toThrow(InvalidError);
    await expect(kiosk({ code: "12345678" }, other)).rejects.toThrow(NotFoundError);
  });

  it("checks somebody in by the code of their appointment, again without harm", async () => {
    await set({ kiosk: true });
    const code = await (await checkInCodes(await desk()))(id);
    await kiosk({ code });
    await kiosk({ code });
    expect(await shown()).toMatchObject({ way: "KIOSK", arrivedAt: startsAt });
  });

  it("checks somebody in by name and date of birth", async () => {
    await set({ kiosk: true });
    await system.db
      .raw(
        "UPDATE patient SET first_name = 'José', last_name = 'Marín', birth_date = '1980-05-06' WHERE organization_id = ?1 AND id = ?2",
        system.db.organizationId,
        practice.ids.patient,
      )
      .run();
    await kiosk({ patientName: "marin jose", dateOfBirth: "1980-05-06" });
    expect((await shown())?.way).toBe("KIOSK");
  });

  it("answers alike to whoever is unknown or has no appointment today", async () => {
    await set({ kiosk: true });
    const far = await givenAppointment(practice, system, { startsAt: startsAt + 72 * HOUR, stateId: 2 });
    const code = await (await checkInCodes(await desk()))(far);
    const claims = [{ code }, { code: "00000000" }, { patientName: "José Marín", dateOfBirth: "1980-05-07" }];
    const answers = await Promise.all(claims.map((claim) => kiosk(claim).catch(said)));
    expect(new Set(answers)).toEqual(new Set(["arrivals:kiosk.unknown"]));
  });

  it("asks whoever says too little for the rest, and does not count that as a wrong entry", async () => {
    await set({ kiosk: true });
    const limit = vi.fn(() => Promise.resolve({ success: false }));
    const context = await practice.as(NOBODY, startsAt);
    const asked = { ...context, env: { ...context.env, CODE_LIMIT: { limit } } };
    for (const claim of [{}, { code: "1234" }, { patientName: "José Marín" }, { dateOfBirth: "1980-05-06" }])
      expect(await checkInAtKiosk(asked, practice.ids.branch, claim, NETWORK).catch(said)).toBe(
        "arrivals:kiosk.incomplete",
      );
    expect(limit).not.toHaveBeenCalled();
  });

  it("takes a right entry however many wrong ones there were, and counts these for each location", async () => {
    await set({ kiosk: true });
    const counted = new Map<string, number>();
    const CODE_LIMIT = {
      limit: ({ key }: { key: string }) => {
        counted.set(key, (counted.get(key) ?? 0) + 1);
        return Promise.resolve({ success: (counted.get(key) ?? 0) <= 10 });
      },
    };
    const at = async (claim: object) => {
      const context = await practice.as(NOBODY, startsAt);
      return checkInAtKiosk({ ...context, env: { ...context.env, CODE_LIMIT } }, practice.ids.branch, claim, NETWORK);
    };
    for (let tries = 0; tries < 10; tries += 1) await expect(at({ code: "00000000" })).rejects.toThrow(InvalidError);
    await expect(at({ code: "00000000" })).rejects.toMatchObject({ status: 429, retryAfterSeconds: 60 });
    await at({ code: await (await checkInCodes(await desk()))(id) });
    expect((await shown())?.way).toBe("KIOSK");
    expect([...counted.keys()].map((key) => key.includes(practice.ids.branch))).toEqual([true]);
  });

  it("is set by whoever may change settings, and nobody overwrites what somebody else has saved", async () => {
    const nurse = await practice.as(employeeActor(practice.ids.doctor), startsAt);
    await expect(
      changeBranchArrivals(nurse, { branchId: practice.ids.branch, rooms: "", version: 0 }),
    ).rejects.toThrow();
    await expect(set({ version: 999 })).rejects.toThrow(StaleFormError);
  });
});
