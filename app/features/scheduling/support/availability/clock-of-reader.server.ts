import type { RequestContext } from "~/platform/context.server";
import { cookieOf, ZONE_COOKIE } from "~/platform/http/cookies.server";
import { knownZone } from "../../domain/availability/known-zone";
import { readerClock, staffClock, type ReaderClock } from "../../domain/availability/reader-clock";

/** The clock of the reader of a page: the practice's for staff, else that of their browser, as far as it has told it. */
export function clockOfReader({ actor, profile, now }: RequestContext, request: Request): ReaderClock {
  const told = knownZone(cookieOf(request, ZONE_COOKIE));
  return actor.kind === "employee" ? staffClock(told, profile.timeZone, now) : readerClock(told, profile.timeZone);
}
