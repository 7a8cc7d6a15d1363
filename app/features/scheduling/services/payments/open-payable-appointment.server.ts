import { openPaymentReference, readPayment, type PaymentRow } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { withActor, type RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { asAskedFor } from "../../support/payments/to-pay-of.server";
import { readByReference } from "../../support/booking/booking-reference.server";
import { subjectOf } from "../appointments/change-appointment.server";
import { openAppointmentLink } from "../appointments/open-appointment-link.server";

/** How somebody who may pay for an appointment shows it, beside being signed in. */
export interface PayingBy {
  appointmentId: string;
  /** The reference of the booking that was just made. */
  reference?: string;
  /** The signed name of a payment that was begun. */
  payment?: string;
  /** The capability of a mailed link. */
  linkToken?: string;
}

export interface PayableAppointmentLoaded {
  /** The request, on behalf of whoever may pay. */
  context: RequestContext;
  /** With what is asked for of it as what is due. */
  loaded: AppointmentForChange;
  /** The payment that they came back from. */
  returned: PaymentRow | null;
}

/** Whoever holds the signed name of a payment may see the appointment that it is of. */
async function holderOfPayment(context: RequestContext, reference: string, appointmentId: string) {
  const id = await openPaymentReference(context, reference);
  const payment = id === undefined ? undefined : await readPayment(context.db, id);
  if (payment?.appointmentId !== appointmentId || payment.patientId === null) return undefined;
  const linkHash = await sha256(reference);
  const holder = withActor(context, { kind: "link", appointmentId, patientId: payment.patientId, linkHash });
  return { holder, payment };
}

async function holderOf(context: RequestContext, by: PayingBy): Promise<RequestContext> {
  const { appointmentId } = by;
  if (by.reference !== undefined) {
    const { id, patientId } = await readByReference(context, by.reference);
    if (id !== appointmentId || patientId === null) throw new NotFoundError();
    return withActor(context, { kind: "link", appointmentId, patientId, linkHash: await sha256(by.reference) });
  }
  const signedIn = context.actor.kind === "patient" || context.actor.kind === "employee";
  if (signedIn || by.linkToken === undefined) return context;
  const opened = await openAppointmentLink(context, by.linkToken);
  // An id alone opens nothing: the link is of one appointment.
  if (opened.appointmentId !== appointmentId) throw new NotFoundError();
  return opened.context;
}

/**
 * Lets in whoever may pay for an appointment: its patient, staff who may see it, and whoever holds the reference of its
 * booking, its mailed link or the signed name of a payment for it. Never by its id alone.
 * @throws NotSignedInError, NotFoundError, LinkGoneError
 */
export async function openPayableAppointment(context: RequestContext, by: PayingBy): Promise<PayableAppointmentLoaded> {
  const found = by.payment === undefined ? undefined : await holderOfPayment(context, by.payment, by.appointmentId);
  const holder = found?.holder ?? (await holderOf(context, by));
  await authorize(holder, "appointment.read");
  const loaded = await readForChange(holder.db, by.appointmentId, holder.now);
  if (!loaded || loaded.appointment.patientId === null) throw new NotFoundError();
  await authorize(holder, "appointment.read", subjectOf(loaded.appointment));
  return { context: holder, loaded: await asAskedFor(holder, loaded), returned: found?.payment ?? null };
}
