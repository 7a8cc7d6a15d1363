import { describe, expect, it } from "vitest";
import { maySkip, signupSteps, stepAfter, stepRules, type RegistrationRules } from "./registration-rules";

const RULES: RegistrationRules = {
  birthDate: "REQUIRED",
  gender: "REQUIRED",
  bloodGroup: "HIDDEN",
  address: "OPTIONAL",
  insurance: "REQUIRED",
  identification: "HIDDEN",
  terms: "Be kind.",
};

const GIVEN = { birthDate: "1990-01-01", gender: 2 };

describe("the steps of signing up", () => {
  it("are those in which something is asked", () => {
    const steps = (rules: RegistrationRules) => signupSteps(stepRules(rules, GIVEN));
    expect(steps(RULES)).toEqual(["profile", "insurance", "terms"]);
    expect(steps({ ...RULES, address: "HIDDEN", insurance: "HIDDEN", terms: " " })).toEqual([]);
  });

  it("ask for a birth date and a gender that became a must after the account was made, and for no others", () => {
    const nothingElse: RegistrationRules = { ...RULES, address: "HIDDEN", insurance: "HIDDEN", terms: "" };
    const later = stepRules(nothingElse, { ...GIVEN, birthDate: "" });
    expect([later.birthDate, later.gender]).toEqual(["REQUIRED", "HIDDEN"]);
    expect([signupSteps(later), maySkip("profile", later)]).toEqual([["profile"], false]);
    const choice = stepRules({ ...nothingElse, birthDate: "OPTIONAL" }, { birthDate: "", gender: -1 });
    expect([choice.birthDate, choice.gender]).toEqual(["HIDDEN", "REQUIRED"]);
  });

  it("follow one another and end", () => {
    expect(stepAfter("profile", ["profile", "insurance", "terms"])).toBe("insurance");
    expect(stepAfter("identification", ["profile", "insurance", "terms"])).toBe("insurance");
    expect(stepAfter("terms", ["profile", "insurance", "terms"])).toBeNull();
  });

  it("may be left out where nothing in them must be given; terms never", () => {
    expect(maySkip("profile", stepRules(RULES, GIVEN))).toBe(true);
    expect(maySkip("insurance", RULES)).toBe(false);
    expect(maySkip("terms", RULES)).toBe(false);
  });
});
