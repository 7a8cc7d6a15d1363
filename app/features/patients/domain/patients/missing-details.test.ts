import { describe, expect, it } from "vitest";
import { missingDetails, requiredStep, type HeldDetails } from "./missing-details";
import type { RegistrationRules } from "../registration/registration-rules";

const ALL: RegistrationRules = {
  birthDate: "REQUIRED",
  gender: "REQUIRED",
  bloodGroup: "REQUIRED",
  address: "REQUIRED",
  insurance: "REQUIRED",
  identification: "REQUIRED",
  terms: "Be kind.",
};
const NOTHING: HeldDetails = {
  birthDate: "",
  gender: -1,
  bloodGroup: -1,
  address: "",
  city: "",
  hasIdentification: false,
  hasInsurance: false,
  acceptedTerms: false,
};
const EVERYTHING: HeldDetails = {
  birthDate: "1990-01-01",
  gender: 2,
  bloodGroup: 4,
  address: "1 Palm road",
  city: "Manama",
  hasIdentification: true,
  hasInsurance: true,
  acceptedTerms: true,
};

describe("what a patient must still give", () => {
  it("is everything that is required, in the order in which it is asked", () => {
    expect(missingDetails(ALL, NOTHING)).toEqual([
      "birthDate",
      "gender",
      "bloodGroup",
      "address",
      "identification",
      "insurance",
      "terms",
    ]);
    expect(missingDetails(ALL, EVERYTHING)).toEqual([]);
  });

  it("is nothing that is a choice or not asked for", () => {
    const choice: RegistrationRules = {
      birthDate: "OPTIONAL",
      gender: "OPTIONAL",
      bloodGroup: "HIDDEN",
      address: "OPTIONAL",
      insurance: "OPTIONAL",
      identification: "HIDDEN",
      terms: "  ",
    };
    expect(missingDetails(choice, NOTHING)).toEqual([]);
    expect(requiredStep(choice, NOTHING)).toBeNull();
  });

  it("is an address without its town as well, and no terms of whoever has no account", () => {
    expect(missingDetails(ALL, { ...EVERYTHING, city: "" })).toEqual(["address"]);
    expect(missingDetails(ALL, { ...EVERYTHING, acceptedTerms: null })).toEqual([]);
  });
});

describe("the step that a patient is sent back to", () => {
  it("is the first that they owe, also for what only became a must since they signed up", () => {
    expect(requiredStep(ALL, NOTHING)).toBe("profile");
    expect(requiredStep(ALL, { ...EVERYTHING, hasIdentification: false, hasInsurance: false })).toBe("identification");
    expect(requiredStep(ALL, { ...EVERYTHING, hasInsurance: false })).toBe("insurance");
    expect(requiredStep(ALL, { ...EVERYTHING, acceptedTerms: false })).toBe("terms");
    expect(requiredStep(ALL, { ...EVERYTHING, birthDate: "" })).toBe("profile");
    expect(requiredStep(ALL, { ...EVERYTHING, gender: -1 })).toBe("profile");
    expect(requiredStep(ALL, EVERYTHING)).toBeNull();
  });
});
