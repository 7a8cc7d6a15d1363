import { route, type RouteConfigEntry } from "@remix-run/route-config";

const screen = (name: string) => `features/scheduling/routes/public/${name}`;
const base = "secure/providerweb";

/** The lists of one kind of visit, and the booking with one of its providers. */
function listsOf(kind: string, path: string): RouteConfigEntry[] {
  return [
    route(`${base}/${path}`, screen("list-entry.ts"), { id: `${kind}-lists` }),
    route(`${base}/${path}/provider`, screen("list-provider.tsx"), { id: `${kind}-by-provider` }),
    route(`${base}/${path}/service`, screen("list-service.tsx"), { id: `${kind}-by-service` }),
    route(`${base}/${path}/department`, screen("list-place.tsx"), { id: `${kind}-by-department` }),
    route(`${base}/${path}/practiceLocation`, screen("list-place.tsx"), { id: `${kind}-by-location` }),
    route(`${base}/${path}/:id/bookAppointment`, screen("book.tsx"), { id: `${kind}-book-with` }),
  ];
}

/** The booking of one offering, with anyone or with one provider. */
function servicesOf(kind: string, path: string): RouteConfigEntry[] {
  return [
    route(`${base}/${path}/book_appointment/:service`, screen("book.tsx"), { id: `${kind}-book-service` }),
    route(`${base}/${path}/book_appointment/:service/:id`, screen("book.tsx"), { id: `${kind}-book-service-with` }),
  ];
}

/** The public booking pages. None of them hydrates. */
export const bookingRoutes: RouteConfigEntry[] = [
  route(`${base}/home/consultation`, screen("booking-entry.tsx")),
  route(`${base}/home/consultation/booked`, screen("booked.tsx")),
  route(`${base}/home/consultation/booked/appointment.ics`, screen("booked-calendar-file.ts")),
  route(`${base}/home/video-appointments`, screen("list-entry.ts"), { id: "video-entry" }),
  ...listsOf("video", "videoAppointments"),
  ...listsOf("clinic", "home/consultation/clinicAppointments"),
  ...servicesOf("video", "home/video-appointments"),
  ...servicesOf("clinic", "home/consultation"),
  route(`${base}/healthcare_provider/:uuid`, screen("provider-profile.tsx")),
  route(`${base}/healthcare_provider/:id/bookAppointment`, screen("book.tsx"), { id: "book-with-provider" }),
  route(`${base}/healthcare_provider/:id/bookAppointment/:service`, screen("book.tsx"), {
    id: "book-service-with-provider",
  }),
  route(`${base}/healthcare_provider/type/:service`, screen("by-service-type.ts")),
  route("app/appointments/appointmentWidgetUsingReact/:organizationId", screen("book.tsx"), { id: "widget-book" }),
  route("app/appointments/appointmentWidgetUsingReact/:organizationId/booked", screen("booked.tsx"), {
    id: "widget-booked",
  }),
];
