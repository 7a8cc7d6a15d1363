import type { RequestContext } from "~/platform/context.server";
import type { AppointmentRow } from "../../data/appointments/appointment-change-read.server";
import {
  isPaid,
  payableState,
  type PaidBy,
  type PayableState,
  type PaymentTerms,
} from "../../domain/payments/online-payment";

/** What of an appointment says whether it can be paid online. */
export interface LoadedToPay extends PaymentTerms {
  appointment: Pick<AppointmentRow, "id" | "stateId" | "disabledAt" | "createdAt"> & PaidBy;
}

/** Whether a loaded appointment can be paid online now, gateway apart. */
export function payableNow(context: RequestContext, loaded: LoadedToPay): PayableState {
  const { appointment, paymentOption: option, payToBook, price } = loaded;
  const payable = {
    ...{ option, payToBook, state: appointment.stateId, disabled: appointment.disabledAt !== null },
    paid: isPaid(appointment),
    costMinor: price && loaded.dueMinor,
    requestedAt: appointment.createdAt,
  };
  return payableState(payable, context.now);
}
