import type { RequestContext } from "~/platform/context.server";
import { signAuthToken } from "~/platform/access/session-token.server";
import type { SignedIn } from "./sign-in.server";

/** The authToken of a session just opened, with the specification's claims. */
export function issueAuthToken(
  { env, organization }: RequestContext,
  { user, tokenHash, expiresAt }: SignedIn,
): Promise<string> {
  const employeeId = user.type === "EMPLOYEE" ? (user.employeeId ?? "") : "";
  const patientId = user.type === "CUSTOMER" ? (user.patientId ?? "") : "";
  const organizationId = String(organization.id);
  const claims = {
    uuid: user.id,
    uid: user.id,
    cid: patientId,
    cuid: patientId,
    eid: employeeId,
    euid: employeeId,
    pid: organizationId,
    ouid: organizationId,
    scope: [user.type],
    sid: tokenHash,
  };
  return signAuthToken(env, claims, expiresAt);
}
