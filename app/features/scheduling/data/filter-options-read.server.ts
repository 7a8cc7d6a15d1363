import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { provides } from "~/db/provider-role.server";
import { employee } from "~/db/schema/identity.server";
import { branch } from "~/db/schema/organization.server";

/** What lists can be narrowed by: the doctors and the places of the organization. */
export interface FilterOptions {
  providers: { id: string; title: number; firstName: string; lastName: string }[];
  branches: { id: string; name: string }[];
}

/** Reads them, each by name. */
export async function readFilterOptions(db: TenantDb): Promise<FilterOptions> {
  const [providers, branches] = await db.batch([
    db.orm
      .select(
        pick({ id: employee.id, title: employee.title, firstName: employee.firstName, lastName: employee.lastName }),
      )
      .from(employee)
      .where(and(db.own(employee), eq(employee.enabled, true), eq(employee.adminApproval, 1), provides()))
      .orderBy(asc(employee.lastName)),
    db.orm
      .select(pick({ id: branch.id, name: branch.name }))
      .from(branch)
      .where(and(db.own(branch), eq(branch.enabled, true)))
      .orderBy(asc(branch.name)),
  ]);
  return { providers, branches };
}
