import type { ColumnShowings } from "~/kernel/lists/list-choice";
import type { PersonColour } from "~/kernel/person-colour";
import { offeredActions } from "./employee-actions";
import { employeeState, type EmployeeFacts } from "./employee-state";
import { jobOf } from "./job";

/** The columns of the list of the team. */
export const TEAM_COLUMNS = {
  name: "always",
  job: "usual",
  state: "usual",
  email: "extra",
  phone: "extra",
  actions: "always",
} as const satisfies ColumnShowings;

export type TeamColumn = keyof typeof TEAM_COLUMNS;

interface Listed extends EmployeeFacts {
  readonly id: string;
  readonly title: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Without the plus, or empty. */
  readonly phoneCallingCode: string;
  readonly phone: string;
  readonly designation: string;
  readonly teamUserType: number;
  readonly roles: readonly string[];
  readonly version: number;
  readonly photoFileId: string | null;
  readonly colour: PersonColour | null;
}

/** An employee as the list shows them: how they stand, what they do, and what can be done with them. */
export function listEntry(employee: Listed, actorEmployeeId: string | null) {
  const { id, title, firstName, lastName, email, phoneCallingCode, phone, designation } = employee;
  const { version, isCreator, photoFileId, colour } = employee;
  const state = employeeState(employee);
  return {
    id,
    title,
    firstName,
    lastName,
    email,
    phone: phone && [phoneCallingCode && `+${phoneCallingCode}`, phone].filter(Boolean).join(" "),
    designation,
    version,
    isCreator,
    photoFileId,
    colour,
    state,
    job: jobOf(employee),
    actions: offeredActions({ employee, actorEmployeeId }),
    canInvite: employee.adminApproval === 1 && employee.enabled && !employee.hasPassword,
  };
}

export type EmployeeEntry = ReturnType<typeof listEntry>;
