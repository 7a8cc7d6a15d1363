import { DAY_MS } from "~/kernel/time/dates";
import type { Interval } from "~/kernel/time/intervals";
import type { ZoneTable } from "~/kernel/time/zones";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readPatientBusy } from "../../data/availability/patient-busy.server";
import type { StaffChoice } from "../../data/appointments/staff-offer-read.server";
import type { BookingOffer } from "../../domain/booking/booking-offer";
import { readStaffOffer } from "../appointments/read-staff-offer.server";

/**
 * Everything that decides on the dates of a series until UTC ms `until`: the provider's time and the patient's. Somebody
 * new has no other appointments.
 */
export async function readSeriesOffer(
  context: RequestContext,
  choice: StaffChoice & { patientId?: string | undefined },
  until: number,
  zones: ZoneTable,
): Promise<{ offer: BookingOffer; patientBusy: Interval[] }> {
  const { patientId, employeeId } = choice;
  await authorize(context, "appointment.set", { kind: "appointment", id: null, employeeId, patientId });
  const to = until + 7 * DAY_MS;
  const [offer, patientBusy] = await Promise.all([
    readStaffOffer(context, choice, zones, undefined, to),
    patientId === undefined ? [] : readPatientBusy(context.db, patientId, { from: context.now, to }),
  ]);
  return { offer, patientBusy };
}
