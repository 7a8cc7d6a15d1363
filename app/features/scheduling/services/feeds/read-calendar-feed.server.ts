import { auditStatement } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { DAY_MS } from "~/kernel/time/dates";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { readFeedVisits, type FeedVisit } from "../../data/feeds/calendar-feed-visits.server";
import { noteFeedRead, readOpenFeed, type OpenFeed } from "../../data/feeds/calendar-feeds.server";
import { appointmentStateOf, stateName } from "../../domain/appointments/appointment-states";
import {
  calendarStatus,
  FEED_AHEAD_MS,
  FEED_BACK_MS,
  initialsOf,
  MOST_FEED_VISITS,
} from "../../domain/feeds/calendar-feed";
import { calendarOf, type CalendarVisit } from "../../support/feeds/calendar-file.server";
import { calendarOrganizer } from "../../support/feeds/calendar-organizer.server";

/** That a feed was read is written, and audited, at most this often. */
const NOTED_EVERY_MS = 15 * 60_000;
/** The file changes with what it tells; the window's edges move by whole days, not by the request. */

function visitOf(context: RequestContext, feed: OpenFeed, visit: FeedVisit): CalendarVisit {
  const { t } = createTranslator(context.locale);
  const state = stateName(appointmentStateOf(visit.stateId));
  const blocked = state === "BLOCKED";
  const names = [visit.firstName ?? "", visit.lastName ?? ""];
  const patient = feed.showsNames ? names.join(" ").trim() : initialsOf(...names);
  const session = visit.capacity !== null;
  const video = visit.type === "video" && !blocked;
  return {
    id: visit.id,
    version: visit.version,
    summary: blocked
      ? t("common:appointmentStates.BLOCKED")
      : [patient, visit.offeringName].filter(Boolean).join(" · "),
    description: session
      ? t("group-sessions:taken", { taken: visit.taken ?? 0, count: visit.capacity ?? 0 })
      : t(`common:appointmentStates.${state}`),
    location: video
      ? t("booking:kind.video")
      : [visit.branchName, visit.branchAddress, visit.branchCity].filter(Boolean).join(", "),
    startsAt: visit.startsAt,
    endsAt: visit.endsAt,
    timeZone: visit.timeZone,
    updatedAt: visit.updatedAt,
    // A visit that left the lists leaves the calendar, and so does a block that was lifted.
    status: visit.disabledAt === null || !blocked ? calendarStatus(state) : "CANCELLED",
    url: blocked
      ? undefined
      : `${context.origin}${session ? paths.groupSession(visit.id) : paths.appointment(visit.id)}`,
  };
}

/**
 * The visits of the provider whose secret address this is, as a calendar file: two months back and six ahead. Whoever
 * holds the address reads it, hence initials instead of names unless its maker wanted otherwise.
 * @throws LinkGoneError for an address that was revoked or never was, and for one of a disabled provider
 */
export async function readCalendarFeed(context: RequestContext, token: string): Promise<string> {
  await authorize(context, "organization.public");
  const { db, now, profile } = context;
  const feed = await readOpenFeed(db, await sha256(token));
  if (!feed) throw new LinkGoneError("linkRevoked");
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  const visits = await readFeedVisits(db, {
    employeeId: feed.employeeId,
    from: day - FEED_BACK_MS,
    to: day + FEED_AHEAD_MS,
    near: day,
    most: MOST_FEED_VISITS,
  });
  if (feed.lastReadAt === null || now - feed.lastReadAt >= NOTED_EVERY_MS)
    await db.rawBatch([
      noteFeedRead(db, feed.id, now),
      auditStatement(context, { action: "calendarFeed.read", subjectKind: "calendarFeed", subjectId: feed.id }),
    ]);
  const name = `${feed.firstName} ${feed.lastName} – ${profile.name}`;
  const told = visits.map((visit) => visitOf(context, feed, visit));
  return calendarOf({ name, timeZone: context.profile.timeZone }, told, calendarOrganizer(context), day);
}
