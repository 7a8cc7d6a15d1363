import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotSignedInError } from "~/platform/http/errors.server";

/** The session behind the request: a browser is pushed to for as long as it lasts. @throws NotSignedInError */
export async function ownSession(context: RequestContext) {
  await authorize(context, "user.settings");
  const { actor } = context;
  if (actor.kind !== "employee" && actor.kind !== "patient") throw new NotSignedInError();
  return { userId: actor.userId, sessionHash: actor.sessionHash };
}
