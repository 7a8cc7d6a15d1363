import { expect, it } from "vitest";
import { joinableBelow, teamRefusal } from "./team-limit";

const settings = (employeeListLimit: number | null, restrictedMode = false) => ({ employeeListLimit, restrictedMode });

it("lets the team grow up to its limit, and any size where there is none", () => {
  expect(teamRefusal(4, settings(5))).toBeUndefined();
  expect(teamRefusal(5, settings(5))).toBe("teamIsFull");
  expect(teamRefusal(5_000, settings(null))).toBeUndefined();
});

it("lets nobody in while the organization is restricted", () => {
  expect(teamRefusal(0, settings(null, true))).toBe("restrictedMode");
  expect(joinableBelow(settings(7, true))).toBe(0);
  expect(joinableBelow(settings(7))).toBe(7);
});
