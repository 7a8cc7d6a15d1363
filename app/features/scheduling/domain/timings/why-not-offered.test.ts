import { describe, expect, it } from "vitest";
import { REMOVAL_RULES } from "./explain-time";
import { PUBLIC_ACCESS_RULES, publicAccessRules, homeOf, rulesAgainst, type PublicAccess } from "./why-not-offered";

const OPEN: PublicAccess = {
  given: true,
  enabled: true,
  onlineBookingOption: "ENABLED",
  availableToNewPatients: true,
  newPatientsOnly: false,
  profileShown: true,
  doctorCanBeChosen: true,
};

describe("what keeps every time of a doctor, offering and place from patients", () => {
  it("is nothing where all doors are open", () => {
    expect(publicAccessRules(OPEN)).toEqual([]);
  });

  it.each([
    [{ given: false }, "not-given"],
    [{ enabled: false }, "offering-disabled"],
    [{ onlineBookingOption: "DISABLED" }, "online-booking-off"],
    [{ onlineBookingOption: "CALL_TO_BOOK" }, "call-to-book"],
    [{ availableToNewPatients: false }, "not-for-new-patients"],
    [{ newPatientsOnly: true }, "only-for-new-patients"],
    [{ profileShown: false }, "profile-hidden"],
    [{ doctorCanBeChosen: false }, "only-any-doctor"],
  ] as const)("%o is %s", (closed, rule) => {
    expect(publicAccessRules({ ...OPEN, ...closed })).toEqual([rule]);
  });

  it("names every one that is closed", () => {
    const closed = { ...OPEN, given: false, enabled: false, profileShown: false };
    expect(publicAccessRules(closed)).toEqual(["not-given", "offering-disabled", "profile-hidden"]);
  });
});

describe("all that keeps one time from patients", () => {
  it("is what holds for every time, and then what is in the way of this one", () => {
    expect(rulesAgainst([], "offered")).toEqual([]);
    expect(rulesAgainst(["profile-hidden"], "offered")).toEqual(["profile-hidden"]);
    expect(rulesAgainst(["profile-hidden"], ["busy"])).toEqual(["profile-hidden", "busy"]);
  });

  it("does not say twice that the place is not among the doctor's", () => {
    expect(rulesAgainst(["not-given"], ["other-place"])).toEqual(["not-given"]);
    expect(rulesAgainst([], ["other-place"])).toEqual(["other-place"]);
  });

  it("has a place where it is changed, but for the clock's own doing", () => {
    const nowhere = [...PUBLIC_ACCESS_RULES, ...REMOVAL_RULES].filter((rule) => homeOf(rule) === "nowhere");
    expect(nowhere).toEqual(["in-past", "skipped-by-dst"]);
  });
});
