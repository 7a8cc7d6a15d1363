import { expect, it } from "vitest";
import { removalMessages } from "./removal-message";

it("speaks to staff of the patient, and to the patient of themselves", () => {
  expect(removalMessages(["patient-busy"])).toEqual(["scheduling:set.patientBusy"]);
  expect(removalMessages(["patient-busy"], "patient")).toEqual(["booking:rules.patientBusy"]);
});

it("says each sentence once", () => {
  expect(removalMessages(["no-timing", "outside-day", "busy"])).toEqual([
    "booking:rules.outsideHours",
    "booking:rules.alreadyTaken",
  ]);
});

it("names the location where that is what is wrong, not the time", () => {
  expect(removalMessages(["other-place"])).toEqual(["booking:rules.otherPlace"]);
});
