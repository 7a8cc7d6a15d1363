import { auditStatement } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { DAY_MS } from "~/kernel/time/dates";
import { accountHolderName } from "~/features/patients/public.server";
import { paths } from "~/paths";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { sha256 } from "~/platform/crypto/crypto.server";
import { LinkGoneError } from "~/platform/http/errors.server";
import { readFeedAppointments, type FeedAppointment } from "../../data/feeds/calendar-feed-appointments.server";
import { noteFeedRead, readOpenFeed, type OpenFeed } from "../../data/feeds/calendar-feeds.server";
import { appointmentStateOf, stateName } from "../../domain/appointments/appointment-states";
import {
  calendarStatus,
  FEED_AHEAD_MS,
  FEED_BACK_MS,
  initialsOf,
  MOST_FEED_APPOINTMENTS,
} from "../../domain/feeds/calendar-feed";
import { calendarOf, type CalendarAppointment } from "../../support/feeds/calendar-file.server";
import { calendarOrganizer } from "../../support/feeds/calendar-organizer.server";

/** That a feed was read is written, and audited, at most this often. */
const NOTED_EVERY_MS = 15 * 60_000;

/** Where an appointment is. */
function locationOf(context: RequestContext, appointment: FeedAppointment): string {
  const { type, branchName, branchAddress, branchCity } = appointment;
  return type === "video"
    ? createTranslator(context.locale).t("booking:kind.video")
    : [branchName, branchAddress, branchCity].filter(Boolean).join(", ");
}

/** An appointment as its patient's own calendar shows it. */
function ownAppointmentOf(context: RequestContext, _feed: OpenFeed, appointment: FeedAppointment): CalendarAppointment {
  const { id, version, startsAt, endsAt, timeZone, updatedAt, offeringName } = appointment;
  const state = stateName(appointmentStateOf(appointment.stateId));
  return {
    ...{ id, version, startsAt, endsAt, timeZone, updatedAt },
    summary: [offeringName, context.profile.name].filter(Boolean).join(" – "),
    description: createTranslator(context.locale).t(`common:ownAppointmentStates.${state}`),
    location: locationOf(context, appointment),
    status: calendarStatus(state),
    url: `${context.origin}${paths.appointment(id)}`,
  };
}

function appointmentOf(context: RequestContext, feed: OpenFeed, appointment: FeedAppointment): CalendarAppointment {
  const { t } = createTranslator(context.locale);
  const state = stateName(appointmentStateOf(appointment.stateId));
  const blocked = state === "BLOCKED";
  const names = [appointment.firstName ?? "", appointment.lastName ?? ""];
  const patient = feed.showsNames ? names.join(" ").trim() : initialsOf(...names);
  const session = appointment.capacity !== null;
  return {
    id: appointment.id,
    version: appointment.version,
    summary: blocked
      ? t("common:appointmentStates.BLOCKED")
      : [patient, appointment.offeringName].filter(Boolean).join(" · "),
    description: session
      ? t("group-sessions:taken", { taken: appointment.taken ?? 0, count: appointment.capacity ?? 0 })
      : t(`common:appointmentStates.${state}`),
    location: locationOf(context, blocked ? { ...appointment, type: "in_patient" } : appointment),
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    timeZone: appointment.timeZone,
    updatedAt: appointment.updatedAt,
    // An appointment that left the lists leaves the calendar, and so does a block that was lifted.
    status: appointment.disabledAt === null || !blocked ? calendarStatus(state) : "CANCELLED",
    url: blocked
      ? undefined
      : `${context.origin}${session ? paths.groupSession(appointment.id) : paths.appointment(appointment.id)}`,
  };
}

/**
 * The appointments of the provider or patient whose secret address this is, as a calendar file: two months back and six
 * ahead. Whoever holds the address reads it, hence initials of patients instead of names unless its maker wanted
 * otherwise.
 * @throws LinkGoneError for an address that was revoked or never was, and for one of a disabled owner
 */
export async function readCalendarFeed(context: RequestContext, token: string): Promise<string> {
  await authorize(context, "organization.public");
  const { db, now, profile } = context;
  const feed = await readOpenFeed(db, await sha256(token));
  const holder =
    feed?.owner.patientId === undefined ? feed?.employeeName : await accountHolderName(db, feed.owner.patientId);
  if (!feed || holder === undefined) throw new LinkGoneError("linkRevoked");
  // The file changes with what it tells; the window's edges move by whole days, not by the request.
  const day = Math.floor(now / DAY_MS) * DAY_MS;
  const appointments = await readFeedAppointments(db, {
    owner: feed.owner,
    from: day - FEED_BACK_MS,
    to: day + FEED_AHEAD_MS,
    near: day,
    most: MOST_FEED_APPOINTMENTS,
  });
  if (feed.lastReadAt === null || now - feed.lastReadAt >= NOTED_EVERY_MS)
    await db.rawBatch([
      noteFeedRead(db, feed.id, now),
      auditStatement(context, { action: "calendarFeed.read", subjectKind: "calendarFeed", subjectId: feed.id }),
    ]);
  const name = `${holder} – ${profile.name}`;
  const event = feed.owner.patientId === undefined ? appointmentOf : ownAppointmentOf;
  const told = appointments.map((appointment) => event(context, feed, appointment));
  return calendarOf({ name, timeZone: profile.timeZone }, told, calendarOrganizer(context), day);
}
