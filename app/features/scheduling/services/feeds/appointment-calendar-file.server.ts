import { createTranslator } from "~/i18n/translator.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readSummary } from "../../data/lists/appointment-rows-read.server";
import { stateName } from "../../domain/appointments/appointment-states";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { calendarStatus } from "../../domain/feeds/calendar-feed";
import { summarySubject } from "../../support/appointments/appointment-subject.server";
import {
  calendarFile,
  calendarOf,
  type CalendarPerson,
  type CalendarAppointment,
} from "../../support/feeds/calendar-file.server";
import { calendarOrganizer } from "../../support/feeds/calendar-organizer.server";

/** Whom a mailed file asks; undefined for a patient without an address. */
const attendeeOf = ({ patient }: AppointmentSummary): CalendarPerson | undefined =>
  patient && patient.email !== ""
    ? { name: `${patient.firstName} ${patient.lastName}`.trim(), email: patient.email }
    : undefined;

/** An appointment as its patient's calendar shows it. */
function eventOf(context: RequestContext, appointment: AppointmentSummary): CalendarAppointment {
  const { t } = createTranslator(context.locale);
  const { id, version, startsAt, endsAt, timeZone, updatedAt, branch, offering, type, stateId } = appointment;
  const video = type === "video";
  return {
    ...{ id, version, startsAt, endsAt, timeZone, updatedAt },
    summary: [offering?.name, context.profile.name].filter(Boolean).join(" – "),
    description: [t(video ? "booking:done.videoNext" : "booking:done.clinicNext"), offering?.instructions]
      .filter(Boolean)
      .join("\n"),
    location: video ? t("booking:kind.video") : [branch.name, branch.address, branch.city].filter(Boolean).join(", "),
    status: calendarStatus(stateName(stateId)),
  };
}

/**
 * The calendar file of an appointment for whoever may read it, in their language: to be saved, or with `mailed` as a
 * request to the patient's calendar to take it up, or out. @throws NotFoundError
 */
export async function appointmentCalendarFile(
  context: RequestContext,
  appointmentId: string,
  { mailed = false }: { mailed?: boolean } = {},
): Promise<string> {
  await authorize(context, "appointment.read");
  const appointment = await readSummary(context.db, appointmentId);
  if (!appointment) throw new NotFoundError();
  await authorize(context, "appointment.read", summarySubject(appointment));
  const told = eventOf(context, appointment);
  return calendarFile(told, {
    organizer: calendarOrganizer(context),
    attendee: mailed ? attendeeOf(appointment) : undefined,
  });
}

/** One calendar file with several appointments, in the language of the context; nobody's calendar is asked by it. */
export async function appointmentsCalendarFile(context: RequestContext, ids: readonly string[]): Promise<string> {
  await authorize(context, "appointment.read");
  const found = await Promise.all(ids.map((id) => readSummary(context.db, id)));
  const appointments = found.filter((appointment) => appointment !== undefined);
  for (const appointment of appointments) await authorize(context, "appointment.read", summarySubject(appointment));
  const told = appointments.map((appointment) => eventOf(context, appointment));
  return calendarOf(context.profile, told, calendarOrganizer(context), appointments[0]?.startsAt ?? context.now);
}
