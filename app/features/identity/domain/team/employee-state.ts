/** What the rows of an employee and their account say that decides their state. Instants in UTC ms. */
export interface EmployeeFacts {
  readonly adminApproval: number;
  readonly enabled: boolean;
  readonly invitedAt: number | null;
  readonly deletedAt: number | null;
  /** Whether a password was ever chosen. */
  readonly hasPassword: boolean;
  readonly isCreator: boolean;
}

export const EMPLOYEE_STATES = ["active", "invited", "waiting", "rejected", "disabled", "deleted"] as const;
export type EmployeeState = (typeof EMPLOYEE_STATES)[number];

/**
 * How an employee stands: somebody who was turned down was never approved and is disabled; somebody invited has not
 * chosen a password yet.
 */
export function employeeState(facts: Omit<EmployeeFacts, "isCreator">): EmployeeState {
  if (facts.deletedAt !== null) return "deleted";
  const approved = facts.adminApproval === 1;
  if (!facts.enabled) return approved ? "disabled" : "rejected";
  if (!approved) return "waiting";
  return facts.invitedAt !== null && !facts.hasPassword ? "invited" : "active";
}
