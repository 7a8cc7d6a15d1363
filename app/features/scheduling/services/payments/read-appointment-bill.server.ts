import { verdictOf, authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readForChange } from "../../data/appointments/appointment-change-read.server";
import { decide } from "../../domain/appointments/appointment-state";
import { actingAs } from "../../domain/booking/acting-as";
import { isPaid } from "../../domain/payments/online-payment";
import { decided, factsOf, subjectOf } from "../appointments/change-appointment.server";

/** What may be said of the payment of an appointment by whoever takes money for the practice. */
export const BILL_ACTS = ["charge", "mark-paid"] as const;
export type BillAct = (typeof BILL_ACTS)[number];

/** What an appointment costs, and what may be said of it now. */
export interface AppointmentBill {
  /** In minor units of `currencyCode`; null where it has no price. */
  costMinor: number | null;
  currencyCode: string;
  isPaid: boolean;
  acts: BillAct[];
}

/**
 * The price of an appointment, and whether this person may note that it is due or paid; null where the appointment is
 * not theirs to read, for whoever reaches its consultation by another right.
 * @throws NotFoundError for one that is unknown; ForbiddenError
 */
export async function readAppointmentBill(context: RequestContext, id: string): Promise<AppointmentBill | null> {
  await authorize(context, "appointment.read");
  const loaded = await readForChange(context.db, id, context.now);
  if (!loaded) throw new NotFoundError();
  if (verdictOf(context, "appointment.read", subjectOf(loaded.appointment)) !== "allowed") return null;
  const { price } = loaded;
  const paid = isPaid(loaded.appointment);
  const costs = price !== null && price.costMinor > 0;
  const may = verdictOf(context, "appointment.markPaid", subjectOf(loaded.appointment)) === "allowed";
  return {
    costMinor: costs ? price.costMinor : null,
    currencyCode: price?.currencyCode ?? "",
    isPaid: paid,
    acts:
      costs && !paid && may
        ? BILL_ACTS.filter((act) => decide(act, actingAs(context.actor.kind), decided(loaded), factsOf(context)).ok)
        : [],
  };
}
