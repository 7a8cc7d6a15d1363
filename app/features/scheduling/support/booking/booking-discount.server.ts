import {
  priceAt,
  readDiscountOffer,
  agreeAsSetStatement,
  takeDiscountStatements,
  type AgreedPrice,
  type DiscountedPrice,
  type ReadDiscounts,
} from "~/features/billing/public.server";
import { limitRate } from "~/platform/rate-limit.server";
import { actsForClinic } from "~/platform/access/actor.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { noOtherAppointment, otherAppointmentsStatement } from "../../data/appointments/other-appointments.server";
import { PRICE_AS_SET } from "../../data/payments/price-as-set.server";
import { maySpendCredits } from "./booking-credit.server";

/** Names the field of the code in forms and calls. */
export const CODE_FIELD = "discountCode";

/**
 * Counts a code that was given against the limits of guessing; `address` is the visitor's network. @throws
 * RateLimitedError
 */
export async function limitGuessing(context: RequestContext, code: string | undefined, address: string): Promise<void> {
  if (code !== undefined && code.trim() !== "" && !actsForClinic(context.actor))
    await limitRate(context, "LINK_LIMIT", `discount:${address}`);
}

/**
 * By whose limits discounts go: the patient's who is signed in with a proven address, or whom staff book for. Of anybody
 * else nothing is looked up, so that no answer says whether somebody is a patient.
 */
function knownPatient(context: RequestContext, patientId: string | null): string | null {
  const { actor } = context;
  if (actor.kind === "patient") return maySpendCredits(context) ? actor.patientId : null;
  return actsForClinic(actor) ? patientId : null;
}

function patientAsked(context: RequestContext, patientId: string | null) {
  const id = knownPatient(context, patientId);
  return id === null ? null : { id, others: otherAppointmentsStatement(context.db, id) };
}

interface AskedDiscount {
  serviceOfferingId: string;
  code: string;
  patientId: string | null;
}

/** The discounts that a booking may take. */
export const readDiscounts = (
  context: RequestContext,
  { serviceOfferingId, code, patientId }: AskedDiscount,
): Promise<ReadDiscounts> =>
  readDiscountOffer(context, { serviceOfferingId, code, patient: patientAsked(context, patientId) });

export const refusedDiscount = (
  refusal: NonNullable<DiscountedPrice["refusal"]> | "gone" | "withCredit",
): InvalidError => new InvalidError([{ field: CODE_FIELD, message: `discounts:refused.${refusal}` }]);

/**
 * The discounts that a booking may take; null where a credit pays for all of it, since then none is used up. A code that
 * was typed beside it is not dropped without a word.
 * @throws InvalidError where a code is typed and a credit is to pay
 */
export async function discountsBeside(
  context: RequestContext,
  asked: AskedDiscount & { payWithCredit: boolean },
): Promise<ReadDiscounts | null> {
  const { payWithCredit, ...wanted } = asked;
  if (payWithCredit && wanted.code.trim() !== "") throw refusedDiscount("withCredit");
  return payWithCredit ? null : readDiscounts(context, wanted);
}

/**
 * What a booking costs at its place with the discounts that were read; null where none is taken. `shownMinor` is what
 * was shown to whoever books as taken off.
 * @throws InvalidError where the code takes nothing off, or less is taken off than was shown
 */
export function agreedAt(
  discounts: ReadDiscounts,
  branchId: string,
  shownMinor: number | undefined,
): AgreedPrice | null {
  const { agreed, refusal } = priceAt(discounts, branchId);
  if (refusal !== null && refusal !== "better") throw refusedDiscount(refusal);
  if ((agreed?.discountMinor ?? 0) < (shownMinor ?? 0)) throw refusedDiscount("gone");
  return agreed;
}

/**
 * What is agreed of the price of a new appointment, behind its row: with the discounts that it takes, else what its
 * service costs.
 */
export function priceOfBooking(
  context: RequestContext,
  { id: appointmentId, patientId }: { id: string; patientId?: string | null },
  agreed: AgreedPrice | null,
  discounts: Pick<ReadDiscounts, "versions" | "firstOnly"> | null,
): D1PreparedStatement[] {
  if (!patientId) return [];
  if (agreed === null || discounts === null) return [agreeAsSetStatement(context.db, appointmentId, PRICE_AS_SET)];
  const { versions, firstOnly } = discounts;
  const isKnown = knownPatient(context, patientId) !== null;
  const isFirst = isKnown && agreed.discounts.some(({ id }) => firstOnly.includes(id));
  return [
    ...(isFirst ? [noOtherAppointment(context.db, patientId, appointmentId)] : []),
    ...takeDiscountStatements(context, { appointmentId, patientId, isKnown }, agreed, versions),
  ];
}

/** After a refusal: whether it was for want of a discount, as somebody else took the last use or it was changed. */
export async function lacksDiscount(
  context: RequestContext,
  asked: AskedDiscount & { branchId: string },
  agreed: AgreedPrice | null,
): Promise<boolean> {
  if (agreed === null) return false;
  const now = priceAt(await readDiscounts(context, asked), asked.branchId);
  return now.agreed?.discountMinor !== agreed.discountMinor;
}
