import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto.server";
import type { SignInUser } from "../data/sign-in-user.server";
import { endSession, insertSession } from "../data/sessions.server";
import { SESSION_MS } from "../domain/lifetimes";

/** A session about to be written: what the browser gets, and the statements that make it true. */
export async function openSession(context: RequestContext, userId: string) {
  const { db, now, actor } = context;
  const reference = randomToken();
  const tokenHash = await sha256(reference);
  const expiresAt = now + SESSION_MS;
  const left = "sessionHash" in actor ? [endSession(db, actor.sessionHash, now)] : [];
  return {
    reference,
    tokenHash,
    expiresAt,
    writes: [...left, insertSession(db, { tokenHash, userId, createdAt: now, expiresAt })],
  };
}

/** Whether a user can sign in at all: enabled, and with someone enabled behind it. */
export const canSignIn = (user: SignInUser | undefined): user is SignInUser =>
  user !== undefined && user.enabled && (user.type === "EMPLOYEE" ? user.employeeId !== null : user.patientId !== null);

/** How the audit names a user who has just signed in. */
export const auditActorOfUser = (user: SignInUser) =>
  user.type === "EMPLOYEE" ? { kind: "employee", id: user.employeeId } : { kind: "patient", id: user.patientId };
