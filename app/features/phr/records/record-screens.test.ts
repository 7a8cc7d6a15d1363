import { describe, expect, it } from "vitest";
import { kindAt } from ".";
import { emergencyContact } from "./emergency-contact";
import { goal } from "./goal";
import { screensOf } from "./record-screens";

describe("the screens of a kind of record", () => {
  it("are below its base, or in the profile itself where the kind says so", () => {
    expect(screensOf(goal)).toEqual({
      list: "health_profile/goals/list",
      create: "health_profile/goals/create",
      edit: "health_profile/goals/edit",
      view: "health_profile/goals/view",
    });
    expect(screensOf(emergencyContact)).toMatchObject({
      create: "health_profile/create_contact",
      edit: "health_profile/edit_contact",
    });
  });

  it("are found again by their addresses, and no others", () => {
    const at = (path: string) => kindAt(`/secure/providerweb/health_profile/${path}`)?.kind;
    expect(["create_contact", "edit_contact/1", "contact/list"].map(at)).toEqual(Array(3).fill("EMERGENCYCONTACT"));
    expect(["goals/view/1", "goals/edit", "healthCondition/list"].map(at)).toEqual([
      "GOALS",
      "GOALS",
      "HEALTHCONDITION",
    ]);
    expect(["create_contacts", "goals", "list"].map(at)).toEqual([undefined, undefined, undefined]);
  });
});
