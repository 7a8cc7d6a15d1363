import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { insertFile, keptFileStatement } from "../../data/files/files.server";
import { unfinished, uploadBecame, uploadStatement, type StoredUpload } from "../../data/files/uploads.server";
import { completeUpload } from "../../support/files/complete-upload.server";
import { discardAfter } from "../../support/files/discard-upload.server";
import type { KeptFile, WrittenAlong } from "./keep-file.server";

interface Owner {
  patientId: string | null;
  /** The appointment in whose chat it was sent. */
  appointmentId: string | null;
}

/** The file that an upload became. @throws NotFoundError where it was taken away */
async function keptOf({ db }: RequestContext, fileId: string): Promise<KeptFile> {
  const [kept] = await keptFileStatement(db, fileId);
  if (!kept) throw new NotFoundError();
  return kept;
}

/** What another try kept at the same moment. @throws ConflictError where the upload was thrown away instead */
async function keptMeanwhile(context: RequestContext, uploadId: string): Promise<KeptFile> {
  const [upload] = await uploadStatement(context.db, uploadId);
  if (!upload?.fileId) throw new ConflictError("changedMeanwhile");
  return keptOf(context, upload.fileId);
}

/**
 * Keeps a file whose parts have all arrived, as `keepFile` does one that was sent whole: its content lies in the bucket
 * already. Asked again, or twice at once, it answers the same file. The caller has authorized it.
 * @throws ConflictError while parts are missing; InvalidError at `file`; NotFoundError where it was taken away again
 */
export async function keepUploaded(
  context: RequestContext,
  upload: StoredUpload,
  owner: Owner,
  along: (fileId: string) => Pick<WrittenAlong, "audit">,
): Promise<KeptFile> {
  if (upload.fileId !== null) return keptOf(context, upload.fileId);
  const { db, now, auditActor } = context;
  const { sha256, ...file } = await completeUpload(context, upload);
  const { purpose } = upload;
  const row = { ...file, ...owner, sha256, purpose, employeeId: null, createdBy: auditActor.id, createdAt: now };
  try {
    const { result } = await commit(context, {
      guarded: unfinished(db, upload.id),
      writes: [insertFile(db, row), uploadBecame(db, upload.id, file.id)],
      audit: along(file.id).audit,
      result: file,
    }).catch(refusedAs(async () => ({ result: await keptMeanwhile(context, upload.id) })));
    return result;
  } catch (error) {
    await discardAfter(context, upload, error);
    throw error;
  }
}
