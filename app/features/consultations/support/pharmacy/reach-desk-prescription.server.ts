import { localDate } from "~/features/patients/public.server";
import { auditDenial } from "~/features/phr/public.server";
import { authorize, verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readAtDesk } from "../../data/pharmacy/desk-read.server";
import { readPharmacyOf } from "../../data/pharmacy/pharmacies.server";
import { readCode } from "../../domain/prescriptions/verification-code";
import { deskPrescriptionSchema } from "../../schemas/pharmacy/desk";

/** The pharmacy at whose desk somebody works; undefined for whoever sees what is sent to any of them. */
export async function pharmacyOf({ actor, db }: RequestContext): Promise<string | undefined> {
  return actor.kind === "employee" ? readPharmacyOf(db, actor.employeeId) : undefined;
}

/** Whether a desk sees a prescription: not what was sent to another pharmacy. */
export const isForDesk = ({ pharmacyId }: { pharmacyId: string | null }, own: string | undefined): boolean =>
  own === undefined || pharmacyId === null || pharmacyId === own;

/** A signed prescription at the desk that somebody works at, and the pharmacy of the desk. */
export type ReachedAtDesk = NonNullable<Awaited<ReturnType<typeof readAtDesk>>> & {
  pharmacyId: string | undefined;
  /** The day at the practice, YYYY-MM-DD. */
  today: string;
};

/**
 * Whether a desk may open a prescription: it was sent, was at a desk before, or its paper is here, whose code says so.
 * Administrators have a list of all.
 */
const isBrought = (
  context: RequestContext,
  { wasSent, entries, code }: NonNullable<Awaited<ReturnType<typeof readAtDesk>>>,
  shown: string | undefined,
): boolean =>
  wasSent ||
  entries.length > 0 ||
  (code !== null && shown !== undefined && readCode(shown) === code) ||
  verdictOf(context, "pharmacy.manage") === "allowed";

/**
 * A signed prescription for a pharmacy's desk, unless it was sent to another pharmacy. What a desk sees of a patient is
 * what stands on the paper; one that was never sent is opened with the code of its paper alone.
 * @param asked its id, or `id` and `code`
 * @throws NotFoundError for one that is not signed, sent elsewhere or not brought, as if it did not exist; ForbiddenError
 */
export async function reachDeskPrescription(context: RequestContext, asked: unknown): Promise<ReachedAtDesk> {
  await authorize(context, "pharmacy.work");
  const { id, code } = parse(deskPrescriptionSchema, asked);
  const [found, pharmacyId] = await Promise.all([readAtDesk(context.db, id), pharmacyOf(context)]);
  if (!found) throw new NotFoundError();
  if (!isForDesk(found.prescription, pharmacyId) || !isBrought(context, found, code)) {
    const { patientId } = found.prescription;
    await auditDenial(context, { authority: "pharmacy.work", subjectKind: "prescription", subjectId: id, patientId });
    throw new NotFoundError();
  }
  return { ...found, pharmacyId, today: localDate(context.now, context.profile.timeZone) };
}
