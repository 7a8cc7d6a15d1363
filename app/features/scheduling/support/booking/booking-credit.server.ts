import { countOfferedCredits, holdCreditStatements, type WantedCredit } from "~/features/billing/public.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import type { NewAppointment } from "../../data/appointments/appointment-insert.server";
import { offeringPlacesStatement } from "../../data/booking/offerings.server";
import { mustPay } from "../../domain/payments/online-payment";
import { creditServiceOf } from "../appointments/credit-writes.server";

/** Why no credit can pay: nothing costs anything, the patient has none that is valid then, or nobody is known who has. */
export const noCredit = (why: "free" | "none" | "signIn"): InvalidError =>
  new InvalidError([{ field: "payWithCredit", message: `credits:pay.${why}` }]);

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

type Booked = Pick<NewAppointment, "id" | "patientId" | "startsAt" | "type">;

const wantedBy = ({ id: appointmentId, patientId, startsAt, type }: Booked): WantedCredit => ({
  ...{ appointmentId, patientId: patientId ?? "", startsAt },
  service: creditServiceOf(type),
});

/** What keeps a credit for a new appointment, behind its row; nothing where none is to pay for it. */
export const creditOfBooking = (
  context: RequestContext,
  row: Booked & Pick<NewAppointment, "paidByCreditAt">,
): D1PreparedStatement[] => (row.paidByCreditAt === undefined ? [] : holdCreditStatements(context, wantedBy(row)));

/** After a refusal: whether it was for want of a credit. */
export const lacksCredit = async (
  context: RequestContext,
  row: Booked & Pick<NewAppointment, "paidByCreditAt">,
): Promise<boolean> => row.paidByCreditAt !== undefined && (await countOfferedCredits(context, wantedBy(row))) === 0;

/** How many of a patient's credits a form offers to pay with: those that are valid at the start (UTC ms). */
export async function offeredCredits(
  context: RequestContext,
  { patientId, startsAt, video }: { patientId: string; startsAt: number; video: boolean },
): Promise<number> {
  if (!maySpendCredits(context)) return 0;
  return countOfferedCredits(context, {
    patientId,
    startsAt,
    service: creditServiceOf(video ? "video" : "in_patient"),
  });
}
