import { expect, it } from "vitest";
import { typedNumber } from "./typed-number";

it("takes a number that could be a paper's or a patient's for either, and one with zeros before it for a paper's", () => {
  for (const typed of ["10", "#10", "No. 10", "Nr 10", "N.º 10", "رقم ١٠"])
    expect(typedNumber(typed, "prescription"), typed).toEqual({ number: 10, of: "either" });
  for (const typed of ["000010", "No. 000010", "Nr 000010", "n.º 000010", "رقم ٠٠٠٠١٠"])
    expect(typedNumber(typed, "prescription"), typed).toEqual({ number: 10, of: "paper" });
});

it("takes a number that says whose it is at its word", () => {
  for (const typed of ["Patient no. 10", "patient number 10", "Paciente n.º 10", "المريض رقم 10", "رقم المريض 10"])
    expect(typedNumber(typed, "prescription"), typed).toEqual({ number: 10, of: "patient" });
  expect(typedNumber("Prescription 10", "prescription")).toEqual({ number: 10, of: "paper" });
  expect(typedNumber("Prescription 10", "order")).toBeNull();
});

it("takes neither a name, nor a birth date, nor a phone for a number", () => {
  for (const typed of ["Noor", "Noor 7", "17 April 1988", "17/04/1988", "", "+44 20 7946 0018"])
    expect(typedNumber(typed, "prescription"), typed).toBeNull();
});
