import { commit } from "~/db/commit.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { failureOf } from "~/platform/http/failure.server";
import { parse } from "~/platform/http/parse.server";
import {
  dropConnection,
  findConnection,
  type CalendarConnection,
} from "../../data/google-calendar/calendar-connections.server";
import { deAuthorizeCalendarSchema } from "../../schemas/google-calendar/google-calendar";
import { openTokens } from "../../support/google-calendar/calendar-tokens.server";
import { googleCalendarOf } from "../../support/google-calendar/google-calendar-of.server";
import type { GoogleCalendarPort } from "../../adapters/google-calendar-port.server";

/** Gives the tokens back. They are gone here whatever Google says: a person can also take them back at Google. */
async function giveBack(context: RequestContext, google: GoogleCalendarPort, found: CalendarConnection): Promise<void> {
  try {
    await google.revoke(await openTokens(context, found.employeeId, found.sealedTokens));
  } catch (error) {
    failureOf(error, context.log, context.organization.id);
  }
}

/**
 * Ends a calendar's connection, one's own unless an administrator names somebody's, and gives the tokens back.
 * @throws NotFoundError where there is none, or none of theirs
 */
export async function disconnectGoogleCalendar(
  context: RequestContext,
  raw: unknown,
  google = googleCalendarOf(context),
): Promise<void> {
  const { actor } = context;
  const own = actor.kind === "employee" ? actor.employeeId : "";
  const { employeeId = own } = parse(deAuthorizeCalendarSchema, raw);
  await authorize(context, "calendar.connect", { kind: "calendar", id: employeeId, employeeId });
  const found = await findConnection(context.db, employeeId);
  if (!found) throw new NotFoundError();
  await commit(context, {
    guarded: dropConnection(context.db, employeeId),
    audit: [{ action: "calendar.disconnect", subjectKind: "employee", subjectId: employeeId }],
    result: null,
  });
  if (google) await giveBack(context, google, found);
}
