import { and, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { role, roleAuthority } from "~/db/schema/identity.server";

/** The enabled roles. */
export const readRoles = (db: TenantDb): Promise<{ id: string; name: string }[]> =>
  db.orm
    .select(pick({ id: role.id, name: role.name }))
    .from(role)
    .where(and(db.own(role), eq(role.enabled, true)));

/** Each enabled role with one of its authorities a row, by name. */
export const readRoleAuthorities = (db: TenantDb) =>
  db.orm
    .select(pick({ roleId: role.id, name: role.name, authority: roleAuthority.authority }))
    .from(role)
    .innerJoin(
      roleAuthority,
      and(eq(roleAuthority.organizationId, role.organizationId), eq(roleAuthority.roleId, role.id)),
    )
    .where(and(db.own(role), eq(role.enabled, true)))
    .orderBy(role.name);
