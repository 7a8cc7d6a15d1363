import { digestOf, eraseUnlessKept, examineBytes, putContent } from "~/features/organization/public.server";
import { z } from "zod";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { labId } from "../../schemas/laboratory/lab-order";
import { keepLabFile, reachTestWithFiles } from "../../support/laboratory/keep-lab-file.server";

/** The largest file that a form without script takes, in bytes; larger ones come in parts. */
const MOST_FORM_BYTES = 10_000_000;

const attachSchema = z.object({
  orderId: labId,
  test: labId,
  file: z.instanceof(File, { error: "files:refused.none" }),
});

const refused = (problem: { message: string; values?: Record<string, string | number> }) =>
  new InvalidError([{ field: "file", ...problem }]);

/**
 * Puts a file that was sent whole to a test of an order: a report, a picture, the images of a scanner; told by its
 * content, and kept once a patient.
 * @throws InvalidError at `file`; NotFoundError, ForbiddenError
 */
export async function attachLabFile(context: RequestContext, raw: unknown): Promise<{ wasThere: boolean }> {
  await authorize(context, "laboratory.work");
  const { orderId, test: testId, file } = parse(attachSchema, raw);
  const reached = await reachTestWithFiles(context, { orderId, testId });
  if (file.size > MOST_FORM_BYTES)
    throw refused({ message: "files:refused.tooLarge", values: { most: MOST_FORM_BYTES / 1_000_000 } });
  const sent = { purpose: "HEALTH_RECORD", name: file.name } as const;
  const examined = examineBytes(sent, new Uint8Array(await file.arrayBuffer()));
  if (!examined.ok) throw refused(examined.error);
  const { whole: bytes, name, contentType } = examined.value;
  const id = uuidv7(context.now);
  const sha256 = await digestOf(bytes);
  await putContent(context, id, { bytes, contentType });
  try {
    return await keepLabFile(context, reached, { id, name, contentType, sizeBytes: bytes.length, sha256 });
  } catch (error) {
    await eraseUnlessKept(context, id, error);
    throw error;
  }
}
