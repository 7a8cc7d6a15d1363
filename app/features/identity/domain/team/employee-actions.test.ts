import { describe, expect, it } from "vitest";
import {
  EMPLOYEE_ACTION_RULES,
  EMPLOYEE_ACTIONS,
  employeeActionRefusal,
  joinsTeam,
  offeredActions,
} from "./employee-actions";
import { employeeState, type EmployeeFacts } from "./employee-state";

const facts = (more: Partial<EmployeeFacts> = {}): EmployeeFacts & { id: string } => ({
  id: "one",
  adminApproval: 1,
  enabled: true,
  invitedAt: null,
  deletedAt: null,
  hasPassword: true,
  isCreator: false,
  ...more,
});

const STATES = {
  active: facts(),
  invited: facts({ invitedAt: 1, hasPassword: false }),
  waiting: facts({ adminApproval: 0 }),
  rejected: facts({ adminApproval: 0, enabled: false }),
  disabled: facts({ enabled: false }),
  deleted: facts({ enabled: false, deletedAt: 1 }),
};

describe("the state of an employee", () => {
  it.each(Object.entries(STATES))("is %s by what the rows say", (state, row) => {
    expect(employeeState(row)).toBe(state);
  });

  it("of somebody invited who has chosen a password is active", () => {
    expect(employeeState(facts({ invitedAt: 1, hasPassword: true }))).toBe("active");
  });
});

describe("what can be done with an employee", () => {
  const ALLOWED = {
    active: ["unapprove", "disable", "delete"],
    invited: ["unapprove", "disable", "delete"],
    waiting: ["approve", "reject", "delete"],
    rejected: ["approve", "enable", "delete"],
    disabled: ["enable", "delete"],
    deleted: ["restore"],
  };

  it.each(Object.entries(ALLOWED))("is this where they are %s", (state, allowed) => {
    const employee = STATES[state as keyof typeof STATES];
    const possible = EMPLOYEE_ACTIONS.filter(
      (action) => employeeActionRefusal({ action, employee, actorEmployeeId: "other" }) === undefined,
    );
    expect(possible).toEqual(allowed);
  });

  it("removes neither the owner nor oneself", () => {
    const owner = facts({ isCreator: true });
    expect(employeeActionRefusal({ action: "disable", employee: owner, actorEmployeeId: "one" })).toBe("ownerStays");
    expect(employeeActionRefusal({ action: "delete", employee: facts(), actorEmployeeId: "one" })).toBe("notYourself");
    expect(offeredActions({ employee: owner, actorEmployeeId: "other" })).toEqual([]);
  });

  it("can be taken back: each action's undo is possible right after it", () => {
    const after = { approve: "active", reject: "rejected", disable: "disabled", delete: "deleted" } as const;
    for (const [action, state] of Object.entries(after)) {
      const { undo } = EMPLOYEE_ACTION_RULES[action as keyof typeof after];
      expect(EMPLOYEE_ACTION_RULES[undo].from).toContain(state);
    }
  });

  it("makes the team larger except where somebody goes back to waiting", () => {
    expect(joinsTeam("enable", "disabled")).toBe(true);
    expect(joinsTeam("enable", "rejected")).toBe(false);
    expect(joinsTeam("approve", "waiting")).toBe(true);
    expect(joinsTeam("disable", "active")).toBe(false);
  });
});
