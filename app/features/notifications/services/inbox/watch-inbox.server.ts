import type { RequestContext } from "~/platform/context.server";
import { inboxOwner } from "./inbox-owner.server";
import { userInbox } from "../../support/inbox/user-inbox.server";

/** Opens a line to the inbox of whoever is signed in. @throws NotSignedInError */
export async function watchInbox(context: RequestContext, upgrade: Request): Promise<Response> {
  return userInbox(context, await inboxOwner(context)).fetch(upgrade);
}
