/* Every URL of booking that the app links to. */
import { at, type Query } from "./at";
import { WIDGET_ROOT } from "./widget";

/** What the lists of bookable appointments go by. */
export type BookingList = "provider" | "service" | "department" | "practiceLocation";

export const booking = at("/secure/providerweb/home/consultation");
/** The same in few letters, to be printed and said; it leads there. */
export const bookingShort = at("/book");
/** With what the addresses of public booking begin. */
export const bookingRoots = () =>
  ["home/", "videoAppointments", "healthcare_provider"].map((root) => `/secure/providerweb/${root}`);
export const videoBooking = (by: BookingList = "provider", values?: Query) =>
  at("/secure/providerweb/videoAppointments/:by")(by, values);
export const clinicBooking = (by: BookingList = "provider", values?: Query) =>
  at("/secure/providerweb/home/consultation/clinicAppointments/:by")(by, values);
export const bookVideoWith = at("/secure/providerweb/videoAppointments/:id/bookAppointment");
export const bookClinicWith = at("/secure/providerweb/home/consultation/clinicAppointments/:id/bookAppointment");
export const provider = at("/secure/providerweb/healthcare_provider/:uuid");
/** An appointment, as far as it says what was booked. */
interface WhatWasBooked {
  type: "video" | "in_patient";
  offering: { id: string } | null;
  employee: { id: string };
  branch: { id: string };
}
/** The same service with the same provider at the same place: it leads to the first available time, which can be changed. */
export function bookAgain({ type, offering, employee, branch }: WhatWasBooked): string {
  if (!offering) return booking();
  const wanted = { service: offering.id, soonest: "yes" };
  return type === "video"
    ? bookVideoWith(employee.id, wanted)
    : bookClinicWith(employee.id, { ...wanted, place: branch.id });
}
export const bookWithProvider = at("/secure/providerweb/healthcare_provider/:id/bookAppointment");
export const bookService = at("/secure/providerweb/home/consultation/book_appointment/:service");
export const bookVideoService = at("/secure/providerweb/home/video-appointments/book_appointment/:service");
/** What a booking leads to, for the browser that made it: the reference is signed and runs out. */
export const booked = at("/secure/providerweb/home/consultation/booked", "reference");
export const bookedCalendarFile = at(
  "/secure/providerweb/home/consultation/booked/appointment.ics",
  "reference",
  "lang",
);
/** The booking in another site's page, and what it leads to. */
export const widget = at(`${WIDGET_ROOT}:organizationId`);
export const widgetBooked = at(`${WIDGET_ROOT}:organizationId/booked`);
/** What whoever books an offering is asked; `done` names what has just been done to which question. */
export const bookingQuestions = at("/secure/providerweb/settings/booking_questions/:offeringId");
