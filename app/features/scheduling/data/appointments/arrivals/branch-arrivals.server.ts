import { and, asc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { branchArrivals } from "~/db/schema/arrivals.server";

/** How patients arrive at a location. A location of which nothing was said has no rooms and no kiosk: version 0. */
export interface BranchArrivals {
  branchId: string;
  rooms: string[];
  kiosk: boolean;
  version: number;
}

const rowsStatement = (db: TenantDb) =>
  db.orm
    .select(
      pick({
        branchId: branchArrivals.branchId,
        rooms: branchArrivals.rooms,
        kiosk: branchArrivals.kiosk,
        version: branchArrivals.version,
      }),
    )
    .from(branchArrivals);

/** Of each location of which something was said. */
export const branchArrivalsStatement = (db: TenantDb) =>
  rowsStatement(db).where(db.own(branchArrivals)).orderBy(asc(branchArrivals.branchId));

/** The same, read. */
export const readBranchArrivals = async (db: TenantDb): Promise<BranchArrivals[]> => branchArrivalsStatement(db);

/** Of one location. */
export async function readArrivalsOf(db: TenantDb, branchId: string): Promise<BranchArrivals> {
  const [row] = await rowsStatement(db).where(and(db.own(branchArrivals), eq(branchArrivals.branchId, branchId)));
  return row ?? { branchId, rooms: [], kiosk: false, version: 0 };
}

const WRITE = `INSERT INTO branch_arrivals (organization_id, branch_id, rooms, kiosk, version) VALUES (?1, ?2, ?3, ?4, 1)
ON CONFLICT (organization_id, branch_id) DO UPDATE SET rooms = excluded.rooms, kiosk = excluded.kiosk,
version = version + 1 WHERE branch_arrivals.version = ?5`;

/** Writes the row that comes after the version it carries; where that has passed it changes nothing. */
export const writeBranchArrivals = (
  db: TenantDb,
  { branchId, rooms, kiosk, version }: BranchArrivals,
): D1PreparedStatement => db.raw(WRITE, db.organizationId, branchId, JSON.stringify(rooms), Number(kiosk), version);
