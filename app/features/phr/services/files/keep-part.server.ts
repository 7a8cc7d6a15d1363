import { takePart } from "~/features/organization/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { uploadOf } from "../../support/files/upload-of.server";

interface Part {
  recordId: unknown;
  uploadId: unknown;
  /** From 1. */
  part: unknown;
}

/**
 * Takes one part of a file: its whole body is the part. Sent again it takes the place of what came before; the parts may
 * come in any order.
 * @throws InvalidError for a part that the file does not have, or of another size, and at
 * `file` for a first part of nothing that is taken; NotFoundError
 */
export async function keepPart(
  context: RequestContext,
  { recordId, uploadId, part }: Part,
  request: Request,
): Promise<{ part: number }> {
  await authorize(context, "healthRecord.write");
  const { upload } = await uploadOf(context, recordId, uploadId);
  return takePart(context, upload, part, request);
}
