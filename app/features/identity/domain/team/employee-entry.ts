import type { PersonColour } from "~/kernel/person-colour";
import { offeredActions } from "./employee-actions";
import { employeeState, type EmployeeFacts } from "./employee-state";
import { jobOf } from "./job";

interface Listed extends EmployeeFacts {
  readonly id: string;
  readonly title: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly designation: string;
  readonly teamUserType: number;
  readonly roles: readonly string[];
  readonly version: number;
  readonly photoFileId: string | null;
  readonly colour: PersonColour | null;
}

/** An employee as the list shows them: how they stand, what they do, and what can be done with them. */
export function listEntry(employee: Listed, actorEmployeeId: string | null) {
  const { id, title, firstName, lastName, email, designation, version, isCreator, photoFileId, colour } = employee;
  const state = employeeState(employee);
  return {
    id,
    title,
    firstName,
    lastName,
    email,
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
