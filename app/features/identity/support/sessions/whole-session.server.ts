import { NotSignedInError } from "~/platform/http/errors.server";
import type { RequestContext } from "~/platform/context.server";
import { randomToken, sha256 } from "~/platform/crypto/crypto.server";
import { completeSession } from "../../data/sessions/sessions.server";
import { SESSION_MS } from "../../domain/sessions/lifetimes";

/** How the browser's session goes on after a second step. */
export interface WholeSession {
  /** What the browser brings from now on; null where it keeps what it has. */
  reference: string | null;
  write: ReturnType<typeof completeSession>;
}

/**
 * Makes the session of the request whole. One that was half open gets a new reference: what may have been read or set
 * while only the password was known opens nothing from then on.
 */
export async function wholeSession({ actor, db, now }: RequestContext): Promise<WholeSession> {
  if (!("sessionHash" in actor)) throw new NotSignedInError();
  const reference = actor.kind === "pending" ? randomToken() : null;
  const tokenHash = reference === null ? actor.sessionHash : await sha256(reference);
  const write = completeSession(db, actor.sessionHash, { tokenHash, secondFactorAt: now, expiresAt: now + SESSION_MS });
  return { reference, write };
}
