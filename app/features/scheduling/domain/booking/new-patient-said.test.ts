import { describe, expect, it } from "vitest";
import { newPatientSaid } from "./new-patient-said";

describe("what a search for a patient says of a new one", () => {
  it("takes the first word for the first name and the rest for the last", () => {
    expect(newPatientSaid(" Maria  de la Cruz ")).toEqual({ firstName: "Maria", lastName: "de la Cruz" });
    expect(newPatientSaid("Maria")).toEqual({ firstName: "Maria" });
  });
  it("takes digits of any script for a phone", () => {
    expect(newPatientSaid("(0)77 009-00733")).toEqual({ phone: "(0)77 009-00733" });
    expect(newPatientSaid("٠٧٧٠٠")).toEqual({ phone: "٠٧٧٠٠" });
  });
  it("takes a birth date for one, and only what stands beside it for the name", () => {
    expect(newPatientSaid("17/4/1999", { birthDate: "1999-04-17", rest: "" })).toEqual({ birthDate: "1999-04-17" });
    const born = { birthDate: "1999-04-17", rest: "Nadia Amin  " };
    expect(newPatientSaid("Nadia Amin 17/4/1999", born)).toEqual({
      ...{ firstName: "Nadia", lastName: "Amin", birthDate: "1999-04-17" },
    });
  });
  it("says nothing by an email, a mixture or nothing", () => {
    for (const search of ["a@b.example", "Maria 12", "", undefined]) expect(newPatientSaid(search)).toEqual({});
  });
});
