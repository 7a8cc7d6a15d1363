import { describe, expect, test } from "vitest";
import { APPOINTMENT_STATE as S } from "../appointments/appointment-states";
import type { DeskAppointment } from "../appointments/arrivals/desk-board";
import type { Arrival } from "../appointments/arrivals/arrival-stage";
import { dayLines, dayNumbers, isOpenLine, lastUndoable, shownOfDay } from "./staff-day";

const NOW = Date.UTC(2026, 4, 4, 10);
const MINUTE = 60_000;
const DAY = "2026-05-04";

const here = (minutes: number): Arrival => ({
  arrivedAt: NOW - minutes * MINUTE,
  way: "DESK",
  calledAt: null,
  room: "",
  leftAt: null,
});

const appointment = (id: string, startsIn: number, more: Partial<DeskAppointment> = {}): DeskAppointment => ({
  ...{ id, stateId: S.CONFIRMED, type: "in_patient", timeZone: "UTC", offering: "Check", rooms: [], arrival: null },
  ...{ startsAt: NOW + startsIn * MINUTE, endsAt: NOW + (startsIn + 30) * MINUTE, startedAt: null },
  employee: { id: "d1", title: 0, firstName: "A", lastName: "Young", photoFileId: null, colour: null },
  branch: { id: "b1", name: "Main" },
  patient: {
    ...{ id: `p-${id}`, firstName: "Noor", lastName: "Haddad" },
    ...{ phoneCallingCode: "44", phone: "7700900733", dateOfBirth: "1990-02-03" },
  },
  ...more,
});

const linesOf = (...appointments: DeskAppointment[]) => dayLines(appointments, DAY, NOW);
const numbersOf = (...appointments: DeskAppointment[]) => dayNumbers(linesOf(...appointments), NOW);

describe("the lines of a day", () => {
  test("are the appointments to which somebody comes", () => {
    const off = [S.CANCELED, S.REJECTED, S.EXPIRED].map((stateId) => appointment(String(stateId), 30, { stateId }));
    expect(
      linesOf(...off, appointment("on", 30), appointment("asked", 60, { stateId: S.NEW })).map(({ id }) => id),
    ).toEqual(["on", "asked"]);
  });

  test("say for how long a patient has not come, and whose birthday it is", () => {
    const [late, came, born] = linesOf(
      appointment("late", -12),
      appointment("came", -12, { arrival: here(20) }),
      appointment("born", 30, { patient: { ...appointment("", 0).patient, dateOfBirth: "1950-05-04" } }),
    );
    expect([late?.minutesMissed, came?.minutesMissed, born?.minutesMissed]).toEqual([12, 0, 0]);
    expect([late?.hasBirthday, born?.hasBirthday]).toEqual([false, true]);
  });

  test("of a time that the clinic proposed stay after its start, and say for how long nobody has answered", () => {
    const proposed = appointment("asked", -12, { stateId: S.NEW_FROM_ORGANIZATION });
    const [line] = linesOf(proposed);
    expect([line?.minutesMissed, line && isOpenLine(line, NOW)]).toEqual([12, true]);
    expect(numbersOf(proposed)).toMatchObject({ missed: 0, unanswered: 1 });
  });

  test("are open until they are over; a request whose time is past is over", () => {
    const isOpen = (stateId: DeskAppointment["stateId"], startsIn: number) =>
      linesOf(appointment("x", startsIn, { stateId })).map((line) => isOpenLine(line, NOW));
    expect(isOpen(S.CONFIRMED, -30)).toEqual([true]);
    expect(isOpen(S.NEW, 30)).toEqual([true]);
    expect([S.NEW, S.CONCLUDED, S.NO_SHOW].map((state) => isOpen(state, -30))).toEqual([[false], [false], [false]]);
  });
});

describe("the lines for which a page has room", () => {
  const open = linesOf(
    appointment("late", -20),
    appointment("inside", -15, { stateId: S.IN_PROGRESS, arrival: here(20) }),
    appointment("soon", 10),
    appointment("waits", 30, { arrival: here(5) }),
    appointment("online", 45, { type: "video", arrival: { ...here(2), way: "ONLINE" } }),
  );
  const idsOf = (most: number) => shownOfDay(open, most).shown.map(({ id }) => id);

  test("have whoever waits above all others, the others by time", () => {
    expect(idsOf(60)).toEqual(["waits", "online", "inside", "late", "soon"]);
  });

  test("never leave out whoever is here, only those who are not there yet", () => {
    expect(idsOf(4)).toEqual(["waits", "online", "inside", "late"]);
    expect([idsOf(1), shownOfDay(open, 1).more]).toEqual([["waits", "online", "inside"], 2]);
  });
});

describe("the numbers of a day", () => {
  test("are none for an empty day", () => {
    expect(numbersOf()).toEqual({
      ...{ withDoctor: 0, waiting: 0, longestWait: null, next: null, missed: 0, unanswered: 0, doctorsBehind: 0 },
    });
  });

  test("name who comes next, however long before their time", () => {
    const numbers = numbersOf(appointment("asked", 60, { stateId: S.NEW }), appointment("first", 8 * 60));
    expect(numbers.next?.id).toBe("first");
  });

  test("count who is in, who waits and how long, who has not come, and the doctors who are behind", () => {
    const numbers = numbersOf(
      appointment("in", -40, { stateId: S.IN_PROGRESS, arrival: here(50) }),
      appointment("waits", -10, { arrival: here(25) }),
      appointment("waits too", 5, { arrival: here(3) }),
      appointment("missed", -5),
    );
    expect(numbers).toMatchObject({ withDoctor: 1, waiting: 2, longestWait: 25, missed: 1, doctorsBehind: 1 });
  });

  const waiting = appointment("waiting", 20, { arrival: here(5) });
  const called = appointment("called", 40, { arrival: { ...here(5), calledAt: NOW } });
  const expected = appointment("expected", 30);

  test("name who is next at the desk: the first who has not arrived, never who is here or late", () => {
    const nextOf = (...appointments: DeskAppointment[]) => numbersOf(...appointments).next?.id;
    expect(nextOf(appointment("late", -20), expected, appointment("later", 50))).toBe("expected");
    expect(nextOf(waiting, called, expected)).toBe("expected");
    expect(nextOf(waiting, called)).toBeUndefined();
  });

  test("name who is next for a doctor: called in before waiting, waiting before expected", () => {
    const nextOf = (...appointments: DeskAppointment[]) =>
      dayNumbers(linesOf(...appointments), NOW, { ofOneDoctor: true }).next?.id;
    expect(nextOf(expected, waiting)).toBe("waiting");
    expect(nextOf(waiting, called)).toBe("called");
    // The order of the waiting room: by when they came, not by their time.
    expect(nextOf(waiting, appointment("came before", 25, { arrival: here(9) }))).toBe("came before");
    expect(nextOf(appointment("late", -20), expected)).toBe("expected");
  });
});

test("what somebody changed last of the day is offered to them to undo as long as they can, and to nobody else", () => {
  const changed = (id: string, at: number, action: "no-show" | "arrive" | "cancel" = "no-show", actorId = "me") =>
    appointment(id, 0, { lastChange: { action, actorId, at: NOW + at, undoUntil: NOW + at + 15 * MINUTE } });
  const day = [
    changed("first", -10 * MINUTE),
    changed("last", -MINUTE, "cancel"),
    changed("theirs", 0, "cancel", "you"),
  ];
  expect(lastUndoable(day, "me", NOW)).toEqual({ id: "last", done: "cancel" });
  expect(
    lastUndoable([changed("over", -15 * MINUTE), changed("mark", 0, "arrive"), appointment("untouched", 0)], "me", NOW),
  ).toBe(null);
});
