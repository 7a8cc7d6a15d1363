import { auditStatement } from "~/db/commit.server";
import { localDate } from "~/features/patients/public.server";
import type { PrintedSheet } from "~/kernel/print/printed-sheet";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError, RateLimitedError } from "~/platform/http/errors.server";
import { limitRate } from "~/platform/rate-limit.server";
import { handedOrDeclined } from "../../data/pharmacy/handed-or-declined.server";
import { readPharmacy } from "../../data/prescriptions/pharmacy-choices.server";
import { linesOf, readPrescription, readSignedContent } from "../../data/prescriptions/prescriptions-read.server";
import { canBeRefused, refusedOf, type AskFirst } from "../../domain/pharmacy/refusal";
import type { PrescriptionState } from "../../domain/prescriptions/prescription-states";
import { isLive, stateOn } from "../../domain/prescriptions/validity";
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
  /**
   * That the prescriber must be asked first. The paper marks the medicine, and that is all: not who refused it, when, nor in
   * what words.
   */
  refused: AskFirst | null;
  /** The pharmacy that has it; null where any may dispense it, and where none may before the prescriber was asked. */
  sentTo: string | null;
}

/** The prescription of a code, as it was signed; undefined for what is no code and for one that there is not. */
async function signedAs({ db }: RequestContext, typed: string) {
  const verificationCode = readCode(typed);
  const found = verificationCode === null ? undefined : await readPrescription(db, { verificationCode });
  const content = found && (await readSignedContent(db, found.id));
  return content && { found, content };
}

/** Writes down a look at a prescription, up to the limit of its network. */
async function auditLook(context: RequestContext, look: { subjectId: string; patientId: string; address: string }) {
  const { subjectId, patientId, address } = look;
  try {
    await limitRate(context, "CODE_LIMIT", `prescription:${subjectId}:${address}`);
  } catch (error) {
    if (error instanceof RateLimitedError) return;
    throw error;
  }
  await auditStatement(context, {
    ...{ action: "prescription.verify", subjectKind: "prescription", subjectId, patientId, fields: ["code"] },
  }).run();
}

/**
 * What the paper of a code says, and whether it still holds, for a pharmacy without an account. The code is the
 * permission, and looks are audited.
 *
 * A code has 80 random bits. Of an organization with a million prescriptions, ten thousand guesses a second for a whole
 * year meet one with a probability of 3 in 10 million (10^4 × 3.2 × 10^7 × 10^6 / 2^80). So a code is looked up before
 * anything is counted, and what is counted are wrong codes, for each network: somebody's guesses lock out no pharmacy
 * that has the paper, not even one in the same network. A right one is never refused: looks are counted for each
 * prescription and network only so that nobody fills the audit trail, which has the first of a minute and not those
 * beyond the limit.
 * @param address the visitor's network, a key of the rate limit
 * @throws NotFoundError alike for what is no code and for one that there is not; RateLimitedError for wrong codes alone
 */
export async function checkPrescription(
  context: RequestContext,
  typed: string,
  address: string,
): Promise<CheckedPrescription> {
  await authorize(context, "prescription.verify");
  const signed = await signedAs(context, typed);
  if (!signed) {
    await limitRate(context, "CODE_LIMIT", `prescription:wrong:${address}`);
    throw new NotFoundError();
  }
  const { now, profile } = context;
  const { found, content } = signed;
  const { id: subjectId, patientId, number, consultationId, prescriberId: providerId } = found;
  const [location, lines, entries, pharmacy] = await Promise.all([
    letterheadLocation(context, { consultationId, providerId }),
    linesOf(context.db, [subjectId]),
    canBeRefused(found.state) ? handedOrDeclined(context.db, [subjectId]) : [],
    found.pharmacyId === null ? undefined : readPharmacy(context.db, found.pharmacyId),
    auditLook(context, { subjectId, patientId, address }),
  ]);
  const state = stateOn(found, localDate(now, profile.timeZone));
  const isHeld = isLive(state);
  const refused = refusedOf(state, entries, lines);
  const sheet = await printedPrescription(context, content, {
    ...{ number, state, copy: 1, location, lines, saysLeft: isHeld, refused },
  });
  const kind = refused.refusal?.kind ?? "other";
  const refusedAs = isHeld && kind !== "other" ? kind : null;
  return {
    // Whoever has just checked it is not asked to check it with the camera.
    sheet: { ...sheet, qr: null },
    state,
    stateAt: found.stateAt,
    validUntil: found.validUntil,
    refused: refusedAs,
    sentTo: isHeld && refusedAs === null && pharmacy?.enabled ? pharmacy.name : null,
  };
}
