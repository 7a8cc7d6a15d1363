import { auditStatement } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { limitRate } from "~/platform/rate-limit.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { readPrescription, readSignedContent } from "../../data/prescriptions/prescriptions-read.server";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import { stateOn } from "../../domain/prescriptions/validity";
import { readCode } from "../../domain/prescriptions/verification-code";
import { letterheadLocation } from "../../support/printing/letterhead-location.server";
import { printedPrescription } from "../../support/prescriptions/printed-prescription.server";

/** A paper, whether it still holds, and what was done with it. */
interface CheckedPrescription {
  sheet: PrintedSheet;
  state: PrescriptionState;
  /** Since when it stands so (UTC ms). */
  stateAt: number;
  /** YYYY-MM-DD */
  validUntil: string;
  /** Where some of it was handed out; null where nothing was, or by the practice itself. */
  pharmacy: string | null;
}

/** The prescription of a code, as it was signed; undefined for what is no code and for one that there is not. */
async function signedAs({ db }: RequestContext, typed: string) {
  const verificationCode = readCode(typed);
  const found = verificationCode === null ? undefined : await readPrescription(db, { verificationCode });
  const content = found && (await readSignedContent(db, found.id));
  return content && { found, content };
}

/**
 * What the paper of a code says, and whether it still holds, for a pharmacy without an account. The code is the
 * permission; every look is audited.
 *
 * A code has 80 random bits. Of an organization with a million prescriptions, ten thousand guesses a second for a whole
 * year meet one with a probability of 3 in 10 million (10^4 × 3.2 × 10^7 × 10^6 / 2^80). So a code is looked up before anything is
 * counted, and what is counted are wrong codes, for each network: somebody's guesses lock out no pharmacy that has the
 * paper, not even one in the same network. Right ones are counted for each prescription and network, so that nobody
 * fills the audit trail.
 * @param address the visitor's network, a key of the rate limit
 * @throws NotFoundError alike for what is no code and for one that there is not; RateLimitedError
 */
export async function checkPrescription(
  context: RequestContext,
  typed: string,
  address: string,
): Promise<CheckedPrescription> {
  await authorize(context, "prescription.verify");
  const signed = await signedAs(context, typed);
  await limitRate(context, "CODE_LIMIT", `prescription:${signed?.found.id ?? "wrong"}:${address}`);
  if (!signed) throw new NotFoundError();
  const { now, profile } = context;
  const { found, content } = signed;
  const { id: subjectId, patientId, number, consultationId, prescriberId: providerId } = found;
  const [location, entries] = await Promise.all([
    letterheadLocation(context, { consultationId, providerId }),
    found.state === "PARTLY_DISPENSED" ? handedOrDeclined(context.db, [subjectId]) : [],
    auditStatement(context, {
      ...{ action: "prescription.verify", subjectKind: "prescription", subjectId, patientId, fields: ["code"] },
    }).run(),
  ]);
  const state = stateOn(found, localDate(now, profile.timeZone));
  const sheet = await printedPrescription(context, content, { number, state, copy: 1, location });
  const pharmacy = entries.find(({ kind }) => kind === "DISPENSED")?.pharmacy ?? null;
  return { sheet, state, stateAt: found.stateAt, validUntil: found.validUntil, pharmacy };
}
