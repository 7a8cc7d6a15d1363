import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { viewOf } from "../../domain/files/record-file";
import { reachFile, type FileAddress } from "../../support/files/reach-file.server";

/** What the viewer of a DICOM file says of it; reading the file itself is audited. @throws NotFoundError for any other */
export async function viewDicom(context: RequestContext, address: FileAddress) {
  await authorize(context, "healthRecord.read");
  const { file, record, patient, isSelf, opening } = await reachFile(context, address);
  if (viewOf(file) !== "dicom") throw new NotFoundError();
  await auditRead(context, {
    action: "healthRecord.read",
    subjectKind: record.kind,
    subjectId: record.id,
    patientId: patient.id,
    fields: ["files"],
  });
  return { file, record, patient, isSelf, opening };
}
