import { asAsked, commit } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { flagStatement, type PaymentRow } from "../../data/payments/payments.server";
import { toldOfReview, toldOfTooMuch } from "./told-of-payment.server";

type FlaggedPayment = Pick<PaymentRow, "id" | "patientId" | "purpose" | "currencyCode">;

/**
 * Has a person look into a payment, and tells them. One that is looked into already keeps its reason, and nobody is told
 * twice. Who paid what was not needed is told of that. It asks nobody's permission: whoever calls it has.
 * @param tooMuchMinor what of it was not needed
 */
export async function flagPayment(
  context: RequestContext,
  { id, patientId, purpose, currencyCode }: FlaggedPayment,
  review: "UNREACHABLE" | "NOT_NEEDED" | "UNKNOWN_STATE",
  tooMuchMinor = 0,
): Promise<void> {
  // Of a payment of several things more may turn out to be too much.
  const tooMuch = purpose === "BALANCE" ? undefined : { amountMinor: tooMuchMinor, currencyCode };
  const told = review === "NOT_NEEDED" ? await toldOfTooMuch(context, patientId, tooMuch) : [];
  await commit(context, {
    guarded: flagStatement(context.db, id, review),
    audit: [{ action: "payment.flag", subjectKind: "payment", subjectId: id, patientId, fields: [review] }],
    outbox: [...(await toldOfReview(context)), ...told],
    result: null,
  }).catch(asAsked);
}
