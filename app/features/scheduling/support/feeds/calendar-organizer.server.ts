import type { RequestContext } from "~/platform/context.server";
import type { CalendarPerson } from "./calendar-file.server";

/** Whose name calendar files bear: the organization, at the address by which it wants to be written to. */
export function calendarOrganizer({ env, profile, origin }: RequestContext): CalendarPerson {
  const email = profile.settings.contact.email || env.MAIL_FROM || `no-reply@${new URL(origin).hostname}`;
  return { name: profile.name, email };
}
