import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { findEmailChange, isWaiting } from "../../data/accounts/email-changes.server";

/** The addresses of a change, for its mails, and whether it still waits to be confirmed. Undefined where it is gone. */
export async function emailChangeForMail(
  context: RequestContext,
  id: string,
): Promise<{ email: string; previousEmail: string; waits: boolean } | undefined> {
  await authorize(context, "userToken.create");
  const change = await findEmailChange(context.db, id);
  if (!change) return undefined;
  const { email, previousEmail } = change;
  return { email, previousEmail, waits: isWaiting(change, context.now) };
}
