import { expect, test } from "vitest";
import { APPOINTMENT_STATE as S, APPOINTMENT_STATES } from "../appointments/appointment-states";
import { isOwed } from "./owed";

const appointment = { stateId: S.COMPLETED, disabledAt: null, patientId: "p", paidByCreditAt: null };

test("the price of an appointment is owed from its beginning on, and in no other state", () => {
  const owed = APPOINTMENT_STATES.filter((stateId) => isOwed({ ...appointment, stateId }));
  expect(owed).toEqual([S.IN_PROGRESS, S.COMPLETED, S.CONCLUDED]);
});

test("what left the list is not owed, nor what is no patient's or paid by a credit", () => {
  expect(isOwed(appointment)).toBe(true);
  expect(isOwed({ ...appointment, disabledAt: 1 })).toBe(false);
  expect(isOwed({ ...appointment, patientId: null })).toBe(false);
  expect(isOwed({ ...appointment, paidByCreditAt: 1 })).toBe(false);
});
