import { and, desc, eq } from "drizzle-orm";
import type { TenantDb } from "~/db/client.server";
import { prescriptionHistory } from "~/db/schema/prescriptions.server";
import { TOLD } from "../../domain/prescriptions/happened";

/** What was written for the patient when a prescription was cancelled or stopped; empty where nothing was. */
export async function readToldWords(db: TenantDb, prescriptionId: string): Promise<string> {
  const { action, at, id, reason } = prescriptionHistory;
  const [told] = await db.orm
    .select({ reason })
    .from(prescriptionHistory)
    .where(and(db.own(prescriptionHistory), eq(prescriptionHistory.prescriptionId, prescriptionId), eq(action, TOLD)))
    .orderBy(desc(at), desc(id))
    .limit(1);
  return told?.reason ?? "";
}
