import { and, asc, eq } from "drizzle-orm";
import type { Statement, TenantDb } from "~/db/client.server";
import { pick } from "~/db/pick.server";
import { favouriteMedicine } from "~/db/schema/prescriptions.server";
import type { PrescribedMedicine } from "../../domain/prescriptions/prescribed-medicine";

/** So many one prescriber keeps at most. */
export const MOST_FAVOURITES = 100;

/** A line that a prescriber keeps to write it again. */
export interface Favourite {
  id: string;
  employeeId: string;
  name: string;
  codeSystem: string | null;
  code: string | null;
  medicine: PrescribedMedicine;
  createdAt: number;
}

/** What a prescriber keeps, by name. */
export const favouritesOf = (db: TenantDb, employeeId: string): Promise<Favourite[]> =>
  db.orm
    .select(
      pick({
        id: favouriteMedicine.id,
        employeeId: favouriteMedicine.employeeId,
        name: favouriteMedicine.name,
        codeSystem: favouriteMedicine.codeSystem,
        code: favouriteMedicine.code,
        medicine: favouriteMedicine.medicine,
        createdAt: favouriteMedicine.createdAt,
      }),
    )
    .from(favouriteMedicine)
    .where(and(db.own(favouriteMedicine), eq(favouriteMedicine.employeeId, employeeId)))
    .orderBy(asc(favouriteMedicine.name), asc(favouriteMedicine.id))
    .limit(MOST_FAVOURITES);

export const insertFavourite = (db: TenantDb, favourite: Favourite): Statement =>
  db.orm.insert(favouriteMedicine).values({ organizationId: db.organizationId, ...favourite });

export const deleteFavourite = (db: TenantDb, { id, employeeId }: { id: string; employeeId: string }): Statement =>
  db.orm
    .delete(favouriteMedicine)
    .where(and(db.own(favouriteMedicine), eq(favouriteMedicine.id, id), eq(favouriteMedicine.employeeId, employeeId)));
