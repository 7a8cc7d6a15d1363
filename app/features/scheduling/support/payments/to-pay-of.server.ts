import type { RequestContext } from "~/platform/context.server";
import type { AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { itemOf } from "../../domain/payments/account-standing";
import { isPaid } from "../../domain/payments/online-payment";
import { standingOfPatient } from "./standing-of-patient.server";

/**
 * What is asked for of an appointment (minor units): of what is charged, what its patient paid ahead is taken off; what is
 * not charged yet is paid in full. A round trip where it is charged and not paid. It asks nobody's permission.
 */
export async function toPayOf(
  context: RequestContext,
  { appointment, dueMinor, isCharged }: Pick<AppointmentForChange, "appointment" | "dueMinor" | "isCharged">,
): Promise<number> {
  const { id, patientId } = appointment;
  if (!isCharged || dueMinor === 0 || patientId === null || isPaid(appointment)) return dueMinor;
  return itemOf(await standingOfPatient(context, patientId), id)?.toPayMinor ?? dueMinor;
}

/** A loaded appointment with what is asked for of it as what is due. */
export const asAskedFor = async <Loaded extends AppointmentForChange>(
  context: RequestContext,
  loaded: Loaded,
): Promise<Loaded> => ({ ...loaded, dueMinor: await toPayOf(context, loaded) });
