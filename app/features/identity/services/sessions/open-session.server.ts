import { uuidv7 } from "~/kernel/ids";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import type { SignInUser } from "../../data/sessions/sign-in-user.server";
import { endSession, insertSession } from "../../data/sessions/sessions.server";
import { HALF_OPEN_MS, SESSION_MS } from "../../domain/sessions/lifetimes";

/** What is known of the second step when a session opens. */
export interface SessionStep {
  /** When a second factor was shown with the first one, in UTC ms. */
  secondFactorAt?: number | null;
  /** The second step is still owed: there is little time for it. */
  halfOpen?: boolean;
}

/** A session about to be written: what the browser gets, and the statements that make it true. */
export async function openSession(
  context: RequestContext,
  userId: string,
  { secondFactorAt = null, halfOpen = false }: SessionStep = {},
) {
  const { db, now, actor, visitor } = context;
  const reference = randomToken();
  const tokenHash = await sha256(reference);
  const expiresAt = now + (halfOpen ? HALF_OPEN_MS : SESSION_MS);
  const left = "sessionHash" in actor ? [endSession(db, actor.sessionHash, now)] : [];
  const session = { tokenHash, userId, createdAt: now, expiresAt, lastSeenAt: now, secondFactorAt, ...visitor };
  return {
    reference,
    tokenHash,
    expiresAt,
    writes: [...left, insertSession(db, { ...session, id: uuidv7(now) })],
  };
}

/** Whether a user can sign in at all: enabled, and with someone enabled behind it. */
export const canSignIn = (user: SignInUser | undefined): user is SignInUser =>
  user !== undefined && user.enabled && (user.type === "EMPLOYEE" ? user.employeeId !== null : user.patientId !== null);

/** How the audit names a user who has just signed in. */
export const auditActorOfUser = (user: SignInUser) =>
  user.type === "EMPLOYEE" ? { kind: "employee", id: user.employeeId } : { kind: "patient", id: user.patientId };
