import type { RequestContext } from "~/platform/context.server";
import type { UserInboxCalls } from "../../realtime/protocol";

/** An inbox as the Worker reaches it: its calls, and `fetch` for the upgrade. */
type UserInboxObject = UserInboxCalls & { fetch(request: Request): Promise<Response> };

/** The inbox of one user, in the organization's jurisdiction; its name leads with the organization. */
export function userInbox({ env, organization }: RequestContext, userId: string): UserInboxObject {
  const { jurisdiction, id } = organization;
  const namespace: { getByName(name: string): object } =
    jurisdiction === "eu" || jurisdiction === "fedramp" ? env.USER_INBOX.jurisdiction(jurisdiction) : env.USER_INBOX;
  // The binding is untyped where the environment is parsed: app never imports party. The class implements the calls.
  return namespace.getByName(`${id}:${userId}`) as UserInboxObject;
}

/** Tells the user's open tabs, once the answer is out. A tab that hears nothing sees it with its next page. */
export function notifyInbox(context: RequestContext, userId: string, fresh: boolean): void {
  context.waitUntil(
    userInbox(context, userId)
      .tell(fresh)
      .catch(() => undefined),
  );
}
