import { timingsView, type StoredSlot } from "./timings-view";

interface Held {
  readonly employeeId: string;
}

/** What employees hold, as rows. */
interface TeamRows<Employee extends { id: string }> {
  readonly employees: readonly Employee[];
  readonly roles: readonly (Held & { id: string; name: string })[];
  readonly branches: readonly (Held & { branchId: string })[];
  readonly departments: readonly (Held & { departmentId: string })[];
  readonly offerings: readonly (Held & { id: string; offeringsType: string })[];
  readonly slots: readonly (Held & StoredSlot)[];
}

/** Each employee with what they hold, in the shape of the specification's Employee. */
export function teamView<Employee extends { id: string }>({
  employees,
  roles,
  branches,
  departments,
  offerings,
  slots,
}: TeamRows<Employee>) {
  return employees.map((employee) => {
    const own = <Row extends Held>(rows: readonly Row[]) => rows.filter(({ employeeId }) => employeeId === employee.id);
    const branchIds = own(branches).map(({ branchId }) => branchId);
    return {
      ...employee,
      userRoles: own(roles).map(({ name }) => ({ name })),
      roleIds: own(roles).map(({ id }) => id),
      branchIds,
      departmentIds: own(departments).map(({ departmentId }) => departmentId),
      serviceOfferingIds: own(offerings).map(({ id }) => id),
      offeringsTypes: [...new Set(own(offerings).map(({ offeringsType }) => offeringsType))],
      timings: timingsView(branchIds, own(slots)),
    };
  });
}

/** The roles with the authorities that each gives. */
export function rolesView(rows: readonly { roleId: string; name: string; authority: string }[]) {
  const roles = new Map<string, { id: string; name: string; authorities: string[] }>();
  for (const { roleId, name, authority } of rows) {
    const role = roles.get(roleId) ?? { id: roleId, name, authorities: [] };
    role.authorities.push(authority);
    roles.set(roleId, role);
  }
  return [...roles.values()];
}
