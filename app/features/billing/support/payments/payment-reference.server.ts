import { DAY_MS } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import { readSignedValue, signValue } from "~/platform/crypto/signed-value.server";

const scopeOf = ({ organization }: RequestContext) =>
  ({ purpose: "payment", organizationId: organization.id }) as const;

/** A signed name of a payment for whoever pays it, good for a day. Of one payment it is always the same. */
export const paymentReference = (
  context: RequestContext,
  payment: { id: string; createdAt: number },
): Promise<string> => signValue(context.env, scopeOf(context), payment.id, payment.createdAt + DAY_MS);

/** The id of the payment that a reference names; undefined where it was not signed here, or its time is over. */
export async function openPaymentReference(context: RequestContext, reference: string): Promise<string | undefined> {
  const signed = await readSignedValue(context.env, scopeOf(context), reference, context.now);
  return signed && !signed.expired ? signed.value : undefined;
}
