import { at, type Query } from "./at";
import { WIDGET_ROOT } from "./widget";

/** What the lists of bookable appointments go by. */
export type BookingList = "provider" | "service" | "department" | "practiceLocation";

/** Every URL of booking that the app links to. */
export const bookingPaths = {
  booking: at("/secure/providerweb/home/consultation"),
  /** With what the addresses of public booking begin. */
  bookingRoots: () =>
    ["home/", "videoAppointments", "healthcare_provider"].map((root) => `/secure/providerweb/${root}`),
  videoBooking: (by: BookingList = "provider", values?: Query) =>
    at("/secure/providerweb/videoAppointments/:by")(by, values),
  clinicBooking: (by: BookingList = "provider", values?: Query) =>
    at("/secure/providerweb/home/consultation/clinicAppointments/:by")(by, values),
  bookVideoWith: at("/secure/providerweb/videoAppointments/:id/bookAppointment"),
  bookClinicWith: at("/secure/providerweb/home/consultation/clinicAppointments/:id/bookAppointment"),
  provider: at("/secure/providerweb/healthcare_provider/:uuid"),
  bookWithProvider: at("/secure/providerweb/healthcare_provider/:id/bookAppointment"),
  bookService: at("/secure/providerweb/home/consultation/book_appointment/:service"),
  bookVideoService: at("/secure/providerweb/home/video-appointments/book_appointment/:service"),
  /** What a booking leads to, for the browser that made it: the reference is signed and runs out. */
  booked: at("/secure/providerweb/home/consultation/booked", "reference"),
  bookedCalendarFile: at("/secure/providerweb/home/consultation/booked/appointment.ics", "reference", "lang"),
  /** The booking in another site's page, and what it leads to. */
  widget: at(`${WIDGET_ROOT}:organizationId`),
  widgetBooked: at(`${WIDGET_ROOT}:organizationId/booked`),
  /** What whoever books an offering is asked; `done` names what has just been done to which question. */
  bookingQuestions: at("/secure/providerweb/settings/booking_questions/:offeringId"),
} as const;
