import { auditStatement } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { limitRate } from "~/platform/rate-limit.server";
import { readPrescription, readSignedContent } from "../../data/prescriptions/prescriptions-read.server";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import { stateOn } from "../../domain/prescriptions/validity";
import { readCode } from "../../domain/prescriptions/verification-code";
import { printedPrescription } from "../../support/prescriptions/printed-prescription.server";

/**
 * What the paper of a code says, and whether it still holds, for a pharmacy without an account. The code is the
 * permission; every look is audited.
 * @param address the visitor's network, a key of the rate limit
 * @throws NotFoundError alike for what is no code and for one that there is not; RateLimitedError
 */
export async function checkPrescription(
  context: RequestContext,
  typed: string,
  address: string,
): Promise<{ sheet: PrintedSheet; state: PrescriptionState }> {
  await authorize(context, "prescription.verify");
  await limitRate(context, "LINK_LIMIT", `prescription:${address}`);
  const { db, now, profile } = context;
  const verificationCode = readCode(typed);
  const found = verificationCode === null ? undefined : await readPrescription(db, { verificationCode });
  const content = found && (await readSignedContent(db, found.id));
  if (!found || !content) throw new NotFoundError();
  const { id: subjectId, patientId, number } = found;
  await auditStatement(context, {
    ...{ action: "prescription.verify", subjectKind: "prescription", subjectId, patientId, fields: ["code"] },
  }).run();
  const state = stateOn(found, localDate(now, profile.timeZone));
  return { sheet: await printedPrescription(context, content, { number, state, copy: 1 }), state };
}
