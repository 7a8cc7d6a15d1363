import { and, asc, desc, eq, sql } from "drizzle-orm";
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

const { id, name, address, city, postalCode, countryCode, phone, email, timeZone } = branch;
const columns = { id, name, address, city, postalCode, countryCode, phone, email, timeZone };
const among = (ids: readonly string[]) =>
  sql<number>`${branch.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Locations by their ids, those that are closed too; one that is unknown is left out. */
export async function readPlaces(db: TenantDb, ids: readonly string[]): Promise<ReadonlyMap<string, NamedPlace>> {
  if (ids.length === 0) return new Map();
  const found = await db.orm
    .select(pick(columns))
    .from(branch)
    .where(and(db.own(branch), among(ids)));
  return new Map(found.map((place) => [place.id, place]));
}

/** The oldest open location of those, else the oldest open one of all; undefined where none is open. */
export async function readMainPlace(db: TenantDb, ids: readonly string[]): Promise<NamedPlace | undefined> {
  const [found] = await db.orm
    .select(pick(columns))
    .from(branch)
    .where(and(db.own(branch), eq(branch.enabled, true)))
    .orderBy(desc(among(ids)), asc(branch.id))
    .limit(1);
  return found;
}

/** More locations than these stand on no front page. */
const MOST_PLACES = 20;

/** The open locations with what a front page says of them, by name. */
export const frontPlacesStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        id: branch.id,
        name: branch.name,
        address: branch.address,
        city: branch.city,
        postalCode: branch.postalCode,
        countryCode: branch.countryCode,
        phone: branch.phone,
        timeZone: branch.timeZone,
        directions: branch.directions,
        hoursMonday: branch.hoursMonday,
        hoursTuesday: branch.hoursTuesday,
        hoursWednesday: branch.hoursWednesday,
        hoursThursday: branch.hoursThursday,
        hoursFriday: branch.hoursFriday,
        hoursSaturday: branch.hoursSaturday,
        hoursSunday: branch.hoursSunday,
      }),
    )
    .from(branch)
    .where(and(db.own(branch), eq(branch.enabled, true)))
    .orderBy(asc(branch.name))
    .limit(MOST_PLACES);
