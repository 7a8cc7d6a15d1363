import { describe, expect, it } from "vitest";
import { maySkip, signupSteps, stepAfter, type RegistrationRules } from "./registration-rules";

const RULES: RegistrationRules = {
  birthDate: "REQUIRED",
  gender: "REQUIRED",
  bloodGroup: "HIDDEN",
  address: "OPTIONAL",
  insurance: "REQUIRED",
  identification: "HIDDEN",
  terms: "Be kind.",
};

describe("the steps of signing up", () => {
  it("are those in which something is asked", () => {
    expect(signupSteps(RULES)).toEqual(["profile", "insurance", "terms"]);
    expect(signupSteps({ ...RULES, address: "HIDDEN", insurance: "HIDDEN", terms: " " })).toEqual([]);
  });

  it("follow one another and end", () => {
    expect(stepAfter("profile", ["profile", "insurance", "terms"])).toBe("insurance");
    expect(stepAfter("identification", ["profile", "insurance", "terms"])).toBe("insurance");
    expect(stepAfter("terms", ["profile", "insurance", "terms"])).toBeNull();
  });

  it("may be left out where nothing in them must be given; terms never", () => {
    expect(maySkip("profile", RULES)).toBe(true);
    expect(maySkip("insurance", RULES)).toBe(false);
    expect(maySkip("terms", RULES)).toBe(false);
  });
});
