import { and, eq, sql } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { branch, department, serviceOffering, serviceOfferingConfig } from "~/db/schema/organization.server";
import { clientOrganization } from "~/db/schema/settings.server";
import type { CatalogKind, VisitsInTheWay } from "../../domain/catalog/catalog";

const TABLES = {
  branch,
  department,
  offering: serviceOffering,
  config: serviceOfferingConfig,
  client: clientOrganization,
} as const satisfies Record<CatalogKind, unknown>;

/** Switches something on or off; changes no row where it is so already or does not exist. */
export const switchStatement = (db: TenantDb, kind: CatalogKind, id: string, enabled: boolean): Statement => {
  const table = TABLES[kind];
  return db.orm
    .update(table)
    .set({ enabled, version: sql`${table.version} + 1` })
    .where(and(db.own(table), eq(table.id, id), eq(table.enabled, !enabled)));
};

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

/** The columns that a form fills in. */
type Filled<Table extends { $inferInsert: object }> = Omit<
  Table["$inferInsert"],
  "organizationId" | "id" | "version" | "enabled" | "createdAt"
>;

/** The row of something new. */
export const insertBranch = (db: TenantDb, id: string, values: Filled<typeof branch>): Statement =>
  db.orm.insert(branch).values({ organizationId: db.organizationId, id, ...values });

/** Changes the version that was read; no row where somebody changed it meanwhile. */
export const updateBranch = (db: TenantDb, id: string, version: number, values: Filled<typeof branch>): Statement =>
  db.orm
    .update(branch)
    .set({ ...values, version: version + 1 })
    .where(and(db.own(branch), eq(branch.id, id), eq(branch.version, version)));

export const insertDepartment = (db: TenantDb, id: string, values: Filled<typeof department>): Statement =>
  db.orm.insert(department).values({ organizationId: db.organizationId, id, ...values });

export const updateDepartment = (
  db: TenantDb,
  id: string,
  version: number,
  values: Filled<typeof department>,
): Statement =>
  db.orm
    .update(department)
    .set({ ...values, version: version + 1 })
    .where(and(db.own(department), eq(department.id, id), eq(department.version, version)));

export const insertClient = (
  db: TenantDb,
  id: string,
  values: Filled<typeof clientOrganization>,
  createdAt: number,
): Statement =>
  db.orm.insert(clientOrganization).values({ organizationId: db.organizationId, id, ...values, createdAt });

export const updateClient = (
  db: TenantDb,
  id: string,
  version: number,
  values: Filled<typeof clientOrganization>,
): Statement =>
  db.orm
    .update(clientOrganization)
    .set({ ...values, version: version + 1 })
    .where(and(db.own(clientOrganization), eq(clientOrganization.id, id), eq(clientOrganization.version, version)));

interface ConfigValues {
  type: (typeof serviceOfferingConfig.$inferInsert)["type"];
  instructions: string;
  onlinePaymentOptions: string;
}

const configRow = ({ type, instructions, onlinePaymentOptions }: ConfigValues) => ({
  type,
  properties: { instructions, onlinePaymentOptions },
});

export const insertConfig = (db: TenantDb, id: string, values: ConfigValues): Statement =>
  db.orm.insert(serviceOfferingConfig).values({ organizationId: db.organizationId, id, ...configRow(values) });

export const updateConfig = (db: TenantDb, id: string, version: number, values: ConfigValues): Statement =>
  db.orm
    .update(serviceOfferingConfig)
    .set({ ...configRow(values), version: version + 1 })
    .where(
      and(db.own(serviceOfferingConfig), eq(serviceOfferingConfig.id, id), eq(serviceOfferingConfig.version, version)),
    );

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
