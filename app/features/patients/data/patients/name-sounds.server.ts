import type { TenantDb } from "~/db/client.server";
import { dropLook } from "~/db/due-rows.server";

/** A patient as they are called. */
export interface NamedPatient {
  id: string;
  firstName: string;
  lastName: string;
}

const AFTER = `SELECT id, first_name AS "firstName", last_name AS "lastName" FROM patient
WHERE organization_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3`;
const ADD = `INSERT OR IGNORE INTO patient_search (organization_id, token, patient_id)
SELECT ?1, j.value ->> 0, j.value ->> 1 FROM json_each(?2) j`;

/** The patients behind one, in the order of their ids. */
export const readNamesAfter = async (db: TenantDb, id: string, most: number): Promise<NamedPatient[]> =>
  (await db.raw(AFTER, db.organizationId, id, most).all<NamedPatient & Record<string, unknown>>()).results;

/** Makes patients be found by further tokens, each with the id of its patient. */
export const addTokens = (db: TenantDb, tokens: readonly (readonly [token: string, id: string])[]) =>
  db.raw(ADD, db.organizationId, JSON.stringify(tokens));

/** Takes one look at names off what is due (`dueAt` in UTC ms); it changes no row where somebody has done it meanwhile. */
export const dropNamesDue = (db: TenantDb, look: { id: string; dueAt: number }): D1PreparedStatement =>
  dropLook(db, { kind: "NAME_SOUNDS", ...look });
