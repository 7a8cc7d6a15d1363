import { findUpload, type StoredUpload, type UploadScope } from "~/features/organization/public.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";
import type { ReachedRecord } from "../records/reach-record.server";
import { reachRecordFiles } from "./reach-record-files.server";

/** The account that asks. @throws ForbiddenError for whoever has none */
function accountOf({ actor }: RequestContext): string {
  if (actor.kind === "employee" || actor.kind === "patient") return actor.userId;
  throw new ForbiddenError();
}

/** What the uploads of an account for a patient's records are known by. @throws ForbiddenError */
export const scopeOf = (context: RequestContext, { patient }: ReachedRecord): UploadScope => ({
  purpose: "HEALTH_RECORD",
  senderId: accountOf(context),
  patientId: patient.id,
  chatRoomId: null,
});

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
  const upload = await findUpload(context, rawUploadId, scopeOf(context, reached));
  return { upload, reached };
}
