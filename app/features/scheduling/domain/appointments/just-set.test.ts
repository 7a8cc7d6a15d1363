import { describe, expect, test } from "vitest";
import { APPOINTMENT_STATE as S } from "./appointment-states";
import { isJustSet, standsAs, untoldAs } from "./just-set";

const MINUTE = 60_000;

describe("what staff have just booked", () => {
  test("waits for a patient to accept who was told of it, and for nobody where no message went out", () => {
    const proposed = { stateId: S.NEW_FROM_ORGANIZATION, isHere: false, isReached: true, doNotNotify: false };
    expect(standsAs(proposed)).toBe("proposed");
    expect(standsAs({ ...proposed, doNotNotify: true })).toBe("unconfirmed");
    expect(standsAs({ ...proposed, isReached: false })).toBe("unconfirmed");
  });

  test("says who has to tell the patient: staff, where we are to send nothing or can send nothing", () => {
    const proposed = { stateId: S.NEW_FROM_ORGANIZATION, isReached: true, doNotNotify: false };
    expect(untoldAs(proposed)).toBeNull();
    expect(untoldAs({ ...proposed, doNotNotify: true })).toBe("askThem");
    expect(untoldAs({ ...proposed, isReached: false })).toBe("askUnreached");
    expect(untoldAs({ stateId: S.CONFIRMED, isReached: false, doNotNotify: false })).toBe("tellThem");
    expect(untoldAs({ stateId: S.CONFIRMED, isReached: false, doNotNotify: true })).toBeNull();
    expect(untoldAs({ stateId: S.CONFIRMED_WALKIN, isReached: false, doNotNotify: false })).toBeNull();
  });

  test("can be taken back as long as anything can be undone", () => {
    expect([14, 15].map((minutes) => isJustSet({ createdAt: 0 }, minutes * MINUTE))).toEqual([true, false]);
  });
});
