import { and, sql } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { branch } from "~/db/schema/organization.server";

/** A location as papers and lists name it. */
export interface NamedPlace {
  id: string;
  name: string;
  address: string;
  city: string;
  postalCode: string;
  countryCode: string;
  phone: string;
  email: string;
  /** IANA. */
  timeZone: string;
}

/** Locations by their ids, those that are closed too; one that is unknown is left out. */
export async function readPlaces(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, NamedPlace>> {
  if (ids.length === 0) return new Map();
  const { id, name, address, city, postalCode, countryCode, phone, email, timeZone } = branch;
  const found = await db.orm
    .select(pick({ id, name, address, city, postalCode, countryCode, phone, email, timeZone }))
    .from(branch)
    .where(and(db.own(branch), sql`${branch.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`));
  return new Map(found.map((place) => [place.id, place]));
}
