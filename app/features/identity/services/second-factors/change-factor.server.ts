import { z } from "zod";
import { commit, refusedAs } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, NotFoundError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { mayDoWithout } from "~/platform/access/second-step.server";
import { deleteFactor, factorsQuery, renameFactor } from "../../data/second-factors/factors.server";
import { dropCodes } from "../../data/second-factors/recovery-codes.server";
import { factorLabel } from "../../schemas/second-factors/passkey";
import { accountOwner } from "../accounts/account-owner.server";
import { policySubjectOf } from "../../support/metadata/policy-subject.server";
import { securityMail } from "../../support/accounts/security-mail.server";

const named = z.object({ id: z.string().min(1), label: factorLabel });
const one = z.object({ id: z.string().min(1) });

const notTheirs = refusedAs({ conflict: () => new NotFoundError() });

/** Gives one of the user's factors another name. @throws NotFoundError */
export async function nameFactor(context: RequestContext, raw: unknown): Promise<void> {
  const { userId } = await accountOwner(context);
  const { id, label } = parse(named, raw);
  await commit(context, {
    guarded: renameFactor(context.db, userId, id, label),
    audit: [{ action: "secondFactor.name", subjectKind: "user", subjectId: userId, fields: ["label"] }],
    result: null,
  }).catch(notTheirs);
}

/**
 * Takes a factor away; with the last one go the recovery codes. The user is told by mail.
 * @throws NotFoundError; ConflictError for the last one where the organization wants one
 */
export async function removeFactor(context: RequestContext, raw: unknown): Promise<void> {
  const actor = await accountOwner(context);
  const { userId } = actor;
  const { id } = parse(one, raw);
  const { db, now, profile } = context;
  const factors = await factorsQuery(db, userId);
  if (!factors.some((factor) => factor.id === id)) throw new NotFoundError();
  const last = factors.length === 1;
  if (last && !mayDoWithout(profile.settings, policySubjectOf(actor))) throw new ConflictError("secondFactorRequired");
  await commit(context, {
    guarded: deleteFactor(db, userId, id),
    writes: last ? [dropCodes(db, userId)] : [],
    audit: [{ action: "secondFactor.remove", subjectKind: "user", subjectId: userId }],
    outbox: [securityMail("security.factorRemoved", userId, now)],
    result: null,
  }).catch(notTheirs);
}
