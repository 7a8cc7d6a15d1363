import type { RequestContext } from "~/platform/context.server";
import { cookieOf, ZONE_COOKIE } from "~/platform/http/cookies.server";
import { knownZone } from "../../domain/availability/known-zone";
import { readerClock, type ReaderClock } from "../../domain/availability/reader-clock";

/** The clock by which the reader of a page lives, as far as their browser has told it. */
export const clockOfReader = (context: RequestContext, request: Request): ReaderClock =>
  readerClock(knownZone(cookieOf(request, ZONE_COOKIE)), context.profile.timeZone);
