import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";

/**
 * Turns away whoever does not manage the team, before what they sent is looked at.
 * @throws ForbiddenError, NotSignedInError
 */
export const requireTeamRight = (context: RequestContext): Promise<void> => authorize(context, "employee.manage");
