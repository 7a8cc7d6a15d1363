import type { CommitPlan } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotSignedInError } from "~/platform/http/errors.server";
import { factorsQuery, MOST_FACTORS } from "../../data/second-factors/factors.server";
import { newRecoveryCodes } from "../../support/second-factors/recovery-codes.server";
import { securityMail } from "../../support/accounts/security-mail.server";
import { wholeSession } from "../../support/sessions/whole-session.server";

/** Whoever sets up a factor: signed in, or made to by the organization. */
export async function factorOwner(context: RequestContext) {
  const { actor } = context;
  if (!("userId" in actor)) throw new NotSignedInError();
  await authorize(context, "secondFactor.setUp", { kind: "user", id: actor.userId, userId: actor.userId });
  return actor;
}

/** What whoever added a factor gets. */
export interface AddedFactor {
  /** Recovery codes, where this is the first factor: they can be shown this once. */
  codes: string[] | null;
  /** What the browser brings from now on; null where it keeps what it has. */
  reference: string | null;
}

/**
 * What goes with every new factor: with the first one, recovery codes; the session is whole from then on, and the user
 * is told by mail.
 * @throws ConflictError where there are too many
 */
export async function addedFactor(
  context: RequestContext,
  { userId }: { userId: string },
): Promise<{ added: AddedFactor; plan: Pick<CommitPlan<null>, "writes" | "audit" | "outbox" | "result"> }> {
  const { db, now } = context;
  const factors = await factorsQuery(db, userId);
  if (factors.length >= MOST_FACTORS) throw new ConflictError("tooManyFactors");
  const made = factors.length === 0 ? await newRecoveryCodes(context, userId) : { codes: null, writes: [] };
  const { reference, write } = await wholeSession(context);
  return {
    added: { codes: made.codes, reference },
    plan: {
      writes: [...made.writes, write],
      audit: [{ action: "secondFactor.setUp", subjectKind: "user", subjectId: userId }],
      outbox: [securityMail("security.factorAdded", userId, now)],
      result: null,
    },
  };
}
