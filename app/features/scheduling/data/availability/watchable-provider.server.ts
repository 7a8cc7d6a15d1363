import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { employee } from "~/db/schema/identity.server";
import { providerStatement } from "../booking/providers.server";

/** Whether there is such an employee, and whether patients can book them. */
export async function readWatchable(db: TenantDb, employeeId: string): Promise<{ known: boolean; bookable: boolean }> {
  const [known, bookable] = await db.batch([
    db.orm
      .select(pick({ id: employee.id }))
      .from(employee)
      .where(and(db.own(employee), eq(employee.id, employeeId), eq(employee.enabled, true))),
    providerStatement(db, employeeId),
  ]);
  return { known: known.length > 0, bookable: bookable.length > 0 };
}
