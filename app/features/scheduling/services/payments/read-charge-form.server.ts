import { billableServices } from "~/features/organization/public.server";
import { patientNames } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { requireChargeRight } from "./charge-right.server";
import { appointmentsById } from "../../support/appointments/appointments-by-id.server";
import { appointmentsOfPatient } from "../lists/appointments-of-patient.server";

/**
 * What the form of a new charge offers: what can be charged, the taxes, the places, and the patient's appointments.
 * @throws NotFoundError, ForbiddenError
 */
export async function readChargeForm(
  context: RequestContext,
  asked: { patientId: string | null; appointmentId: string | null },
) {
  await authorize(context, "appointment.markPaid");
  const { patientId, appointmentId } = await requireChargeRight(context, asked);
  const [catalog, names, appointments] = await Promise.all([
    billableServices(context),
    patientNames(context, [patientId]),
    appointmentId === null
      ? appointmentsOfPatient(context, patientId).then(({ past, coming }) => [...past, ...coming])
      : appointmentsById(context, [appointmentId]),
  ]);
  const name = names.get(patientId);
  if (name === undefined) throw new NotFoundError();
  return {
    ...{ patientId, appointmentId, name },
    appointments: appointments.map(({ id, startsAt, timeZone, offering }) => ({
      ...{ id, startsAt, timeZone, service: offering?.name ?? "" },
    })),
    services: catalog.services.map(({ id, name: service, currencyCode, priceMinor }) => ({
      ...{ id, name: service, currencyCode, priceMinor },
    })),
    rates: catalog.rates,
    branches: catalog.branches.filter(({ enabled }) => enabled).map(({ id, name: place }) => ({ id, name: place })),
    currencyCode: context.profile.currencyCode,
  };
}
