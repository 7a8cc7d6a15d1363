import type { RequestContext } from "~/platform/context.server";
import { findPatients } from "../../data/patients/patient-search.server";
import { soughtIn } from "./sought.server";

/**
 * Ids of the patients whom a search by name, number, phone, mail or birth date means, a bounded number of them, for a desk
 * that then shows what it works on and nothing else of them. The caller has authorized the desk, and audits the search.
 * @param typed as somebody wrote it, in any script
 */
export async function soughtPatients(context: RequestContext, typed: string): Promise<readonly string[]> {
  const found = await findPatients(context.db, soughtIn(typed, context), null, { enabled: null, categoryId: null });
  return found.map(({ id }) => id);
}
