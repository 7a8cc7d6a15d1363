import { and, eq, ne, notExists, sql, type SQL } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee, employeeProfile } from "~/db/schema/identity.server";

/** Of the employee in the statement around: they accept whatever the practice does, or chose this insurer among them. */
export const acceptsInsurer = (db: TenantDb, insurer: string): SQL =>
  notExists(
    db.orm
      .select(pick({ id: employeeProfile.employeeId }))
      .from(employeeProfile)
      .where(
        and(
          db.own(employeeProfile),
          eq(employeeProfile.employeeId, employee.id),
          ne(employeeProfile.insurers, []),
          sql`NOT EXISTS (SELECT 1 FROM json_each(${employeeProfile.insurers}) accepted WHERE accepted.value = ${insurer})`,
        ),
      ),
  );
