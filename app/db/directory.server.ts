import { and, eq, gt, ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { organization, organizationHost, releaseFlag } from "./schema/directory.server";
import { pick } from "./pick.server";

/** Limits that the operator sets for an organization. */
export interface OrganizationLimits {
  /** Largest number of people in the team; null for no limit. */
  employeeListLimit: number | null;
  /** Largest number of credits that may be granted at once; null for no limit. */
  creditMaxValue: number | null;
  /** State of the trial, in the specification's words; null if there is none. */
  trialState: "TRAIL" | "TRIALEXPIRED" | null;
}

/** Directory entry of an organization. */
export interface DirectoryEntry {
  id: number;
  slug: string;
  name: string;
  database: string;
  epoch: number;
  jurisdiction: string | null;
  status: "ACTIVE" | "MOVING" | "CLOSED";
  demo: boolean;
  /** Names of the release flags that are turned on. */
  flags: string[];
  /** Limits, known before the organization's own database is read; null until the operator sets them. */
  limits: OrganizationLimits | null;
}

const entry = pick({
  id: organization.id,
  slug: organization.slug,
  name: organization.name,
  database: organization.database,
  epoch: organization.epoch,
  jurisdiction: organization.jurisdiction,
  status: organization.status,
  demo: organization.demo,
});

const limitColumns = pick({
  employeeListLimit: organization.employeeListLimit,
  creditMaxValue: organization.creditMaxValue,
  trialState: organization.trialState,
  limitedAt: organization.limitedAt,
});

/** Finds an organization by a host name, its slug or its id; undefined if there is none. One round trip. */
export async function findOrganization(
  directory: D1Database,
  by: { host: string } | { slug: string } | { id: number },
): Promise<DirectoryEntry | undefined> {
  const orm = drizzle(directory);
  const condition =
    "host" in by
      ? eq(organizationHost.host, by.host)
      : "slug" in by
        ? eq(organization.slug, by.slug)
        : eq(organization.id, by.id);
  const rows = await orm
    .select({ ...entry, ...limitColumns, ...pick({ flag: releaseFlag.name }) })
    .from(organization)
    .leftJoin(organizationHost, eq(organizationHost.organizationId, organization.id))
    .leftJoin(releaseFlag, and(eq(releaseFlag.organizationId, organization.id), eq(releaseFlag.enabled, true)))
    .where(condition)
    .all();
  const [first] = rows;
  if (!first) return undefined;
  const { flag: _flag, employeeListLimit, creditMaxValue, trialState, limitedAt, ...found } = first;
  const limits = limitedAt === null ? null : { employeeListLimit, creditMaxValue, trialState };
  return { ...found, limits, flags: [...new Set(rows.flatMap((row) => (row.flag ? [row.flag] : [])))] };
}

/** Adds an organization and its host names in one batch. Throws if the slug or a host name is taken. */
export async function addOrganization(
  directory: D1Database,
  added: Omit<DirectoryEntry, "flags" | "limits">,
  hosts: string[],
  now: number,
): Promise<void> {
  const orm = drizzle(directory);
  await orm.batch([
    orm.insert(organization).values({ ...added, createdAt: now }),
    ...hosts.map((host) => orm.insert(organizationHost).values({ host, organizationId: added.id })),
  ]);
}

/** Turns a release flag of an organization on or off. */
export async function switchFlag(directory: D1Database, id: number, name: string, enabled: boolean): Promise<void> {
  await drizzle(directory)
    .insert(releaseFlag)
    .values({ organizationId: id, name, enabled })
    .onConflictDoUpdate({ target: [releaseFlag.organizationId, releaseFlag.name], set: { enabled } });
}

/** Sets the limits of an organization as of `now` (UTC ms). */
export async function writeLimits(
  directory: D1Database,
  id: number,
  limits: OrganizationLimits,
  now: number,
): Promise<void> {
  await drizzle(directory)
    .update(organization)
    .set({ ...limits, limitedAt: now })
    .where(eq(organization.id, id));
}

/** Ids of up to `limit` organizations after `after`, in order, without closed ones. */
export async function listOrganizationIds(directory: D1Database, after: number, limit: number): Promise<number[]> {
  const rows = await drizzle(directory)
    .select(pick({ id: organization.id }))
    .from(organization)
    .where(and(gt(organization.id, after), ne(organization.status, "CLOSED")))
    .orderBy(organization.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
