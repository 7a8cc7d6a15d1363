import { describe, expect, it } from "vitest";
import { keptFrom, offeredOnlyTo } from "./who-may-book";

const everybody = { newPatientsOnly: false };
const newcomers = { newPatientsOnly: true };

describe("whom an offering is for", () => {
  it("is everybody, or people new to the clinic", () => {
    expect(offeredOnlyTo(everybody)).toBeNull();
    expect(offeredOnlyTo(newcomers)).toBe("newPatients");
  });

  it("keeps a patient who has been here from what is for newcomers, and nobody else from anything", () => {
    expect(keptFrom("returningPatient", everybody)).toBeNull();
    expect(keptFrom("returningPatient", newcomers)).toBe("newPatients");
    for (const visitor of ["stranger", "newPatient"] as const)
      for (const offering of [everybody, newcomers]) expect(keptFrom(visitor, offering)).toBeNull();
  });
});
