import { digestOf, eraseUnlessKept, examineBytes, putContent } from "~/features/organization/public.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { MOST_FORM_BYTES } from "../../domain/files/record-file";
import { sentFileSchema } from "../../schemas/files/upload";
import { reachRecordFiles } from "../../support/files/reach-record-files.server";
import { useFile, type UsedFile } from "../../support/files/use-file.server";

const refused = (problem: { message: string; values?: Record<string, string | number> }) =>
  new InvalidError([{ field: "file", ...problem }]);

/**
 * Lets a record use a file that was sent whole, as by a form without script: up to 10 MB, told by its content.
 * @param raw the field `file`
 * @throws InvalidError at `file`; NotFoundError
 */
export async function attachFile(context: RequestContext, recordId: unknown, raw: unknown): Promise<UsedFile> {
  await authorize(context, "healthRecord.write");
  const { record } = await reachRecordFiles(context, recordId);
  const { file } = parse(sentFileSchema, raw);
  // What is too large is not read at all.
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
    return await useFile(context, record.id, { id, name, contentType, sizeBytes: bytes.length, sha256 });
  } catch (error) {
    await eraseUnlessKept(context, id, error);
    throw error;
  }
}
