import type { OutboxEntry } from "~/db/commit.server";
import type { RequestContext } from "~/platform/context.server";
import { knowsDevice } from "../../data/sessions/sessions.server";
import { securityMail } from "./security-mail.server";

/**
 * The mail that tells a user of a sign-in from a browser, system and country that none of their sessions had; none for
 * the first sign-in of all.
 */
export async function newDeviceMail({ db, now, visitor }: RequestContext, userId: string): Promise<OutboxEntry[]> {
  return (await knowsDevice(db, userId, visitor)) === "new" ? [securityMail("security.newDevice", userId, now)] : [];
}
