import type { TenantDb } from "~/db/client.server";
import { heldOfferings } from "./team-holdings.server";

/** The ids of the enabled services that an employee offers. */
export const readHeldOfferings = async (db: TenantDb, employeeId: string): Promise<string[]> =>
  (await heldOfferings(db, employeeId)).map(({ id }) => id);
