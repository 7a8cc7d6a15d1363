import { expect, it } from "vitest";
import { isWanted } from "./mail-wish";

const ALL = { staffOfRequests: true, patientOfConfirmations: true, patientOfChanges: true };
const OWN = { requests: true, changes: true, reminders: true };

it("a mail is kept back where the organization tells nobody of its kind", () => {
  expect(isWanted("appointment.requestReceived", "EMPLOYEE", ALL, OWN)).toBe(true);
  expect(isWanted("appointment.requestReceived", "EMPLOYEE", { ...ALL, staffOfRequests: false }, OWN)).toBe(false);
  expect(isWanted("appointment.confirmed", "PATIENT", { ...ALL, patientOfConfirmations: false }, OWN)).toBe(false);
  expect(isWanted("appointment.canceled", "PATIENT", { ...ALL, patientOfChanges: false }, OWN)).toBe(false);
  expect(isWanted("appointment.canceled", "EMPLOYEE", { ...ALL, patientOfChanges: false }, OWN)).toBe(true);
});

it("a mail is kept back from whoever does not want its kind, and from nobody else", () => {
  expect(isWanted("appointment.requestReceived", "EMPLOYEE", ALL, { ...OWN, requests: false })).toBe(false);
  expect(isWanted("appointment.canceled", "EMPLOYEE", ALL, { ...OWN, changes: false })).toBe(false);
  expect(isWanted("appointment.reminder", "PATIENT", ALL, { ...OWN, reminders: false })).toBe(false);
  expect(isWanted("appointment.confirmed", "PATIENT", ALL, { ...OWN, reminders: false, changes: false })).toBe(true);
});

it("what asks for an answer, was asked for or keeps an account safe is told whatever was set", () => {
  const nothing = { staffOfRequests: false, patientOfConfirmations: false, patientOfChanges: false };
  const none = { requests: false, changes: false, reminders: false };
  for (const template of ["appointment.set", "room.link", "password.reset", "security.newDevice"] as const)
    expect(isWanted(template, "PATIENT", nothing, none)).toBe(true);
});
