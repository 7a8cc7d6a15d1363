import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readBookedAppointment } from "../../data/booking/booked-appointment.server";
import { type ToldCost, toldCost } from "../../domain/payments/told-cost";

/**
 * What the mail to its patient says of what an appointment costs and how it is paid; null where it has no price, and
 * where the practice shows none.
 */
export async function costForMail(context: RequestContext, id: string): Promise<ToldCost | null> {
  await authorize(context, "appointment.read");
  if (!context.profile.settings.showPrices) return null;
  const booked = await readBookedAppointment(context.db, id);
  if (!booked) return null;
  const { patientId, employeeId } = booked;
  await authorize(context, "appointment.read", { kind: "appointment", id, appointmentId: id, patientId, employeeId });
  return toldCost(booked.terms, booked.type === "video" ? "video" : "clinic", booked);
}
