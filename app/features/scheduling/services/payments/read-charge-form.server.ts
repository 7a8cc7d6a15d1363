import { billableServices, readCurrencies } from "~/features/organization/public.server";
import { patientNames } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { chargeCurrencies, usualCurrency } from "../../domain/payments/charge-currency";
import { requireChargeRight } from "./charge-right.server";
import { appointmentsById } from "../../support/appointments/appointments-by-id.server";
import { opensPatients } from "../../support/payments/payments-page.server";
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
  const who = await requireChargeRight(context, asked);
  const { patientId, appointmentId } = who;
  const [catalog, names, places, appointments] = await Promise.all([
    billableServices(context),
    patientNames(context, [patientId]),
    readCurrencies(context.db),
    appointmentId === null
      ? appointmentsOfPatient(context, patientId).then(({ past, coming }) => [...past, ...coming])
      : appointmentsById(context, [appointmentId]),
  ]);
  const name = names.get(patientId);
  if (name === undefined) throw new NotFoundError();
  const known = { currencyCode: context.profile.currencyCode, places, services: catalog.services };
  return {
    ...{ patientId, appointmentId, name, seesPatients: opensPatients(context) },
    appointments: appointments.map(({ id, startsAt, timeZone, offering }) => ({
      ...{ id, startsAt, timeZone, service: offering?.name ?? "" },
    })),
    services: catalog.services.map(({ id, name: service, currencyCode, priceMinor }) => ({
      ...{ id, name: service, currencyCode, priceMinor },
    })),
    rates: catalog.rates,
    branches: catalog.branches.filter(({ enabled }) => enabled).map(({ id, name: place }) => ({ id, name: place })),
    currencies: chargeCurrencies(known),
    /** The one that is usual for it; where nobody chose a location yet, the practice's. */
    currencyCode: usualCurrency(known, { appointment: who.currencyCode, branchId: who.branchId }),
  };
}
