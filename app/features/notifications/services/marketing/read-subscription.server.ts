import { marketingConsentOf } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { refusesReminders } from "../../data/mail/refusals.server";
import { holderOfUnsubscribe, type RefusedKind } from "./unsubscribe-link.server";

/** Whether the holder of the link has said no before. Looking changes nothing. @throws LinkGoneError */
export async function readSubscription(
  context: RequestContext,
  token: string,
): Promise<{ refused: boolean; kind: RefusedKind }> {
  const { patientId, kind } = await holderOfUnsubscribe(context, token);
  if (kind === "MARKETING") return { refused: !(await marketingConsentOf(context, patientId)), kind };
  return { refused: await refusesReminders(context.db, patientId), kind };
}
