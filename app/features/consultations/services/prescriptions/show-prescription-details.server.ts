import { commit, refusedAs } from "~/db/commit.server";
import { hidePrescribed } from "~/features/phr/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { linesOf, recordsOfOthers } from "../../data/prescriptions/prescriptions-read.server";
import { updateDetailsShown } from "../../data/prescriptions/prescriptions-write.server";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { showsDetails } from "../../domain/prescriptions/seen-by-patient";
import { detailsSchema } from "../../schemas/prescriptions/prescription";
import { changedMeanwhile } from "../../support/prescriptions/change-draft.server";
import { prescriptionSettings } from "../../support/prescriptions/prescription-settings.server";
import { reachPrescription, requireAction } from "../../support/prescriptions/reach-prescription.server";

/** The medications of the health record that this prescription alone goes on with. */
async function ownRecords({ db }: RequestContext, prescription: Prescription): Promise<string[]> {
  const recordIds = (await linesOf(db, [prescription.id])).flatMap(({ recordId }) => recordId ?? []);
  const others = await recordsOfOthers(db, prescription, recordIds);
  return recordIds.filter((id) => !others.has(id));
}

/**
 * Decides of one prescription whether the patient sees what is prescribed, in their health record too. Providers see it
 * there all the same. It is its prescriber's to decide.
 * @param raw `details`: shown, hidden, or empty for as the organization has it; and the `version` that was read
 * @throws NotFoundError, ForbiddenError, ConflictError
 */
export async function showPrescriptionDetails(context: RequestContext, rawId: unknown, raw: unknown): Promise<void> {
  await authorize(context, "prescription.write");
  const found = await reachPrescription(context, "prescription.write", rawId);
  await requireAction(context, found, "show", "prescription.write");
  const { prescription } = found;
  const { version, details } = parse(detailsSchema, raw);
  if (details === prescription.detailsShown) return;
  const { db } = context;
  const shown = showsDetails(details, (await prescriptionSettings(context)).detailsShown);
  const { id, patientId } = prescription;
  const recordIds = await ownRecords(context, prescription);
  await commit(context, {
    guarded: updateDetailsShown(db, { id, version }, details),
    writes: recordIds.length === 0 ? [] : [hidePrescribed(db, patientId, recordIds, !shown)],
    audit: [
      { action: "prescription.show", subjectKind: "prescription", subjectId: id, patientId, fields: ["detailsShown"] },
    ],
    result: null,
  }).catch(refusedAs(changedMeanwhile));
}
