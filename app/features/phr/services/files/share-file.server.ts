import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { contentOfRecord } from "../../data/files/record-files.server";
import { reachFile, type FileAddress } from "../../support/files/reach-file.server";
import { reachRecordFiles } from "../../support/files/reach-record-files.server";
import { useContentOf, type UsedFile } from "../../support/files/use-file.server";

/**
 * Lets a record use a file that another record of the same patient uses already: it is kept once.
 * @param from the other record and its file
 * @throws NotFoundError, also for a file of another patient; InvalidError at `file` for too many files; ConflictError
 */
export async function shareFile(context: RequestContext, recordId: unknown, from: FileAddress): Promise<UsedFile> {
  await authorize(context, "healthRecord.write");
  const { record } = await reachRecordFiles(context, recordId);
  const { file, record: other } = await reachFile(context, from);
  if (other.patientId !== record.patientId) throw new NotFoundError();
  const [content] = await contentOfRecord(context.db, other.id, file.id);
  if (!content) throw new NotFoundError();
  const { id, name, contentType, sizeBytes, sha256 } = content;
  return useContentOf(context, record.id, { id, name, contentType, sizeBytes, sha256 });
}
