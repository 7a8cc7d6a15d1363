import { commit } from "~/db/commit.server";
import { hasAccepted, insertAcceptance } from "~/features/organization/public.server";
import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { InvalidError, NotFoundError } from "~/platform/http/errors.server";
import { readRegistrationRules } from "./read-registration-rules.server";
import { reachSignup } from "./signup-patient.server";

/**
 * Writes down that a patient has accepted the organization's terms, by the hash of the words that were shown.
 * @param textHash of the words on the page that was answered
 * @throws InvalidError where the words have changed since
 */
export async function acceptTerms(asked: RequestContext, textHash: string): Promise<void> {
  const { record, context } = await reachSignup(asked, undefined);
  const { db, now } = context;
  const { terms } = await readRegistrationRules(context);
  if (textHash !== (await sha256(terms))) throw new InvalidError([{ field: "accept", message: "signup:termsChanged" }]);
  if (record.userId === null) throw new NotFoundError();
  const accepted = { userId: record.userId, kind: "PATIENT_TERMS", textHash } as const;
  if (await hasAccepted(db, accepted)) return;
  const id = uuidv7(now);
  await commit(context, {
    writes: [insertAcceptance(db, { id, ...accepted, acceptedAt: now })],
    audit: [{ action: "terms.accept", subjectKind: "termsAcceptance", subjectId: id, patientId: record.id }],
    result: null,
  });
}
