import { commit, refusedAs } from "~/db/commit.server";
import { spendUserToken } from "~/features/identity/public.server";
import { outboxEntry } from "~/outbox/outbox-entry";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { limitRate } from "~/platform/rate-limit.server";
import { consentStatement, endRelationStatement } from "../../data/family/family-write.server";
import { readFamilyRequest } from "./read-family-request.server";

interface Answer {
  relationId: string;
  token: string;
  agrees: boolean;
  /** The visitor's network address, a key of the rate limit. */
  address: string;
}

/**
 * A relative agrees that somebody acts for them, or declines, by the link that was mailed to them; it works once.
 * @throws LinkGoneError where the link or the request is gone; RateLimitedError
 */
export async function answerFamilyRequest(
  context: RequestContext,
  { relationId, token, agrees, address }: Answer,
): Promise<void> {
  await authorize(context, "family.consent");
  await limitRate(context, "LINK_LIMIT", `family:${address}`);
  const request = await readFamilyRequest(context, relationId, token);
  if (!request) throw new LinkGoneError("linkExpired");
  const { db, now } = context;
  const { patientId, primaryPatientId, tokenHash } = request;
  const payload = { template: "family.answered", to: { kind: "PATIENT", id: primaryPatientId }, relationId } as const;
  await commit(
    { ...context, auditActor: { kind: "patient", id: patientId } },
    {
      guarded: spendUserToken(db, tokenHash, now),
      writes: [agrees ? consentStatement(db, relationId, now) : endRelationStatement(db, relationId, now)],
      audit: [
        {
          action: agrees ? "family.consent" : "family.decline",
          subjectKind: "relatedUser",
          subjectId: relationId,
          patientId,
          fields: [agrees ? "consentAt" : "endedAt"],
        },
      ],
      outbox: [outboxEntry(context, "mail", payload)],
      result: null,
    },
  ).catch(refusedAs({ conflict: () => new LinkGoneError("linkUsed") }));
}
