import { fileDownload, thumbnailIn } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { MOST_FORM_BYTES, viewOf } from "../../domain/files/record-file";
import { reachFile, type FileAddress } from "../../support/files/reach-file.server";

/**
 * The small picture of a picture, which its record shows: the view of that was audited. A picture that has none, as one
 * that was sent without script, is shown itself.
 * @throws NotFoundError where there is nothing to show
 */
export async function readThumbnail(context: RequestContext, address: FileAddress): Promise<Response> {
  await authorize(context, "healthRecord.read");
  const { file, patient } = await reachFile(context, address);
  if (viewOf(file) !== "picture") throw new NotFoundError();
  const small = await thumbnailIn(context, file.id);
  if (small)
    return new Response(small.body, {
      headers: {
        "content-type": small.httpMetadata?.contentType ?? "image/jpeg",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "private, no-store",
      },
    });
  if (file.sizeBytes > MOST_FORM_BYTES) throw new NotFoundError();
  return fileDownload(context, { ...file, purpose: "HEALTH_RECORD", patientId: patient.id }, { shown: true });
}
