import { chargePatient, pricedCharge } from "~/features/billing/public.server";
import { billableServices, readCurrencies, taxesAt } from "~/features/organization/public.server";
import { patientNames } from "~/features/patients/public.server";
import { MOST_MINOR, typedMinor } from "~/kernel/money/typed";
import type { RequestContext } from "~/platform/context.server";
import { authorize } from "~/platform/access/authorize.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { chargeCurrencies, usualCurrency } from "../../domain/payments/charge-currency";
import { addChargeSchema, type AddCharge } from "../../schemas/payments/charge";
import { requireChargeRight } from "./charge-right.server";

const invalid = (field: string, message = "errors:field.chooseOne") => new InvalidError([{ field, message }]);

type Catalog = Awaited<ReturnType<typeof billableServices>>;

/** What is charged and at what price, by a service or in own words. @throws InvalidError */
function askedLine({ services }: Catalog, input: AddCharge, currency: string, branchId: string | null) {
  const service = input.serviceId === undefined ? null : services.find(({ id }) => id === input.serviceId);
  if (service === undefined) throw invalid("serviceId");
  const description = input.description || service?.name || "";
  if (description === "") throw invalid("description", "errors:field.mandatory");
  const currencyCode = service?.currencyCode ?? currency;
  const usual = service?.places.find((place) => place.branchId === branchId)?.priceMinor ?? service?.priceMinor;
  const typed = input.unitPrice === undefined ? usual : typedMinor(input.unitPrice, currencyCode);
  if (typed === undefined) throw invalid("unitPrice", "errors:field.mandatory");
  if (typed === null) throw invalid("unitPrice", "errors:field.amount");
  return { service, description, currencyCode, unitPriceMinor: typed };
}

/**
 * Charges a patient for a billable service or in own words, beside what their appointments cost; for one of their
 * appointments or for none.
 * @throws InvalidError at the field; NotFoundError where the patient or the appointment is not theirs to charge
 */
export async function addCharge(context: RequestContext, raw: unknown): Promise<{ chargeId: string }> {
  await authorize(context, "appointment.markPaid");
  const { idempotencyKey, ...input } = parse(addChargeSchema, raw);
  const who = await requireChargeRight(context, {
    patientId: input.patientId ?? null,
    appointmentId: input.appointmentId ?? null,
  });
  const { patientId, appointmentId } = who;
  const [catalog, names, places] = await Promise.all([
    billableServices(context),
    patientNames(context, [patientId]),
    readCurrencies(context.db),
  ]);
  if (!names.has(patientId)) throw new NotFoundError();
  const branchId = who.branchId ?? input.branchId ?? null;
  if (branchId !== null && !catalog.branches.some(({ id }) => id === branchId)) throw invalid("branchId");
  const known = { currencyCode: context.profile.currencyCode, places, services: catalog.services };
  const currency = input.currencyCode ?? usualCurrency(known, { appointment: who.currencyCode, branchId });
  if (!chargeCurrencies(known).includes(currency)) throw invalid("currencyCode");
  const { service, description, currencyCode, unitPriceMinor } = askedLine(catalog, input, currency, branchId);
  const { taxMode, taxRateIds, quantity, note } = input;
  if (taxRateIds.some((id) => !catalog.rates.some((rate) => rate.id === id))) throw invalid("taxRateIds");
  const usual = service ?? { taxMode: "DEFAULT" as const, taxRateIds: [] };
  const taxes = taxesAt(catalog.rates, taxMode === "OWN" ? { taxMode, taxRateIds } : usual, branchId);
  // A tax that is chosen is charged or refused, never left out.
  if (taxMode === "OWN" && taxes.length < new Set(taxRateIds).size) throw invalid("taxRateIds", "charges:taxElsewhere");
  const line = { billableServiceId: service?.id ?? null, description, quantity, unitPriceMinor, taxes };
  const priced = pricedCharge([line], catalog.rounding);
  if (!priced)
    throw invalid("unitPrice", quantity * unitPriceMinor > MOST_MINOR ? "charges:tooMuch" : "charges:nothing");
  return chargePatient(context, {
    ...priced,
    patientId,
    appointmentId,
    branchId,
    currencyCode,
    note,
    idempotencyKey,
    again: input.again,
  });
}
