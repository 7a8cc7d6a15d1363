import type { OwingOf } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { readForChange } from "../../data/appointments/appointment-change-read.server";
import { willBeOwed } from "../../domain/payments/owed";

/** How it stands with an appointment of which a payment, or a part of it, goes back. */
export const owingOf =
  ({ db, now }: RequestContext): OwingOf =>
  async (appointmentId, paymentId) => {
    const loaded = await readForChange(db, appointmentId, now);
    if (!loaded) return null;
    const { appointment, price, settledMinor, isCharged = false, earlierPayments } = loaded;
    const tookEffect = appointment.onlinePaymentId === paymentId || earlierPayments.includes(paymentId);
    return {
      isCharged,
      isAhead: tookEffect && willBeOwed(appointment),
      overMinor: price === null ? 0 : Math.max(0, settledMinor - price.costMinor),
    };
  };
