interface Scope {
  employeeId: string | null;
  departmentId: string | null;
}

/** Who answers by a service: its provider, those of its department, or all. */
export const providersOf = <P extends { id: string; departmentIds: readonly string[] }>(
  { employeeId, departmentId }: Scope,
  all: readonly P[],
): P[] =>
  all.filter(({ id, departmentIds }) =>
    employeeId === null ? departmentId === null || departmentIds.includes(departmentId) : id === employeeId,
  );
