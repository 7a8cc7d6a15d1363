import { createTranslator } from "~/i18n/translator.server";
import type { RequestContext } from "~/platform/context.server";
import { stateName } from "../../domain/appointments/appointment-states";
import { calendarStatus } from "../../domain/feeds/calendar-feed";
import { readByReference } from "../booking/booking-reference.server";
import { calendarFile } from "./calendar-file.server";
import { calendarOrganizer } from "./calendar-organizer.server";

/**
 * The calendar file of an appointment that was just booked, in the reader's language. @throws NotFoundError,
 * LinkGoneError
 */
export async function bookedCalendarFile(context: RequestContext, reference: string): Promise<string> {
  const booked = await readByReference(context, reference);
  const { t } = createTranslator(context.locale);
  const video = booked.type === "video";
  const place = [booked.placeName, booked.placeAddress, booked.placeCity].filter(Boolean).join(", ");
  return calendarFile(
    {
      id: booked.id,
      version: booked.version,
      summary: `${booked.offeringName} – ${context.profile.name}`,
      description: [
        `${booked.firstName} ${booked.lastName}`.trim(),
        t(video ? "booking:done.videoNext" : "booking:done.clinicNext"),
        booked.instructions,
      ]
        .filter(Boolean)
        .join("\n"),
      location: video ? t("booking:kind.video") : place,
      startsAt: booked.startsAt,
      endsAt: booked.endsAt,
      timeZone: booked.timeZone,
      updatedAt: booked.updatedAt ?? booked.startsAt,
      status: calendarStatus(stateName(booked.stateId)),
    },
    { organizer: calendarOrganizer(context) },
  );
}
