import { prepaidChargeBack } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { chargedBy, type EnrolmentRow } from "../data/enrolments.server";
import { changeBy, overtaken } from "./change-enrolment.server";
import { monitoringTerms } from "./monitoring-terms.server";
import { unpaidMonth } from "./unpaid-month.server";

/**
 * Ends the monitoring, for whoever has reached it: the practice, or the patient themselves. A month that is not paid
 * costs nothing then.
 * @throws ConflictError where it is over, or its month is being paid
 */
export async function endNow(context: RequestContext, row: EnrolmentRow, reason: string): Promise<void> {
  const isOwed = await unpaidMonth(context, row);
  // A month that is paid and has not begun yet begins first, so that what was paid is not lost.
  if (row.chargeId !== null && !isOwed) throw overtaken();
  const back =
    isOwed && row.chargeId !== null ? prepaidChargeBack(context, row.chargeId, reason) : { writes: [], outbox: [] };
  await changeBy(context, row, "cancel", {
    set: { endedAt: context.now, reason, graceAt: null, monthAt: null },
    writes: [...back.writes, chargedBy(context.db, row.id, null)],
    outbox: back.outbox,
    terms: await monitoringTerms(context),
  });
}
