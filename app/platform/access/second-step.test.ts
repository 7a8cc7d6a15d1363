import { describe, expect, test } from "vitest";
import { isIdle, mayDoWithout, secondStep } from "./second-step.server";

const people = {
  patient: { userType: "CUSTOMER", teamUserType: null, isCreator: null },
  doctor: { userType: "EMPLOYEE", teamUserType: 2, isCreator: 0 },
  doctorAndAdmin: { userType: "EMPLOYEE", teamUserType: 3, isCreator: 0 },
  admin: { userType: "EMPLOYEE", teamUserType: 1, isCreator: 0 },
  creator: { userType: "EMPLOYEE", teamUserType: 2, isCreator: 1 },
} as const;

const asked = (required: "NOBODY" | "ADMINISTRATORS" | "EMPLOYEES" | "EVERYONE") =>
  Object.entries(people).flatMap(([name, person]) =>
    secondStep({ secondFactorOf: required, idleMinutes: 0 }, person, false) === "set-up" ? [name] : [],
  );

describe("the second step", () => {
  test("is asked of those whom the organization's policy names", () => {
    expect(asked("NOBODY")).toEqual([]);
    expect(asked("ADMINISTRATORS")).toEqual(["doctorAndAdmin", "admin", "creator"]);
    expect(asked("EMPLOYEES")).toEqual(["doctor", "doctorAndAdmin", "admin", "creator"]);
    expect(asked("EVERYONE")).toEqual(["patient", "doctor", "doctorAndAdmin", "admin", "creator"]);
  });

  test("is asked of whoever has a factor, whatever the policy, and then it is its code", () => {
    for (const person of Object.values(people)) {
      expect(secondStep({ secondFactorOf: "NOBODY", idleMinutes: 0 }, person, true)).toBe("code");
      expect(secondStep({ secondFactorOf: "EVERYONE", idleMinutes: 0 }, person, true)).toBe("code");
    }
  });

  test("can be done without by those of whom it is not asked", () => {
    expect(mayDoWithout({ secondFactorOf: "EMPLOYEES", idleMinutes: 0 }, people.patient)).toBe(true);
    expect(mayDoWithout({ secondFactorOf: "EMPLOYEES", idleMinutes: 0 }, people.doctor)).toBe(false);
  });
});

test("a session is idle once the minutes have passed since it was last used, or opened", () => {
  const session = { createdAt: 1_000, lastSeenAt: 0 };
  expect(isIdle(session, 15, 1_000 + 15 * 60_000)).toBe(false);
  expect(isIdle(session, 15, 1_001 + 15 * 60_000)).toBe(true);
  expect(isIdle({ ...session, lastSeenAt: 500_000 }, 15, 1_001 + 15 * 60_000)).toBe(false);
  expect(isIdle(session, 0, Number.MAX_SAFE_INTEGER)).toBe(false);
});
