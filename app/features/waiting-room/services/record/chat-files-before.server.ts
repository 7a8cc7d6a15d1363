import { mayReadRecords, reachPatient } from "~/features/patients/public.server";
import { backPage, type BackPage, type BackWanted } from "~/kernel/time/back-page";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import { chatFilesStatement, type ChatFileBefore } from "../../data/record/appointment-record-read.server";

/**
 * The files that were sent in the chats of a patient's appointments before a place in time, the newest first, for staff
 * who may read the record; a provider sees those of their own appointments. Reading them is audited.
 * @throws NotFoundError for a patient who is not theirs; ForbiddenError
 */
export async function chatFilesBefore(
  context: RequestContext,
  patientId: string,
  wanted: BackWanted,
): Promise<BackPage<ChatFileBefore>> {
  await authorize(context, "appointment.list");
  const { isOwn } = await reachPatient(context, "patient.read", patientId);
  const { actor } = context;
  if (actor.kind !== "employee" || !(await mayReadRecords(context, isOwn))) throw new ForbiddenError();
  const employeeId = actor.authorities.has("appointment.list") ? null : actor.employeeId;
  const [rows] = await Promise.all([
    chatFilesStatement(context.db, { patientId, employeeId }, wanted),
    auditRead(context, {
      action: "consultation.read",
      subjectKind: "patient",
      subjectId: patientId,
      patientId,
      fields: ["files"],
    }),
  ]);
  return backPage(rows, wanted.most, (row) => row);
}
