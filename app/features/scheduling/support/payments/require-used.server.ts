import { readCurrencies } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { standingOfPatient } from "./standing-of-patient.server";

/** Only a currency that the practice prices in, or in which the patient owes or has paid something. @throws InvalidError at it */
export async function requireUsed(context: RequestContext, patientId: string, currencyCode: string): Promise<void> {
  if (currencyCode === context.profile.currencyCode) return;
  const [standings, places] = await Promise.all([standingOfPatient(context, patientId), readCurrencies(context.db)]);
  if (![...standings, ...places].some((used) => used.currencyCode === currencyCode))
    throw new InvalidError([{ field: "currencyCode", message: "errors:field.chooseOne" }]);
}
