import { DAY_MS } from "~/kernel/dates";
import { paths } from "~/paths";
import { authorize } from "~/platform/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { LinkGoneError } from "~/platform/errors.server";
import { readSignedValue, signValue } from "~/platform/signed-value.server";

/** A mail may be found years after it was sent. */
const VALID_MS = 5 * 365 * DAY_MS;

const scopeOf = ({ organization }: RequestContext) =>
  ({ purpose: "unsubscribe", organizationId: organization.id }) as const;

/** Path on which a patient says that they want no more reminders. The link is its own permission, for this alone. */
export async function makeUnsubscribePath(context: RequestContext, patientId: string): Promise<string> {
  return paths.unsubscribe(await signValue(context.env, scopeOf(context), patientId, context.now + VALID_MS));
}

/** The patient whom a mailed link is of. @throws LinkGoneError */
export async function holderOfUnsubscribe(context: RequestContext, token: string): Promise<string> {
  await authorize(context, "messages.refuse");
  const signed = await readSignedValue(context.env, scopeOf(context), token, context.now);
  if (!signed) throw new LinkGoneError("linkRevoked");
  if (signed.expired) throw new LinkGoneError("linkExpired");
  return signed.value;
}
