import { sessionOf, sessionStatement, type SessionRow } from "~/db/session.server";
import { displayOf } from "~/kernel/display";
import type { Actor } from "./actor.server";
import type { RequestContext } from "../context.server";
import { cookieOf, SESSION_COOKIE } from "../http/cookies.server";
import { sha256 } from "../crypto/crypto.server";
import type { Env } from "../env.server";
import { isIdle, secondStep, type SignInPolicy } from "./second-step.server";
import { readAuthToken } from "./session-token.server";

/** Token of a well-formed `Authorization: Bearer` header (RFC 6750, 2.1); undefined if there is none. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/**
 * Hash of the session that a request claims, by its bearer token or else by its cookie. With a bearer token cookies are
 * ignored. Undefined if it claims none.
 */
export async function sessionHashOf(env: Env, request: Request, organizationId: number): Promise<string | undefined> {
  const bearer = bearerOf(request);
  if (bearer) return (await readAuthToken(env, bearer, organizationId))?.sid;
  const reference = cookieOf(request, SESSION_COOKIE);
  return reference ? sha256(reference) : undefined;
}

/** The organization's policy and the current time (UTC ms), which decide whether a session is still valid. */
interface Judged {
  policy: SignInPolicy;
  now: number;
}

/** The actor of a session: anonymous if it was idle for too long, pending if the second step is missing. */
export function actorOf(row: SessionRow | undefined, sessionHash: string | undefined, { policy, now }: Judged): Actor {
  if (!row || !sessionHash || isIdle(row, policy.idleMinutes, now)) return { kind: "anonymous" };
  const signedIn = {
    userId: row.userId,
    username: row.username,
    languageCode: row.languageCode,
    display: displayOf(row.display),
    sessionHash,
    authenticatedAt: Math.max(row.createdAt, row.authenticatedAt),
    displayName: `${row.firstName ?? ""} ${row.lastName ?? ""}`.trim(),
    idleMinutes: policy.idleMinutes || undefined,
  };
  const { employeeId, patientId, actingPatientId } = row;
  const needs = row.secondFactorAt === null ? secondStep(policy, row, row.hasFactor) : "none";
  if (needs !== "none") return { ...signedIn, kind: "pending", needs, employeeId, patientId };
  if (row.userType === "EMPLOYEE" && row.employeeId !== null) {
    return {
      ...signedIn,
      kind: "employee",
      employeeId: row.employeeId,
      teamUserType: row.teamUserType ?? 2,
      approved: row.adminApproval === 1,
      isCreator: row.isCreator === 1,
      authorities: new Set(row.authorities),
      roles: row.roles,
      photoFileId: row.photoFileId,
      colour: row.colour,
    };
  }
  if (row.userType !== "CUSTOMER" || patientId === null) return { kind: "anonymous" };
  const patient = { ...signedIn, kind: "patient" as const, unproven: row.emailProvenAt === null };
  if (actingPatientId === null) return { ...patient, patientId };
  const name = `${row.actingFirstName ?? ""} ${row.actingLastName ?? ""}`.trim();
  return { ...patient, patientId: actingPatientId, acting: { ownPatientId: patientId, name } };
}

/** The actor of a session of which only the hash is known, as right after it was opened. */
export async function actorOfSession({ db, now, profile }: RequestContext, sessionHash: string): Promise<Actor> {
  const [result] = await db.rawBatch([sessionStatement(db, sessionHash, now)]);
  return actorOf(sessionOf(result), sessionHash, { policy: profile.settings, now });
}
