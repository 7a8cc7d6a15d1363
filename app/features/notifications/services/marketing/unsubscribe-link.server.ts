import { DAY_MS } from "~/kernel/time/dates";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { readSignedValue, signValue } from "~/platform/crypto/signed-value.server";

/** A mail may be found years after it was sent. */
const VALID_MS = 5 * 365 * DAY_MS;

const scopeOf = ({ organization }: RequestContext) =>
  ({ purpose: "unsubscribe", organizationId: organization.id }) as const;

/** What a patient refuses: what the clock tells by itself, or what they once agreed to be written to about. */
export type RefusedKind = "REMINDERS" | "MARKETING";

/** Behind the patient's id, where the link is not of a reminder. */
const OF_MARKETING = "~marketing";

/** Path on which a patient says that they want no more of a kind. The link is its own permission, for this alone. */
export async function makeUnsubscribePath(
  context: RequestContext,
  patientId: string,
  kind: RefusedKind = "REMINDERS",
): Promise<string> {
  const value = kind === "MARKETING" ? `${patientId}${OF_MARKETING}` : patientId;
  return paths.unsubscribe(await signValue(context.env, scopeOf(context), value, context.now + VALID_MS));
}

/** The patient whom a mailed link is of, and what it refuses. @throws LinkGoneError */
export async function holderOfUnsubscribe(
  context: RequestContext,
  token: string,
): Promise<{ patientId: string; kind: RefusedKind }> {
  await authorize(context, "messages.refuse");
  const signed = await readSignedValue(context.env, scopeOf(context), token, context.now);
  if (!signed) throw new LinkGoneError("linkRevoked");
  if (signed.expired) throw new LinkGoneError("linkExpired");
  const { value } = signed;
  return value.endsWith(OF_MARKETING)
    ? { patientId: value.slice(0, -OF_MARKETING.length), kind: "MARKETING" }
    : { patientId: value, kind: "REMINDERS" };
}
