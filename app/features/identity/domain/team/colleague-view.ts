import { employeeState, type EmployeeFacts } from "./employee-state";

interface Colleague extends EmployeeFacts {
  readonly id: string;
  readonly title: number;
  readonly gender: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly designation: string;
  readonly languages: readonly string[];
  readonly teamUserType: number;
  readonly displayProfile: boolean;
  readonly version: number;
}

/** An employee in the shape of the specification's Employee, with how they stand; what they hold comes from the team's view. */
export const colleagueView = (employee: Colleague) => ({
  id: employee.id,
  uuid: employee.id,
  username: employee.email,
  honorific: employee.title,
  gender: employee.gender,
  firstName: employee.firstName,
  lastName: employee.lastName,
  designation: employee.designation,
  languages: employee.languages,
  teamUserType: employee.teamUserType,
  adminApproval: employee.adminApproval,
  enabled: employee.enabled,
  isCreator: employee.isCreator,
  displayProfile: employee.displayProfile,
  status: employeeState(employee).toUpperCase(),
  version: employee.version,
});
