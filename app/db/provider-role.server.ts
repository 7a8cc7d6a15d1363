import { sql, type SQL } from "drizzle-orm";
import { ROLE } from "~/features/identity/domain/team/roles";

/**
 * SQL condition: the employee of an alias sees patients, that is, holds the provider's role. The team user type does
 * not say so, since a nurse has the type of a doctor (specification, section 5).
 */
export const providesText = (alias: string): string =>
  `EXISTS (SELECT 1 FROM employee_role er JOIN role pr ON pr.organization_id = er.organization_id AND pr.id = er.role_id
  WHERE er.organization_id = ${alias}.organization_id AND er.employee_id = ${alias}.id AND pr.name = '${ROLE.PROVIDER}' AND pr.enabled = 1)`;

/** The same condition for the table `employee`. */
export const provides = (): SQL => sql.raw(providesText("employee"));
