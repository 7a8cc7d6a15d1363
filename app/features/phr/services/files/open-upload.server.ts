import { commit } from "~/db/commit.server";
import { refusedByName } from "~/features/organization/public.server";
import { fileKey } from "~/platform/files/file-key.server";
import { uuidv7 } from "~/kernel/ids";
import { DAY_MS } from "~/kernel/time/dates";
import { PART_BYTES } from "~/kernel/upload/upload-parts";
import { abandonMultipart } from "~/platform/abandon-multipart.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { readJson } from "~/platform/http/read-body.server";
import { insertUpload, openUploads, partsStatement, sameUploadStatement } from "../../data/files/uploads.server";
import { MOST_OPEN_UPLOADS } from "../../domain/files/record-file";
import { newUploadSchema } from "../../schemas/files/upload";
import { reachRecordFiles } from "../../support/files/reach-record-files.server";
import { accountOf } from "../../support/files/upload-of.server";

/**
 * Begins to take a file for a record in parts, or goes on with the same file (by name, size and the hash of its first
 * part) where the same person did not finish it.
 * @param request its body says what the file is, as JSON
 * @returns the upload, and the parts (from 1) that have arrived already
 * @throws InvalidError, also for a name of a kind that is not taken; NotFoundError
 */
export async function openUpload(
  context: RequestContext,
  recordId: unknown,
  request: Request,
): Promise<{ uploadId: string; parts: number[] }> {
  await authorize(context, "healthRecord.write");
  const { patient } = await reachRecordFiles(context, recordId);
  const { fileName: name, bytes: sizeBytes, firstPartHash } = parse(newUploadSchema, await readJson(request));
  const problem = refusedByName("HEALTH_RECORD", name);
  if (problem) throw new InvalidError([{ field: "file", ...problem }]);
  const { db, env, now, organization } = context;
  const whose = { patientId: patient.id, userId: accountOf(context) };
  const [same] = await sameUploadStatement(db, { ...whose, name, sizeBytes, firstPartHash });
  if (same) {
    const parts = await partsStatement(db, same.id);
    return { uploadId: same.id, parts: parts.map(({ number }) => number) };
  }
  if ((await openUploads(db, patient.id)) >= MOST_OPEN_UPLOADS)
    throw new InvalidError([
      { field: "file", message: "record-files:tooManyOpen", values: { most: MOST_OPEN_UPLOADS } },
    ]);
  const id = uuidv7(now);
  const objectKey = fileKey(organization.id, id);
  const { uploadId } = await env.FILES.createMultipartUpload(objectKey);
  try {
    await commit(context, {
      writes: [
        insertUpload(db, { ...whose, id, name, sizeBytes, partBytes: PART_BYTES, uploadId, objectKey, createdAt: now }),
      ],
      audit: [
        {
          action: "healthRecord.openUpload",
          subjectKind: "fileUpload",
          subjectId: id,
          patientId: patient.id,
          fields: ["files"],
        },
      ],
      due: [{ kind: "RECORD_UPLOAD", id, dueAt: now + DAY_MS }],
      result: null,
    });
  } catch (error) {
    await abandonMultipart(env.FILES, objectKey, uploadId);
    throw error;
  }
  return { uploadId: id, parts: [] };
}
