import { activeGatewayType, isInvoiced } from "~/features/billing/public.server";
import { readRecord } from "~/features/patients/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readForChange } from "../../data/appointments/appointment-change-read.server";
import { payableNow } from "./payable-now.server";
import { toPayOf } from "./to-pay-of.server";

/**
 * Whether its patient is to be reminded of an appointment: it is not paid, nor covered by what they paid ahead, can be paid
 * online now, and stands on no invoice of which they are reminded. It asks nobody's permission: whoever calls it has.
 */
export async function owesOnline(context: RequestContext, appointmentId: string): Promise<boolean> {
  const { db } = context;
  const [loaded, gateway] = await Promise.all([
    readForChange(db, appointmentId, context.now),
    activeGatewayType(context),
  ]);
  if (loaded === undefined || gateway === undefined || payableNow(context, loaded) !== "payable") return false;
  if ((await toPayOf(context, loaded)) === 0) return false;
  const { patientId } = loaded.appointment;
  if (patientId === null || !(await isInvoiced(db, appointmentId))) return true;
  // Without an account nobody can read the invoice, nor is told of it.
  return (await readRecord(db, patientId, null))?.record.userId == null;
}
