import { countOfferedCredits, holdCreditStatements, type WantedCredit } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import type { NewAppointment } from "../../data/appointments/appointment-insert.server";
import { offeringPlacesStatement } from "../../data/booking/offerings.server";
import type { OfferedCredits } from "../../domain/booking/offered-credits";
import { mustPay } from "../../domain/payments/online-payment";
import { creditServiceOf } from "../appointments/credit-writes.server";

/**
 * Why no credit can pay: nothing costs anything, the patient has none that is valid then, nobody is known who has, or
 * of what was booked before something is paid, being paid or invoiced.
 */
export const noCredit = (
  why: "free" | "none" | "signIn" | "paid" | "partlyPaid" | "beingPaid" | "invoiced",
): InvalidError => new InvalidError([{ field: "payWithCredit", message: `credits:pay.${why}` }]);

/**
 * Whether a patient who is signed in may pay with credits: with an address that is not proven, nobody reaches what
 * others gave to the patient. Staff may for any patient.
 */
export function maySpendCredits({ actor }: RequestContext): boolean {
  return actor.kind === "patient" ? actor.unproven !== true : actor.kind === "employee" || actor.kind === "apiKey";
}

/** @throws InvalidError where a credit is to pay for what costs nothing there (minor units; null for no price) */
export function requireCost(costMinor: number | null | undefined): void {
  if (!mustPay(true, costMinor)) throw noCredit("free");
}

/** The same of what staff book, whose offer says no price. @throws InvalidError */
export async function requirePrice(
  { db }: RequestContext,
  { serviceOfferingId, branchId }: { serviceOfferingId: string; branchId: string },
): Promise<void> {
  const places = await offeringPlacesStatement(db, { serviceOfferingId, staff: true });
  requireCost(places.find((place) => place.branchId === branchId)?.costMinor);
}

type Booked = Pick<NewAppointment, "id" | "patientId" | "startsAt" | "type" | "serviceOfferingId">;

const wantedBy = ({ id: appointmentId, patientId, startsAt, type, serviceOfferingId }: Booked): WantedCredit => ({
  ...{ appointmentId, patientId: patientId ?? "", startsAt, serviceOfferingId },
  service: creditServiceOf(type),
});

type PaidBooking = Booked & Pick<NewAppointment, "paidByCreditAt">;

/** What keeps a credit for a new appointment, behind its row; nothing where none is to pay for it. */
export const creditOfBooking = (context: RequestContext, row: PaidBooking): D1PreparedStatement[] =>
  row.paidByCreditAt === undefined ? [] : holdCreditStatements(context, wantedBy(row));

/** After a refusal: whether it was for want of a credit. */
export const lacksCredit = async (context: RequestContext, row: PaidBooking): Promise<boolean> =>
  row.paidByCreditAt !== undefined && (await countOfferedCredits(context, wantedBy(row))) === 0;

/** The same with the practice's rule; null for none. */
export const asOffered = ({ profile }: RequestContext, count: number): OfferedCredits | null =>
  count === 0 ? null : { count, returnHours: profile.settings.credits.returnHours };

/** What a form offers credits for; `startsAt` is UTC ms. */
interface OfferedFor {
  patientId: string;
  startsAt: number;
  serviceOfferingId: string | null;
  video: boolean;
}

/** How many of a patient's credits a form offers to pay with: those that are valid at the start (UTC ms); null for none. */
export async function offeredCredits(
  context: RequestContext,
  { patientId, startsAt, serviceOfferingId, video }: OfferedFor,
): Promise<OfferedCredits | null> {
  if (!maySpendCredits(context)) return null;
  const count = await countOfferedCredits(context, {
    ...{ patientId, startsAt, serviceOfferingId },
    service: creditServiceOf(video ? "video" : "in_patient"),
  });
  return asOffered(context, count);
}
