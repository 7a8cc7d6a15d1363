import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { recordRows } from "~/db/record-rows.server";
import { branch, department, serviceOffering, serviceOfferingConfig } from "~/db/schema/organization.server";
import { clientOrganization } from "~/db/schema/settings.server";
import type { CatalogKind, VisitsInTheWay } from "../../domain/catalog/catalog";

export const branchesStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        id: branch.id,
        name: branch.name,
        address: branch.address,
        city: branch.city,
        postalCode: branch.postalCode,
        countryCode: branch.countryCode,
        timeZone: branch.timeZone,
        phoneCallingCode: branch.phoneCallingCode,
        phone: branch.phone,
        email: branch.email,
        enabled: branch.enabled,
        version: branch.version,
      }),
    )
    .from(branch)
    .where(db.own(branch))
    .orderBy(branch.name);

export const departmentsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        id: department.id,
        name: department.name,
        description: department.description,
        enabled: department.enabled,
        version: department.version,
      }),
    )
    .from(department)
    .where(db.own(department))
    .orderBy(department.name);

export const configsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        id: serviceOfferingConfig.id,
        type: serviceOfferingConfig.type,
        properties: serviceOfferingConfig.properties,
        enabled: serviceOfferingConfig.enabled,
        version: serviceOfferingConfig.version,
      }),
    )
    .from(serviceOfferingConfig)
    .where(db.own(serviceOfferingConfig));

export const clientsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        id: clientOrganization.id,
        name: clientOrganization.name,
        contactName: clientOrganization.contactName,
        email: clientOrganization.email,
        phone: clientOrganization.phone,
        enabled: clientOrganization.enabled,
        version: clientOrganization.version,
      }),
    )
    .from(clientOrganization)
    .where(db.own(clientOrganization))
    .orderBy(clientOrganization.name);

export const branchRows = recordRows(branch);
export const departmentRows = recordRows(department);
export const clientRows = recordRows(clientOrganization);
export const configRows = recordRows(serviceOfferingConfig);

const ROWS = {
  branch: branchRows,
  department: departmentRows,
  client: clientRows,
  config: configRows,
  offering: recordRows(serviceOffering),
} as const satisfies Record<CatalogKind, unknown>;

/** Switches something on or off; changes no row where it is so already or does not exist. */
export const switchStatement = (db: TenantDb, kind: CatalogKind, id: string, enabled: boolean) =>
  ROWS[kind].switching(db, id, enabled);

/** States in which a visit will still take place: requested, confirmed, moved, proposed, walked in. */
const TO_COME = "(1, 2, 4, 6, 11)";
const AT = { branch: "branch_id", offering: "service_offering_id" } as const;

/** The visits to come at a branch or of an offering; reads no visit of the past. */
export async function visitsInTheWay(
  db: TenantDb,
  kind: keyof typeof AT,
  id: string,
  now: number,
): Promise<VisitsInTheWay> {
  const { results } = await db
    .raw(
      `SELECT a.id, a.starts_at AS "startsAt", a.time_zone AS "timeZone", coalesce(p.first_name || ' ' || p.last_name, '') AS patient,
count(*) OVER () AS total FROM appointment a
LEFT JOIN patient p ON p.organization_id = a.organization_id AND p.id = a.patient_id
WHERE a.organization_id = ?1 AND a.${AT[kind]} = ?2 AND a.starts_at >= ?3 AND a.disabled_at IS NULL AND a.state_id IN ${TO_COME}
ORDER BY a.starts_at LIMIT 5`,
      db.organizationId,
      id,
      now,
    )
    .all<VisitsInTheWay["next"][number] & { total: number }>();
  return { total: results[0]?.total ?? 0, next: results.map(({ total: _total, ...visit }) => visit) };
}
