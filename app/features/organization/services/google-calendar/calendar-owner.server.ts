import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { ForbiddenError } from "~/platform/http/errors.server";

/** The employee whose own calendar this is about: whoever asks, where they may connect one. @throws ForbiddenError */
export async function calendarOwner(context: RequestContext): Promise<string> {
  await authorize(context, "calendar.connect");
  const { actor } = context;
  if (actor.kind !== "employee") throw new ForbiddenError();
  return actor.employeeId;
}
