import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { limitRate } from "~/platform/rate-limit.server";
import { spendUserToken } from "../../data/accounts/user-tokens.server";
import { tokenField } from "../../schemas/accounts/user-link";
import { auditFailure } from "../../support/protection/guessing.server";
import { newDeviceMail } from "../../support/accounts/new-device-mail.server";
import { auditActorOfUser, openSession } from "../sessions/open-session.server";
import { owedBy, type SignedIn } from "../sessions/sign-in.server";
import { refusedAsUsed } from "../../support/accounts/user-link-gone.server";
import { openUserLink } from "./open-user-link.server";
import { takeOverStatements } from "./take-over-unproven.server";

/**
 * Signs in by the link that was mailed; it works once. It stands for the password: a second step is owed all the same.
 * The first one of a patient proves their address. A link that is refused is audited, as a wrong password is.
 * @throws LinkGoneError where the link was used, has expired or never was
 */
export async function signInByLink(context: RequestContext, raw: unknown, address: string): Promise<SignedIn> {
  await authorize(context, "session.create");
  const token = parse(tokenField, raw);
  await limitRate(context, "LINK_LIMIT", `sign-in:${address}`);
  return signInWith(context, token).catch(async (error: unknown) => {
    if (error instanceof LinkGoneError) await auditFailure(context, { action: "session.create", userId: error.userId });
    throw error;
  });
}

async function signInWith(context: RequestContext, token: string): Promise<SignedIn> {
  const { db, now } = context;
  const { user, tokenHash: usedHash } = await openUserLink(context, token, "SIGN_IN");
  // Of staff no address is unproven for long, and the link of a new organization's owner is not mailed.
  const takenOver = user.type === "CUSTOMER" ? takeOverStatements(context, user) : [];
  const { step: owes } = await owedBy(context, user, takenOver.length > 0);
  const opened = await openSession(context, user.id, { halfOpen: owes !== "none" });
  const { reference, tokenHash, expiresAt, writes } = opened;
  await commit(
    { ...context, auditActor: auditActorOfUser(user) },
    {
      guarded: spendUserToken(db, usedHash, now),
      writes: [...takenOver, ...writes],
      audit: [
        {
          action: "session.create",
          subjectKind: "user",
          subjectId: user.id,
          patientId: user.patientId,
          fields: ["link"],
        },
      ],
      outbox: await newDeviceMail(context, user.id),
      result: null,
    },
  ).catch(refusedAsUsed);
  return { reference, tokenHash, expiresAt, user, owes };
}
