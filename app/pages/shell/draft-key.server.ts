import type { RequestContext } from "~/platform/context.server";
import { keyedHash } from "~/platform/crypto/crypto.server";

/**
 * What the browser tells and encrypts the drafts of one account by (app/islands/drafts): the same in every session of
 * the account as long as it acts for the same person, and unlike any other; undefined where nobody is signed in.
 * @returns 64 hexadecimal digits
 */
export async function draftKey({ actor, env, organization }: RequestContext): Promise<string | undefined> {
  if (actor.kind !== "employee" && actor.kind !== "patient") return undefined;
  const who = actor.kind === "patient" ? actor.patientId : actor.employeeId;
  return keyedHash(env.SESSION_TOKEN_KEY, "draft", `${organization.id} ${actor.userId} ${who}`);
}
