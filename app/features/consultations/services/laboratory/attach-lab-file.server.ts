import { commit } from "~/db/commit.server";
import {
  eraseContent,
  eraseUnlessKept,
  examineBytes,
  keepOnceStatements,
  putContent,
  retiredSince,
} from "~/features/organization/public.server";
import { uuidv7 } from "~/kernel/ids";
import { z } from "zod";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256OfBytes } from "~/platform/crypto/crypto.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { filesOfOrder, putLabFile } from "../../data/laboratory/lab-results.server";
import { labId } from "../../schemas/laboratory/lab-order";
import { reachDeskOrder } from "../../support/laboratory/reach-lab-order.server";

/** So large a file may be, in bytes, and so many an order has. */
const MOST_BYTES = 20_000_000;
const MOST_FILES = 40;

const attachSchema = z.object({
  orderId: labId,
  test: labId,
  file: z.instanceof(File, { error: "errors:field.mandatory" }),
});

const refused = (problem: { message: string; values?: Record<string, string | number> }) =>
  new InvalidError([{ field: "file", ...problem }]);

/**
 * Puts a file to a test of an order: a report, a picture, the images of a scanner; told by its content, and kept once a
 * patient.
 * @throws InvalidError at `file`; NotFoundError, ForbiddenError
 */
export async function attachLabFile(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "laboratory.work");
  const { orderId, test: testId, file } = parse(attachSchema, raw);
  const { order, tests, employeeId } = await reachDeskOrder(context, orderId);
  const test = tests.find(({ id }) => id === testId);
  if (!test || test.state === "CANCELLED" || test.state === "ORDERED") throw new NotFoundError();
  if (file.size > MOST_BYTES)
    throw refused({ message: "files:refused.tooLarge", values: { most: MOST_BYTES / 1_000_000 } });
  const { db, now, auditActor } = context;
  if ((await filesOfOrder(db, orderId)).length >= MOST_FILES)
    throw refused({ message: "record-files:tooMany", values: { most: MOST_FILES } });
  const examined = examineBytes(
    { purpose: "HEALTH_RECORD", name: file.name },
    new Uint8Array(await file.arrayBuffer()),
  );
  if (!examined.ok) throw refused(examined.error);
  const { whole: bytes, name, contentType } = examined.value;
  const id = uuidv7(now);
  const sha256 = await sha256OfBytes(bytes);
  const { patientId } = order;
  await putContent(context, id, { bytes, contentType });
  try {
    const kept = { id, patientId, name, contentType, sizeBytes: bytes.length, sha256, createdBy: auditActor.id };
    await commit(context, {
      writes: [
        ...keepOnceStatements(db, { ...kept, createdAt: now }, retiredSince(context)),
        putLabFile(db, { orderId, orderTestId: test.id, addedBy: employeeId, at: now, patientId, sha256 }),
      ],
      audit: [{ action: "labOrder.attach", subjectKind: "labOrder", subjectId: orderId, patientId, fields: ["files"] }],
      result: null,
    });
  } catch (error) {
    await eraseUnlessKept(context, id, error);
    throw error;
  }
  // The patient had this content already: their copy is used.
  const files = await filesOfOrder(db, orderId);
  if (!files.some((each) => each.id === id)) await eraseContent(context, id);
}
