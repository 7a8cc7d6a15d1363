import { closeChargePayment, isSettled } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import type { EnrolmentRow } from "../data/enrolments.server";
import { overtaken } from "./change-enrolment.server";

/**
 * Whether a month is charged and not paid, so that it can be taken back. Its payment is closed by that.
 * @throws ConflictError while it is being paid; UpstreamError where the gateway does not answer
 */
export async function unpaidMonth(
  context: RequestContext,
  { chargeId, patientId }: Pick<EnrolmentRow, "chargeId" | "patientId">,
): Promise<boolean> {
  if (chargeId === null || (await isSettled(context, chargeId))) return false;
  if (!(await closeChargePayment(context, { chargeId, patientId }))) throw overtaken();
  return true;
}
