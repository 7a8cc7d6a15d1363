import { commit } from "~/db/commit.server";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { linesOf, readSignedContent } from "../../data/prescriptions/prescriptions-read.server";
import { countCopy } from "../../data/prescriptions/prescriptions-write.server";
import type { Prescription } from "../../domain/prescriptions/prescription";
import { letterheadLocation } from "../../support/printing/letterhead-location.server";
import { printedPrescription } from "../../support/prescriptions/printed-prescription.server";
import { reachPrescription, type ReachedPrescription } from "../../support/prescriptions/reach-prescription.server";
import { detailsSeen } from "../../support/prescriptions/shown-prescription.server";
import { contentOf } from "../../support/prescriptions/signed-content.server";

const locationOf = (context: RequestContext, { consultationId, prescriberId }: Prescription) =>
  letterheadLocation(context, { consultationId, providerId: prescriberId });

async function ofDraft(context: RequestContext, found: ReachedPrescription) {
  const lines = await linesOf(context.db, [found.prescription.id]);
  const [content, location] = await Promise.all([
    contentOf(context, found, lines, ""),
    locationOf(context, found.prescription),
  ]);
  return printedPrescription(context, content, { number: null, state: "DRAFT", copy: 1, location });
}

/**
 * The paper of a prescription. Each that is made of a signed one is counted and says which copy it is; that of a draft
 * says that it is one. Whoever is not shown what is prescribed gets no paper.
 * @throws NotFoundError, ForbiddenError
 */
export async function printPrescription(
  context: RequestContext,
  rawId: unknown,
): Promise<{ sheet: PrintedSheet; patientId: string; asPatient: boolean }> {
  await authorize(context, "prescription.read");
  const found = await reachPrescription(context, "prescription.read", rawId);
  const { prescription, asPatient, state } = found;
  if (!(await detailsSeen(context, asPatient))(prescription)) throw new NotFoundError();
  const { id, patientId, number, copies } = prescription;
  if (state === "DRAFT") return { sheet: await ofDraft(context, found), patientId, asPatient };
  const [content, location] = await Promise.all([readSignedContent(context.db, id), locationOf(context, prescription)]);
  if (!content) throw new NotFoundError();
  await commit(context, {
    guarded: countCopy(context.db, id),
    audit: [{ action: "prescription.read", subjectKind: "prescription", subjectId: id, patientId, fields: ["print"] }],
    result: null,
  });
  const sheet = await printedPrescription(context, content, { number, state, copy: copies + 1, location });
  return { sheet, patientId, asPatient };
}
