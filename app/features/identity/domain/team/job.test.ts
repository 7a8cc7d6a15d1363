import { expect, it } from "vitest";
import { JOBS, jobOf, rolesOfJob } from "./job";

it("gives each job its team user type and roles, and is found again by them", () => {
  expect(JOBS.map((job) => [job, rolesOfJob(job)])).toEqual([
    ["1", { teamUserType: 1, roleNames: ["administrator"] }],
    ["2", { teamUserType: 2, roleNames: ["healthcare provider"] }],
    ["3", { teamUserType: 3, roleNames: ["administrator", "healthcare provider"] }],
    ["nurse", { teamUserType: 2, roleNames: ["nurse"] }],
    ["receptionist", { teamUserType: 2, roleNames: ["receptionist"] }],
    ["biller", { teamUserType: 2, roleNames: ["biller"] }],
    ["pharmacy", { teamUserType: 2, roleNames: ["pharmacy"] }],
    ["laboratory", { teamUserType: 2, roleNames: ["laboratory"] }],
  ]);
  for (const job of JOBS) {
    const { teamUserType, roleNames } = rolesOfJob(job);
    expect(jobOf({ teamUserType, roles: roleNames })).toBe(job);
  }
});

it("takes the owner's role for no job", () => {
  expect(jobOf({ teamUserType: 3, roles: ["primary account owner", "administrator", "healthcare provider"] })).toBe(
    "3",
  );
});
