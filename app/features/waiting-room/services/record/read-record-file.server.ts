import { fileDownload, type Asked } from "~/features/organization/public.server";
import { NotFoundError } from "~/platform/http/errors.server";
import type { RequestContext } from "~/platform/context.server";
import { reachAppointmentRecord } from "./read-appointment-record.server";

/**
 * A file of an appointment's record as a download, or to be shown, or a part of it, for whoever may see it there. Each
 * reading is written to the audit.
 * @param asked the header Range, and whether the browser shows it, which it does with pictures and films alone
 * @throws NotFoundError for a file of another appointment, or one that is not theirs to see
 */
export async function readRecordFile(
  context: RequestContext,
  { appointmentId, fileId }: { appointmentId: string; fileId: string },
  asked: Asked = {},
): Promise<Response> {
  const { appointment, record } = await reachAppointmentRecord(context, appointmentId);
  const said = record ? [...record.conversation, ...record.sessionConversation, ...record.staffNotes] : [];
  const files = [...(record?.files ?? []), ...said.flatMap(({ file }) => file ?? [])];
  const found = files.find(({ id }) => id === fileId);
  if (!found) throw new NotFoundError();
  return fileDownload(context, { ...found, purpose: "ATTACHMENT", patientId: appointment.patientId }, asked);
}
