import { commit, refusedAs } from "~/db/commit.server";
import { prescribedMedications, type MedicationWrites } from "~/features/phr/public.server";
import { localDate } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf, readSignedContent } from "../../data/prescriptions/prescriptions-read.server";
import { keepRecordId, updateDetailsShown } from "../../data/prescriptions/prescriptions-write.server";
import { showsDetails } from "../../domain/prescriptions/seen-by-patient";
import { isLive } from "../../domain/prescriptions/validity";
import { detailsSchema } from "../../schemas/prescriptions/prescription";
import { changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { medicationPeriod, medicationValues } from "../../support/prescriptions/medication-values";
import { prescriptionSettings } from "../../support/prescriptions/prescription-settings.server";
import { reachPrescription, type ReachedPrescription } from "../../support/prescriptions/reach-prescription.server";

const NOTHING: MedicationWrites = { recordIds: [], writes: [], audit: [] };

/** The medications that the health record did not get while the patient was not to see them. */
async function kept(context: RequestContext, { reached, prescription, state }: ReachedPrescription) {
  const { db, profile } = context;
  const { id, signedAt } = prescription;
  if (signedAt === null || !(isLive(state) || state === "DISPENSED")) return { lines: [], medications: NOTHING };
  const lines = (await linesOf(db, [id])).filter(({ recordId }) => recordId === null);
  const prescriber = (await readSignedContent(db, id))?.prescriber.name ?? "";
  const start = localDate(signedAt, profile.timeZone);
  const medicines = lines.map((line) => ({
    recordId: null,
    values: medicationValues(line, { ...medicationPeriod(line, start), prescriber }),
  }));
  return { lines, medications: await prescribedMedications(context, reached, medicines) };
}

/**
 * Decides of one prescription whether the patient sees what is prescribed. What becomes visible stands in their health
 * record from then on.
 * @param raw `details`: shown, hidden, or empty for as the organization has it; and the `version` that was read
 * @throws NotFoundError, ForbiddenError, ConflictError
 */
export async function showPrescriptionDetails(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  const { prescription, actor } = found;
  if (actor !== "prescriber" && actor !== "provider") throw new ForbiddenError();
  const { version, details } = parse(detailsSchema, raw);
  if (details === prescription.detailsShown) return;
  const { db } = context;
  const shown = showsDetails(details, (await prescriptionSettings(context)).detailsShown);
  const { lines, medications } = shown ? await kept(context, found) : { lines: [], medications: NOTHING };
  const { id, patientId } = prescription;
  await commit(context, {
    guarded: updateDetailsShown(db, { id, version }, details),
    writes: [
      ...medications.writes,
      ...medications.recordIds.flatMap((recordId, at) => {
        const line = lines[at];
        return line && recordId !== null ? [keepRecordId(db, line, recordId)] : [];
      }),
    ],
    audit: [
      { action: "prescription.show", subjectKind: "prescription", subjectId: id, patientId, fields: ["detailsShown"] },
      ...medications.audit,
    ],
    result: null,
  }).catch(refusedAs(changedMeanwhile));
}
