import { describe, expect, it } from "vitest";
import { newPatientSaid } from "./new-patient-said";

const nothing = { name: "", phone: "", email: "", birthDate: undefined };

describe("what a search for a patient says of a new one", () => {
  it("takes the first word for the first name and the rest for the last", () => {
    const said = newPatientSaid({ ...nothing, name: "Maria de la Cruz" });
    expect(said).toEqual({ firstName: "Maria", lastName: "de la Cruz" });
    expect(newPatientSaid({ ...nothing, name: "Maria" })).toEqual({ firstName: "Maria" });
  });
  it("carries every part that was typed, and no other", () => {
    const typed = { name: "Nadia Amin", phone: "07700 900733", email: "n@amin.example", birthDate: "1999-04-17" };
    expect(newPatientSaid(typed)).toEqual({
      ...{ firstName: "Nadia", lastName: "Amin", phone: "07700 900733" },
      ...{ email: "n@amin.example", birthDate: "1999-04-17" },
    });
    expect(newPatientSaid(nothing)).toEqual({});
  });
});
