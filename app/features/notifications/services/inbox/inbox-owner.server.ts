import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotSignedInError } from "~/platform/http/errors.server";

/** The user behind the session: what came to them is theirs alone. @throws NotSignedInError */
export async function inboxOwner(context: RequestContext): Promise<string> {
  await authorize(context, "user.settings");
  const { actor } = context;
  if (actor.kind !== "employee" && actor.kind !== "patient") throw new NotSignedInError();
  return actor.userId;
}
