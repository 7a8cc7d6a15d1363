import { route, type RouteConfigEntry } from "@remix-run/route-config";
import { paths } from "../../paths";
import { routeOf } from "../../paths/at";

const screen = (name: string) => `features/scheduling/routes/public/${name}`;
const base = "secure/providerweb";

/** The lists of one kind of appointment, and the booking with one of its providers. */
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
  route(routeOf(paths.booking), screen("booking-entry.tsx")),
  route(routeOf(paths.booked), screen("booked.tsx")),
  route(routeOf(paths.bookedCalendarFile), screen("booked-calendar-file.ts")),
  route(`${base}/home/video-appointments`, screen("list-entry.ts"), { id: "video-entry" }),
  ...listsOf("video", "videoAppointments"),
  ...listsOf("clinic", "home/consultation/clinicAppointments"),
  ...servicesOf("video", "home/video-appointments"),
  ...servicesOf("clinic", "home/consultation"),
  route(routeOf(paths.provider), screen("provider-profile.tsx")),
  route(routeOf(paths.bookWithProvider), screen("book.tsx"), { id: "book-with-provider" }),
  route(`${base}/healthcare_provider/:id/bookAppointment/:service`, screen("book.tsx"), {
    id: "book-service-with-provider",
  }),
  route(`${base}/healthcare_provider/type/:service`, screen("by-service-type.ts")),
  route(routeOf(paths.widget), screen("book.tsx"), { id: "widget-book" }),
  route(routeOf(paths.widgetBooked), screen("booked.tsx"), {
    id: "widget-booked",
  }),
];
