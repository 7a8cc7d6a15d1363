import {
  completeUpload,
  discardAfter,
  putThumbnail,
  thumbnailOf,
  uploadBecameCopy,
  type ArrivedFile,
} from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readJson } from "~/platform/http/read-body.server";
import { finishUploadSchema } from "../../schemas/files/upload";
import { uploadOf } from "../../support/files/upload-of.server";
import { useFile } from "../../support/files/use-file.server";

/** Keeps the small picture that a browser made of a picture, where it is one. */
async function keepThumbnail(context: RequestContext, { id, contentType }: ArrivedFile, thumbnail: string | undefined) {
  if (!contentType.startsWith("image/")) return;
  if (thumbnail === undefined || !/^[A-Za-z0-9+/]+=*$/.test(thumbnail)) return;
  const small = thumbnailOf(Uint8Array.from(atob(thumbnail), (character) => character.charCodeAt(0)));
  if (small) await putThumbnail(context, id, small);
}

/**
 * Lets a record use a file whose parts have all arrived. Asked again it answers the same file. A file that is not of the
 * kinds that are taken is not kept.
 * @param request its body may hold the small picture of a picture, as base64 in JSON: it is kept if it is one
 * @returns `wasThere`: the record had this content already, and nothing was added
 * @throws ConflictError while parts are missing; InvalidError at `file`; NotFoundError
 */
export async function finishUpload(
  context: RequestContext,
  { recordId, uploadId }: { recordId: unknown; uploadId: unknown },
  request: Request,
): Promise<{ fileId: string; wasThere: boolean }> {
  await authorize(context, "healthRecord.write");
  const { upload, reached } = await uploadOf(context, recordId, uploadId);
  if (upload.fileId !== null) return { fileId: upload.fileId, wasThere: false };
  const { thumbnail } = parse(finishUploadSchema, await readJson(request));
  const file = await completeUpload(context, upload);
  try {
    await keepThumbnail(context, file, thumbnail);
    const copy = { patientId: reached.patient.id, sha256: file.sha256 };
    const along = (there: string | null) => uploadBecameCopy(context.db, upload.id, there ?? copy);
    const { id: fileId, wasThere } = await useFile(context, reached.record.id, file, along);
    return { fileId, wasThere };
  } catch (error) {
    await discardAfter(context, upload, error);
    throw error;
  }
}
