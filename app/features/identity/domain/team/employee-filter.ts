/** The specification's filters of the list of employees. */
export const STATUS_FILTERS = ["ALL", "ENABLED", "DISABLED"] as const;
export const ROLE_FILTERS = ["all", "EMPLOYEE_ADMIN", "EMPLOYEE_PROVIDER"] as const;

export type StatusFilter = (typeof STATUS_FILTERS)[number];
export type RoleFilter = (typeof ROLE_FILTERS)[number];

/** Team user types that each filter of roles lets through (specification, section 6). */
export const TYPES_OF_ROLE_FILTER: Readonly<Record<RoleFilter, readonly number[]>> = {
  all: [1, 2, 3],
  EMPLOYEE_ADMIN: [1, 3],
  EMPLOYEE_PROVIDER: [2, 3],
};
