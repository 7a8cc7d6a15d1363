import { fileDownload } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { reachFile, type FileAddress } from "../../support/files/reach-file.server";

/**
 * A file of a record as a download, or to be shown, or a part of it. Each reading is written to the audit.
 * @param asked the header Range, and whether the browser shows it, which it does with pictures and films alone
 * @throws NotFoundError for a file that the record does not use, or of a record that is not theirs to read
 */
export async function readMedicalFile(
  context: RequestContext,
  address: FileAddress,
  asked: { range?: string | null; shown?: boolean } = {},
): Promise<Response> {
  await authorize(context, "healthRecord.read");
  const { file, patient } = await reachFile(context, address);
  return fileDownload(context, { ...file, purpose: "HEALTH_RECORD", patientId: patient.id }, asked);
}
