import { EMPLOYEE_ACTION_RULES, EMPLOYEE_ACTIONS, type EmployeeAction } from "./employee-actions";
import { employeeState } from "./employee-state";

/** What has just been done to an employee, as an address names it. */
const DONE = [...EMPLOYEE_ACTIONS, "created", "updated", "invited", "services", "owner"] as const;
export type Done = (typeof DONE)[number];

export interface DoneView {
  what: Done;
  person: { id: string; title: number; firstName: string; lastName: string; version: number };
  /** What takes it back; null where nothing does. */
  undo: EmployeeAction | null;
  /** Whether somebody who was deleted was enabled, and shall be again. */
  wasEnabled: boolean;
}

export const doneOf = (name: string | null): Done | undefined => DONE.find((each) => each === name);

const isAction = (done: Done): done is EmployeeAction => EMPLOYEE_ACTIONS.some((action) => action === done);

/** Whether it is still so: an action holds as long as what takes it back can be taken. */
export const isStillDone = (done: Done, facts: Parameters<typeof employeeState>[0]): boolean =>
  !isAction(done) || EMPLOYEE_ACTION_RULES[EMPLOYEE_ACTION_RULES[done].undo].from.includes(employeeState(facts));

/** What takes back what was done. What itself was taken back is not offered to be done again. */
export function undoOf(done: Done): EmployeeAction | null {
  if (!isAction(done) || done === "unapprove" || done === "restore") return null;
  return EMPLOYEE_ACTION_RULES[done].undo;
}
