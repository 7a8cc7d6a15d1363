import { assignCredits } from "~/features/billing/services/credits/assign-credits.server";
import { availableCredits } from "~/features/billing/services/credits/list-grants.server";
import { bookAppointment } from "~/features/scheduling/services/booking/book-appointment.server";
import { patientActor } from "../support/organization";
import { HOUR, MONDAY, type Practice } from "../scheduling/scene";
import { rowsOf, systemOf } from "./scene";

export const DAY = 24 * HOUR;

export const asAdmin = (practice: Practice, at = MONDAY) => practice.as(practice.administrator, at);
export const asPatient = ({ ids, as }: Practice, at = MONDAY) => as(patientActor(ids.patient, ids.patientUser), at);

/** Gives the practice's patient credits that end on a day; the id of the grant. */
export async function given(practice: Practice, amount: number, expiresOn = "2026-12-31", more: object = {}) {
  const asked = { patientIds: [practice.ids.patient], amount, expiresOn, ...more };
  const { grantIds } = await assignCredits(await asAdmin(practice), asked);
  return grantIds[0] ?? "";
}

/** The counters of a grant as they are stored. */
export async function countersOf(practice: Practice, id: string) {
  const [row] = await rowsOf<{ status: string; amount: number; held: number; used: number; lapsed: number }>(
    await systemOf(practice),
    "SELECT status, amount, held, used, lapsed FROM credit_grant WHERE organization_id = ?1 AND id = ?2",
    id,
  );
  return row;
}

/** The kinds of the moves of an appointment's credit, in order. */
export const movesOf = async (practice: Practice, appointmentId: string) =>
  (
    await rowsOf<{ kind: string }>(
      await systemOf(practice),
      "SELECT kind FROM credit_move WHERE organization_id = ?1 AND appointment_id = ?2 ORDER BY at, id",
      appointmentId,
    )
  ).map(({ kind }) => kind);

export const left = async (practice: Practice, at = MONDAY) =>
  (await availableCredits(await asAdmin(practice, at), { patientId: practice.ids.patient })).creditsRemaining;

let bookings = 0;

/** The patient books at a start and pays with a credit; `at` is when (UTC ms). */
export async function bookByCredit(practice: Practice, startTime: number, { at = MONDAY, more = {} } = {}) {
  bookings += 1;
  const idempotencyKey = `credit-${bookings}-00000`;
  return bookAppointment(await asPatient(practice, at), {
    ...{ serviceOfferingId: practice.ids.clinicOffering, requestedEmployeeId: practice.ids.doctor },
    ...{ branchId: practice.ids.branch, startTime, payWithCredit: true, idempotencyKey },
    ...more,
  });
}
