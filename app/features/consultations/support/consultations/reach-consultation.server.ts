import { reachRecords, type ReachedRecords } from "~/features/phr/public.server";
import type { Authority } from "~/platform/access/authorities.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readConsultation } from "../../data/consultations/consultations.server";
import type { Consultation } from "../../domain/consultations/consultation";

/** A consultation that somebody reached, its patient, and as whom. */
export interface ReachedConsultation extends ReachedRecords {
  consultation: Consultation;
}

/**
 * A consultation for whoever may see its patient's record: the same rule as for health records, audited alike.
 * What of it they may see is the caller's to decide: a patient sees nothing that was not published.
 * @throws NotFoundError for one that does not exist and one that is not theirs alike; ForbiddenError; EmailUnprovenError
 */
export async function reachConsultation(
  context: RequestContext,
  authority: Authority,
  id: string,
): Promise<ReachedConsultation> {
  await authorize(context, authority);
  const consultation = await readConsultation(context.db, { id });
  if (!consultation) throw new NotFoundError();
  return { consultation, ...(await reachRecords(context, authority, consultation.patientId)) };
}
