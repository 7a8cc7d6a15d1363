import type { RequestContext } from "~/platform/context.server";
import type { CalendarPerson } from "./calendar-file.server";

/** The organizer named in calendar files: the organization, with its address for replies. */
export function calendarOrganizer({ env, profile, origin }: RequestContext): CalendarPerson {
  const email = profile.settings.contact.email || env.MAIL_FROM || `no-reply@${new URL(origin).hostname}`;
  return { name: profile.name, email };
}
