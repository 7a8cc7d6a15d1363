import { findLinkUser } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readRequest } from "../../data/family/family-read.server";
import type { FamilyRelation } from "../../domain/family/family-relation";
import type { RecordAccess } from "../../domain/family/record-access";

/** What a relative is asked: who wants to act for them, and as what. */
export interface FamilyRequest {
  askerName: string;
  relation: FamilyRelation;
  /** What they could do with the relative's health record. */
  recordAccess: RecordAccess;
}

type Request = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

const view = ({ askerFirstName, askerLastName, relation, recordAccess }: Request): FamilyRequest => ({
  askerName: `${askerFirstName} ${askerLastName}`.trim(),
  relation,
  recordAccess,
});
const waits = ({ consentAt, endedAt }: Request) => consentAt === null && endedAt === null;

/** For the mail that asks. Undefined where it was answered or taken back meanwhile. */
export async function familyRequestForMail(context: RequestContext, id: string): Promise<FamilyRequest | undefined> {
  await authorize(context, "family.requestRead");
  const request = await readRequest(context.db, id);
  if (!request) throw new NotFoundError();
  return waits(request) ? view(request) : undefined;
}

/**
 * For the mail that tells of the answer. Whoever declined stays the address that was asked: whose it is, the asker does
 * not learn. Undefined where there is no answer, or what was agreed on was ended meanwhile.
 */
export async function familyAnswerForMail(
  context: RequestContext,
  id: string,
): Promise<{ relativeName: string; agreed: boolean } | undefined> {
  await authorize(context, "family.requestRead");
  const request = await readRequest(context.db, id);
  if (!request) throw new NotFoundError();
  const agreed = request.consentAt !== null;
  if (agreed === (request.endedAt !== null)) return undefined;
  const { relativeFirstName, relativeLastName, askedEmail } = request;
  return { relativeName: agreed ? `${relativeFirstName} ${relativeLastName}`.trim() : askedEmail, agreed };
}

/**
 * The request that a mailed link opens. The link names the user and the one request that it was mailed for; it opens
 * no other, of whoever asks.
 * Undefined where the link or the request is gone.
 */
export async function readFamilyRequest(context: RequestContext, id: string, token: string) {
  await authorize(context, "family.consent");
  const { state, userId, subject, tokenHash } = await findLinkUser(context, token, "FAMILY_CONSENT");
  if (state !== "valid" || userId === null || subject !== id) return undefined;
  const request = await readRequest(context.db, id);
  if (!request || !waits(request)) return undefined;
  return request.relativeUserId === userId
    ? { ...view(request), tokenHash, patientId: request.patientId, primaryPatientId: request.primaryPatientId }
    : undefined;
}
