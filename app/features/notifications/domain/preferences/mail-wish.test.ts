import { expect, it } from "vitest";
import { isTold } from "./mail-wish";

const ALL = { staffOfRequests: true, patientOfConfirmations: true, patientOfChanges: true };

it("a mail is kept back where the organization tells nobody of its kind", () => {
  expect(isTold("appointment.requestReceived", "EMPLOYEE", ALL)).toBe(true);
  expect(isTold("appointment.requestReceived", "EMPLOYEE", { ...ALL, staffOfRequests: false })).toBe(false);
  expect(isTold("appointment.confirmed", "PATIENT", { ...ALL, patientOfConfirmations: false })).toBe(false);
  expect(isTold("appointment.canceled", "PATIENT", { ...ALL, patientOfChanges: false })).toBe(false);
  expect(isTold("appointment.canceled", "EMPLOYEE", { ...ALL, patientOfChanges: false })).toBe(true);
});

it("what asks for an answer, was asked for or keeps an account safe is told whatever was set", () => {
  const nothing = { staffOfRequests: false, patientOfConfirmations: false, patientOfChanges: false };
  for (const template of ["appointment.set", "room.link", "password.reset", "security.newDevice"] as const)
    expect(isTold(template, "PATIENT", nothing)).toBe(true);
});
