import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError, NotFoundError } from "~/platform/http/errors.server";
import { uploadStatement, type StoredUpload } from "../../data/files/uploads.server";
import { uploadIdSchema } from "../../schemas/files/upload";
import type { ReachedRecord } from "../records/reach-record.server";
import { reachRecordFiles } from "./reach-record-files.server";

/** The account that asks. @throws ForbiddenError for whoever has none */
export function accountOf({ actor }: RequestContext): string {
  if (actor.kind === "employee" || actor.kind === "patient") return actor.userId;
  throw new ForbiddenError();
}

/**
 * An upload for a record that somebody may change, for the account alone that began it.
 * @throws NotFoundError also for an upload of somebody else, or for another patient
 */
export async function uploadOf(
  context: RequestContext,
  rawRecordId: unknown,
  rawUploadId: unknown,
): Promise<{ upload: StoredUpload; reached: ReachedRecord }> {
  const reached = await reachRecordFiles(context, rawRecordId);
  const known = uploadIdSchema.safeParse(rawUploadId);
  const [upload] = known.success ? await uploadStatement(context.db, known.data) : [];
  const theirs = upload?.userId === accountOf(context) && upload.patientId === reached.patient.id;
  if (!upload || !theirs) throw new NotFoundError();
  return { upload, reached };
}
