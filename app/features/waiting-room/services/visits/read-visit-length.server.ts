import { visitLengthsQuery } from "~/features/scheduling/public.server";
import { settingOf } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { visitLength, type VisitLength } from "../../domain/visits/wait-estimate";

/**
 * How long a provider's visits take, for the estimate that who waits is shown; null where the organization shows none
 * or too few were measured. Tells nothing of any one visit.
 */
export async function readVisitLength(context: RequestContext, employeeId: string): Promise<VisitLength | null> {
  await authorize(context, "organization.public");
  const { showQueueEstimate } = await settingOf(context, "web-patient-portal");
  if (!showQueueEstimate) return null;
  const visits = await visitLengthsQuery(context.db, employeeId, context.now);
  return visitLength(visits.map(({ startedAt, concludedAt }) => ((concludedAt ?? 0) - (startedAt ?? 0)) / 60_000));
}
