import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readSession, type SessionRow } from "../../data/groups/group-session-read.server";

/**
 * A session for the mail to whoever it was given to. Undefined where it is theirs no longer, is off, or has begun
 * meanwhile.
 */
export async function sessionForMail(
  context: RequestContext,
  { sessionId, employeeId }: { sessionId: string; employeeId: string },
): Promise<SessionRow | undefined> {
  await authorize(context, "appointment.read");
  const session = (await readSession(context.db, sessionId, context.now))?.session;
  const stands = session?.state === "OPEN" && session.employeeId === employeeId && session.startsAt > context.now;
  return stands ? session : undefined;
}
