import { reachRecords } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readLastPublished } from "../../data/consultations/last-published.server";

/**
 * The consultation of whose summary a patient was told last; null where they never were.
 * @throws NotFoundError for anybody who is no patient, EmailUnprovenError
 */
export async function lastPublishedConsultation(context: RequestContext): Promise<string | null> {
  await authorize(context, "consultation.read");
  const { patient } = await reachRecords(context, "consultation.read", undefined);
  return (await readLastPublished(context.db, patient.id))?.id ?? null;
}
