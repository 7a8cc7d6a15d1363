import { announcedFile, beginUpload, type BegunUpload } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { MOST_OPEN_UPLOADS } from "../../domain/files/record-file";
import { reachRecordFiles } from "../../support/files/reach-record-files.server";
import { scopeOf } from "../../support/files/upload-of.server";

/**
 * Begins to take a file for a record in parts, or goes on with the same file where the same person did not finish it.
 * @param request its body says what the file is, as JSON
 * @throws InvalidError, also for a name of a kind that is not taken; NotFoundError
 */
export async function openUpload(context: RequestContext, recordId: unknown, request: Request): Promise<BegunUpload> {
  await authorize(context, "healthRecord.write");
  const reached = await reachRecordFiles(context, recordId);
  const file = await announcedFile("HEALTH_RECORD", request);
  return beginUpload(context, scopeOf(context, reached), file, MOST_OPEN_UPLOADS);
}
