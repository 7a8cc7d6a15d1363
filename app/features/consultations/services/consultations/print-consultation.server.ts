import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { readRecord } from "~/features/patients/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { gatherSummary } from "../../support/consultations/gather-summary.server";
import { printedSummary } from "../../support/consultations/printed-summary.server";
import { reachConsultation, type ReachedConsultation } from "../../support/consultations/reach-consultation.server";
import { letterheadLocation } from "../../support/printing/letterhead-location.server";
import { signatureOf, signerOf } from "../../support/printing/provider-signature.server";

/**
 * A consultation's summary as a sheet, in the reader's language. A patient has it once it is published.
 * @throws NotFoundError, also for a patient while it is not published; ForbiddenError
 */
export async function printConsultation(
  context: RequestContext,
  id: string,
  format: "print" | "pdf" = "print",
): Promise<{ sheet: PrintedSheet; opening: ReachedConsultation["opening"] }> {
  await authorize(context, "consultation.read");
  const reached = await reachConsultation(context, "consultation.read", id);
  const { consultation, role, patient, opening } = reached;
  const ofPatient = role === "patient" || role === "viewer";
  const published = consultation.publishStatus === "PUBLISHED";
  if (ofPatient && !published) throw new NotFoundError();
  const [gathered, signer, location, found] = await Promise.all([
    gatherSummary(context, reached),
    signerOf(context, consultation.providerId),
    letterheadLocation(context, { consultationId: id, providerId: consultation.providerId }),
    readRecord(context.db, patient.id, null),
    auditRead(context, {
      ...{ action: "consultation.read", subjectKind: "consultation", subjectId: id, patientId: patient.id },
      fields: [format],
    }),
  ]);
  const signedAt = published ? consultation.publishedAt : null;
  const signature = signatureOf(context, signer, { signedAt, isPublished: true, timeZone: gathered.timeZone });
  const patientNumber = found?.record.number ?? null;
  return { sheet: printedSummary(context, gathered, { signature, location, patientNumber }), opening };
}
