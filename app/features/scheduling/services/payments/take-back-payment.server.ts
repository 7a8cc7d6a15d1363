import { commit, refusedAs } from "~/db/commit.server";
import { readDeskPayment } from "~/features/billing/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { takeBackSchema } from "../../schemas/payments/correct-payment";
import { takenBack } from "../../support/payments/taken-back.server";

/**
 * Takes back a payment at the desk that was written down by mistake, by an entry against it: what it was for is owed
 * again. Nothing that was booked is changed.
 * @throws NotFoundError; ConflictError where it was taken back, or something of it went back; InvalidError while the rest
 *   is being paid online
 */
export async function takeBackPayment(context: RequestContext, raw: unknown): Promise<{ deskId: string }> {
  await authorize(context, "payment.review");
  const { deskId, reason } = parse(takeBackSchema, raw);
  const rows = await readDeskPayment(context.db, deskId);
  const patientId = rows[0]?.patientId ?? null;
  await commit(context, {
    writes: await takenBack(context, rows, reason),
    audit: [{ action: "payment.takeBack", subjectKind: "payment", subjectId: deskId, patientId, fields: ["reason"] }],
    result: null,
  }).catch(refusedAs({ conflict: () => new ConflictError("changedMeanwhile") }));
  return { deskId };
}
