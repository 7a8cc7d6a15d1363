import { sql, type SQL } from "drizzle-orm";
import { ROLE } from "~/features/identity/domain/team/roles";

/**
 * SQL that is true for the employee of an alias who sees patients: whoever holds the provider's role. The team user
 * type alone does not say it, as a nurse has the type of a doctor (specification, section 5).
 */
export const providesText = (alias: string): string =>
  `EXISTS (SELECT 1 FROM employee_role er JOIN role pr ON pr.organization_id = er.organization_id AND pr.id = er.role_id
  WHERE er.organization_id = ${alias}.organization_id AND er.employee_id = ${alias}.id AND pr.name = '${ROLE.PROVIDER}' AND pr.enabled = 1)`;

/** The same as a condition on the table of employees. */
export const provides = (): SQL => sql.raw(providesText("employee"));
