import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { oneSentElsewhere } from "../../data/pharmacy/sent-elsewhere.server";
import type { SentElsewhere } from "../../domain/pharmacy/desk-view";
import { deskPrescriptionSchema } from "../../schemas/pharmacy/desk";
import { pharmacyOf } from "../../support/pharmacy/reach-desk-prescription.server";

/**
 * A prescription that the pharmacy at whose desk somebody works had until it was sent to another one, for whoever has its
 * page open: its number and since when, nothing else. Null for any other.
 * @param asked as the desk's page is asked for
 * @throws ForbiddenError
 */
export async function readSentElsewhere(context: RequestContext, asked: unknown): Promise<SentElsewhere | null> {
  await authorize(context, "pharmacy.work");
  const { id } = parse(deskPrescriptionSchema, asked);
  const pharmacyId = await pharmacyOf(context);
  return pharmacyId === undefined ? null : ((await oneSentElsewhere(context.db, id, pharmacyId)) ?? null);
}
