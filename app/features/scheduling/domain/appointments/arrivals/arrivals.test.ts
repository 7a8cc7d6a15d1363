import { describe, expect, test } from "vitest";
import { APPOINTMENT_STATE as S } from "../appointment-states";
import {
  arrivalActs,
  arrivalStage,
  isStillToCome,
  minutesWaited,
  nextActs,
  roomsToCallTo,
  withoutLastMark,
  type Arrival,
  type ArrivalStage,
  type Arriving,
} from "./arrival-stage";
import {
  boardZone,
  countStages,
  deskProviders,
  deskRooms,
  shownOnBoard,
  staged,
  type DeskAppointment,
} from "./desk-board";
import { claimed, codeOfHash, readableCode } from "./kiosk-match";

const NOW = Date.UTC(2026, 4, 4, 10);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const here: Arrival = { arrivedAt: NOW - 12 * MINUTE, way: "DESK", calledAt: null, room: "", leftAt: null };
const called: Arrival = { ...here, calledAt: NOW - 2 * MINUTE, room: "Room 2" };
const left: Arrival = { ...called, leftAt: NOW };

const stageOf = (stateId: DeskAppointment["stateId"], arrival: Arrival | null = null, startsAt = NOW) =>
  arrivalStage({ stateId, arrival, startsAt, startedAt: null, type: "in_patient" }, NOW);

describe("how far a patient is", () => {
  test("follows from the state of the appointment and the marks", () => {
    expect([stageOf(S.CONFIRMED), stageOf(S.CONFIRMED_WALKIN, here), stageOf(S.CONFIRMED, called)]).toEqual([
      "expected",
      "waiting",
      "called",
    ]);
    expect([stageOf(S.IN_PROGRESS, called), stageOf(S.CONCLUDED, called), stageOf(S.COMPLETED, left)]).toEqual([
      "withDoctor",
      "done",
      "left",
    ]);
  });

  test("is nothing for a request, for what is off, and for another day", () => {
    expect([S.NEW, S.CANCELED, S.NO_SHOW, S.BLOCKED].map((state) => stageOf(state, here))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(stageOf(S.CONFIRMED, null, NOW + 13 * HOUR)).toBeNull();
    expect(stageOf(S.CONFIRMED, null, NOW - 25 * HOUR)).toBeNull();
  });

  test("is still to come today, hours before anybody is expected, until it is here or long past", () => {
    const comes = (stateId: DeskAppointment["stateId"], startsAt: number, arrival: Arrival | null = null) =>
      isStillToCome({ stateId, startsAt, startedAt: null, arrival, type: "video" }, NOW);
    expect([comes(S.CONFIRMED, NOW + 8 * HOUR), comes(S.CONFIRMED_WALKIN, NOW - HOUR)]).toEqual([true, true]);
    expect([comes(S.NEW, NOW), comes(S.CONFIRMED, NOW, here), comes(S.CONFIRMED, NOW - 25 * HOUR)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("offers one next step first, and undo only where there is a mark", () => {
    const acts = (stage: ArrivalStage, arrival: Arrival | null) =>
      nextActs(stage, { stateId: S.CONFIRMED, startsAt: NOW, type: "in_patient", startedAt: null, arrival }, NOW);
    expect(acts("expected", null)).toEqual(["arrive"]);
    expect(acts("waiting", here)).toEqual(["call-in", "start", "undo-arrival"]);
    expect(acts("done", called)).toEqual(["leave"]);
    expect(acts("left", left)).toEqual(["undo-arrival"]);
  });

  test("offers to start a call as soon as it is time for it, and first once its patient waits", () => {
    const acts = (stage: ArrivalStage, arrival: Arrival | null, startsAt = NOW) =>
      nextActs(stage, { stateId: S.CONFIRMED, startsAt, type: "video", startedAt: null, arrival }, NOW);
    expect(acts("expected", null)).toEqual(["start", "arrive"]);
    expect(acts("expected", null, NOW + 5 * HOUR)).toEqual(["arrive"]);
    expect(acts("waiting", here)).toEqual(["start", "call-in", "undo-arrival"]);
    expect(acts("withDoctor", here)).toEqual(["conclude"]);
  });

  test("offers that a patient left only where they are marked as come and not as gone, and never after a call", () => {
    const acts = (type: "video" | "in_patient", arrival: Arrival | null) =>
      nextActs("done", { stateId: S.COMPLETED, startsAt: NOW - HOUR, startedAt: null, type, arrival }, NOW);
    expect([acts("in_patient", here), acts("in_patient", null)]).toEqual([["leave"], []]);
    expect([acts("video", null), acts("video", here), acts("video", called)]).toEqual([[], [], []]);
  });

  test("offers to complete what is over and not completed, on the day and on every day after", () => {
    const rights = ["leave", "complete"] as const;
    const acts = (stateId: Arriving["stateId"], startsAt: number, arrival: Arrival | null = null) =>
      arrivalActs({ stateId, startsAt, type: "in_patient", startedAt: null, arrival }, rights, NOW);
    expect(acts(S.CONCLUDED, NOW - HOUR)).toEqual(["complete"]);
    expect(acts(S.CONCLUDED, NOW - HOUR, called)).toEqual(["leave", "complete"]);
    expect(acts(S.CONCLUDED, NOW - 100 * HOUR)).toEqual(["complete"]);
    expect([acts(S.COMPLETED, NOW - HOUR), acts(S.COMPLETED, NOW - 100 * HOUR), acts(S.CONFIRMED, NOW)]).toEqual(
      Array(3).fill([]),
    );
    expect(
      arrivalActs(
        { stateId: S.CONCLUDED, startsAt: NOW - HOUR, type: "video", startedAt: null, arrival: null },
        [],
        NOW,
      ),
    ).toEqual([]);
  });

  test("asks for no room where the patient is called in to a call", () => {
    const rooms = ["Room 1", "Room 2"];
    expect(roomsToCallTo({ type: "in_patient" }, rooms)).toEqual(rooms);
    expect(roomsToCallTo({ type: "video" }, rooms)).toEqual([]);
  });

  test("goes back one mark at a time", () => {
    expect(withoutLastMark(left)).toEqual(called);
    expect(withoutLastMark(called)).toEqual(here);
    expect(withoutLastMark(here)).toBeNull();
  });

  test("counts the wait until the patient is called in", () => {
    expect([minutesWaited(here, NOW), minutesWaited(called, NOW), minutesWaited(here, NOW - HOUR)]).toEqual([
      12, 10, 0,
    ]);
  });
});

const employee = (id: string, lastName: string) => ({
  ...{ id, title: 0, firstName: "A", lastName, photoFileId: null, colour: null },
});
const appointment = (id: string, more: Partial<DeskAppointment> = {}): DeskAppointment => ({
  ...{
    id,
    stateId: S.CONFIRMED,
    type: "in_patient",
    startsAt: NOW,
    endsAt: NOW + 30 * MINUTE,
    startedAt: null,
    timeZone: "UTC",
  },
  employee: employee("d1", "Young"),
  branch: { id: "b1", name: "Main" },
  rooms: ["Room 1", "Room 2"],
  patient: {
    id: `p-${id}`,
    firstName: "Noor",
    lastName: "Haddad",
    phoneCallingCode: "44",
    phone: "7700900733",
    dateOfBirth: "1990-02-03",
  },
  offering: "Check",
  arrival: null,
  ...more,
});

describe("the desk's board", () => {
  const day = staged(
    [
      appointment("expected", { startsAt: NOW + HOUR }),
      appointment("waiting", { arrival: here, startsAt: NOW - 10 * MINUTE }),
      appointment("inside", { stateId: S.IN_PROGRESS, arrival: called, endsAt: NOW - 5 * MINUTE }),
      appointment("asked", { stateId: S.NEW }),
      appointment("other", { employee: employee("d2", "Abel"), startsAt: NOW - HOUR }),
    ],
    NOW,
  );

  test("has a part for each doctor by name, with who waits above all others", () => {
    const [abel, young] = deskProviders(day, NOW);
    expect(abel?.appointments.map(({ id }) => id)).toEqual(["other"]);
    expect(young?.appointments.map(({ id }) => id)).toEqual(["waiting", "inside", "expected"]);
  });

  test("says how late a doctor is: never where nobody who has come waits for them", () => {
    expect(deskProviders(day, NOW).map((part) => part.minutesLate)).toEqual([0, 10]);
    const inside = day.filter(({ id }) => id === "inside");
    expect(deskProviders(inside, NOW).map((part) => part.minutesLate)).toEqual([0]);
  });

  test("never folds whoever is here, nor who is late or due next, however few lines there are", () => {
    const [young] = deskProviders(
      staged(
        [
          ...["a", "b", "c"].map((id) => appointment(id, { arrival: here, startsAt: NOW - 30 * MINUTE })),
          appointment("late", { startsAt: NOW - 4 * MINUTE }),
          appointment("next", { startsAt: NOW + 5 * MINUTE }),
          appointment("later", { startsAt: NOW + HOUR }),
        ],
        NOW,
      ),
      NOW,
    );
    const shown = (lines: number) =>
      shownOnBoard(young?.appointments ?? [], lines, NOW, () => false).map(({ id }) => id);
    expect(shown(2)).toEqual(["a", "b", "c", "late", "next"]);
    expect(shown(5)).toEqual(["a", "b", "c", "late", "next"]);
    expect(shown(12)).toEqual(["a", "b", "c", "late", "next", "later"]);
  });

  test("goes by the clock of its appointments where they are in one zone, else by the practice's", () => {
    const of = (...zones: string[]) => [{ appointments: zones.map((timeZone) => ({ timeZone })) }];
    expect(boardZone(of("Asia/Dubai", "Asia/Dubai"), "Asia/Bahrain")).toBe("Asia/Dubai");
    expect(boardZone(of("Europe/London", "America/New_York"), "Europe/London")).toBe("Europe/London");
    expect(boardZone([], "Europe/London")).toBe("Europe/London");
  });

  test("has whoever comes checked in first at the desk, also where their call could begin", () => {
    const call = {
      stateId: S.CONFIRMED,
      startsAt: NOW - MINUTE,
      type: "video",
      startedAt: null,
      arrival: null,
    } as const;
    expect(arrivalActs(call, ["start", "arrive"], NOW)).toEqual(["start", "arrive"]);
    expect(arrivalActs(call, ["start", "arrive"], NOW, true)).toEqual(["arrive", "start"]);
  });

  test("counts each stage", () => {
    expect(countStages(day)).toEqual({ expected: 2, waiting: 1, called: 0, withDoctor: 1, done: 0, left: 0 });
  });

  test("says who is in each room, also in one that is not listed any more", () => {
    const rooms = deskRooms([{ branchId: "b1", rooms: ["Room 1"] }], day);
    expect(rooms.map(({ room, occupants }) => [room, occupants.map(({ id }) => id)])).toEqual([
      ["Room 1", []],
      ["Room 2", ["inside"]],
    ]);
  });
});

describe("the kiosk", () => {
  const person = (code: string, firstName: string, lastName = "Núñez", dateOfBirth = "1990-02-03") => ({
    ...{ code, firstName, lastName, dateOfBirth },
  });
  const people = [person("01234567", "Ana"), person("76543210", "Eva", "Roth", "")];
  const claim = (said: Partial<{ code: string; patientName: string; dateOfBirth: string }>) =>
    claimed(people, { code: "", patientName: "", dateOfBirth: "", ...said }).map(({ firstName }) => firstName);

  test("knows a code however it is spaced, and in Arabic digits", () => {
    expect([claim({ code: "0123 4567" }), claim({ code: "٠١٢٣-٤٥٦٧" }), claim({ code: "0123" })]).toEqual([
      ["Ana"],
      ["Ana"],
      [],
    ]);
  });

  test("knows a name in any order without accents, with the date of birth alone", () => {
    expect(claim({ patientName: "nunez  ANA", dateOfBirth: "1990-02-03" })).toEqual(["Ana"]);
    expect(claim({ patientName: "Ana Núñez", dateOfBirth: "1990-02-04" })).toEqual([]);
    expect(claim({ patientName: "Ana", dateOfBirth: "1990-02-03" })).toEqual([]);
    expect(claim({ patientName: "Ana Núñez" })).toEqual([]);
  });

  test("takes nobody for whom no date of birth is known, however little is said", () => {
    expect([claim({}), claim({ patientName: "Eva Roth" })]).toEqual([[], []]);
  });

  test("makes eight digits of a hash, shown in two groups", () => {
    expect(codeOfHash(new Uint8Array([0, 0, 0, 0, 0, 7]))).toBe("00000007");
    expect(codeOfHash(new Uint8Array(32).fill(255))).toMatch(/^\d{8}$/u);
    expect(readableCode("01234567")).toBe("0123 4567");
  });
});
