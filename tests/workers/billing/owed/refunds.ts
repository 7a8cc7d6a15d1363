import { finishRefund as finish } from "~/features/billing/services/payments/finish-refund.server";
import { refundPart as refund } from "~/features/billing/services/payments/refund-part.server";
import { owingOf } from "~/features/scheduling/support/payments/owing-of.server";
import type { RequestContext } from "~/platform/context.server";

/** As the payment's page does it. */
export const refundPart = (context: RequestContext, raw: unknown) => refund(context, raw, owingOf(context));
export const finishRefund = (context: RequestContext, raw: unknown) => finish(context, raw, owingOf(context));
