import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { fileOfRecord } from "../../data/files/record-files.server";
import type { RecordFile } from "../../domain/files/record-file";
import { fileIdSchema } from "../../schemas/files/upload";
import { reachRecord, type ReachedRecord } from "../records/reach-record.server";

/** A file, and the record through which it is read. */
export interface FileAddress {
  recordId: unknown;
  fileId: unknown;
}

/**
 * A file for whoever may read a record that uses it.
 * @throws NotFoundError for a file that the record does not use
 */
export async function reachFile(
  context: RequestContext,
  { recordId, fileId }: FileAddress,
): Promise<ReachedRecord & { file: RecordFile }> {
  const reached = await reachRecord(context, recordId, "R");
  const known = fileIdSchema.safeParse(fileId);
  const [file] = known.success ? await fileOfRecord(context.db, reached.record.id, known.data) : [];
  if (!file) throw new NotFoundError();
  return { ...reached, file };
}
