import { describe, expect, it } from "vitest";
import { keptFrom, offeredOnlyTo } from "./who-may-book";

const everybody = { availableToNewPatients: true, newPatientsOnly: false };
const patients = { availableToNewPatients: false, newPatientsOnly: false };
const newcomers = { availableToNewPatients: true, newPatientsOnly: true };

describe("whom an offering is for", () => {
  it("is everybody, patients of the clinic, or people new to it", () => {
    expect(offeredOnlyTo(everybody)).toBeNull();
    expect(offeredOnlyTo(patients)).toBe("patients");
    expect(offeredOnlyTo(newcomers)).toBe("newPatients");
  });

  it("keeps a stranger from what is for patients, and from nothing else", () => {
    expect(keptFrom("stranger", everybody)).toBeNull();
    expect(keptFrom("stranger", patients)).toBe("patients");
    expect(keptFrom("stranger", newcomers)).toBeNull();
  });

  it("keeps a patient who has been here from what is for newcomers, and one who has not from nothing", () => {
    expect(keptFrom("returningPatient", everybody)).toBeNull();
    expect(keptFrom("returningPatient", patients)).toBeNull();
    expect(keptFrom("returningPatient", newcomers)).toBe("newPatients");
    for (const offering of [everybody, patients, newcomers]) expect(keptFrom("newPatient", offering)).toBeNull();
  });
});
