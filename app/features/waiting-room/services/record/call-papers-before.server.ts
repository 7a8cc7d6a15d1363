import { mayReadRecords, reachPatient } from "~/features/patients/public.server";
import { backPage, type BackWanted } from "~/kernel/time/back-page";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { callNotesStatement, chatFilesStatement } from "../../data/record/appointment-record-read.server";

/** From what on, for each kind; a kind that is left out is not read. */
export interface CallPapersWanted {
  notes?: BackWanted | undefined;
  files?: BackWanted | undefined;
}

/** So many appointments are looked at for each that is wanted: most have no note. */
const WALKED_FOR_ONE = 4;

/**
 * What was written beside the calls of a patient's appointments, and the files that were sent in their chats, before a
 * place in time, the newest first, for staff who may read the record; a provider sees those of their own appointments.
 * Reading them is audited.
 * @throws NotFoundError for a patient who is not theirs; ForbiddenError
 */
export async function callPapersBefore(context: RequestContext, patientId: string, wanted: CallPapersWanted) {
  await authorize(context, "appointment.list");
  const { isOwn } = await reachPatient(context, "patient.read", patientId);
  const { actor, db, now } = context;
  if (actor.kind !== "employee" || !(await mayReadRecords(context, isOwn))) throw new ForbiddenError();
  const employeeId = actor.authorities.has("appointment.list") ? null : actor.employeeId;
  const { files } = wanted;
  const notes = wanted.notes && { ...wanted.notes, most: wanted.notes.most * WALKED_FOR_ONE };
  const [noteRows, fileRows] = await Promise.all([
    notes && callNotesStatement(db, { patientId, employeeId }, notes, now),
    files && chatFilesStatement(db, { patientId, employeeId }, files),
    auditRead(context, {
      ...{ action: "consultation.read", subjectKind: "patient", subjectId: patientId, patientId },
      fields: [...(notes ? ["summary", "reviewNote"] : []), ...(files ? ["files"] : [])],
    }),
  ]);
  return {
    notes:
      notes && noteRows
        ? backPage(noteRows, notes.most, (row) => (row.hasSummary || row.hasReview ? row : null))
        : undefined,
    files: files && fileRows ? backPage(fileRows, files.most, (row) => row) : undefined,
  };
}
