import { employeeState, type EmployeeFacts, type EmployeeState } from "./employee-state";

export const EMPLOYEE_ACTIONS = ["approve", "unapprove", "reject", "disable", "enable", "delete", "restore"] as const;
export type EmployeeAction = (typeof EMPLOYEE_ACTIONS)[number];

interface Rule {
  readonly from: readonly EmployeeState[];
  /** Whether the team is one more after it, so that its limit counts. */
  readonly joins?: true;
  /** Whether what the person has open must end. */
  readonly ends?: true;
  /** What takes it back. */
  readonly undo: EmployeeAction;
}

/** Which action is there in which state, and what takes it back. */
export const EMPLOYEE_ACTION_RULES: Readonly<Record<EmployeeAction, Rule>> = {
  approve: { from: ["waiting", "rejected"], joins: true, undo: "unapprove" },
  unapprove: { from: ["active", "invited"], ends: true, undo: "approve" },
  reject: { from: ["waiting"], ends: true, undo: "enable" },
  disable: { from: ["active", "invited"], ends: true, undo: "enable" },
  enable: { from: ["disabled", "rejected"], joins: true, undo: "disable" },
  delete: { from: ["active", "invited", "waiting", "disabled", "rejected"], ends: true, undo: "restore" },
  restore: { from: ["deleted"], undo: "delete" },
};

export type EmployeeRefusal = "ownerStays" | "notYourself" | "notInThisState" | "teamIsFull" | "restrictedMode";

/** Whom an action is about, and who takes it. */
interface Wanted {
  readonly action: EmployeeAction;
  readonly employee: EmployeeFacts & { readonly id: string };
  readonly actorEmployeeId: string | null;
}

/**
 * Why an action cannot be taken; undefined where it can. The owner of the organization stays, and nobody shuts
 * themselves out.
 */
export function employeeActionRefusal({ action, employee, actorEmployeeId }: Wanted): EmployeeRefusal | undefined {
  const rule = EMPLOYEE_ACTION_RULES[action];
  if (!rule.from.includes(employeeState(employee))) return "notInThisState";
  if (!rule.ends) return undefined;
  if (employee.isCreator) return "ownerStays";
  return employee.id === actorEmployeeId ? "notYourself" : undefined;
}

/** The actions that a list offers for an employee. `unapprove` and `restore` are there to take back alone. */
export function offeredActions(wanted: Omit<Wanted, "action">): EmployeeAction[] {
  return (["approve", "reject", "enable", "disable", "delete"] as const).filter(
    (action) => employeeActionRefusal({ ...wanted, action }) === undefined,
  );
}

/**
 * Whether enabling makes the team one more: somebody who was turned down goes back to waiting, and waits outside it.
 */
export const joinsTeam = (action: EmployeeAction, state: EmployeeState): boolean =>
  EMPLOYEE_ACTION_RULES[action].joins === true && !(action === "enable" && state === "rejected");
