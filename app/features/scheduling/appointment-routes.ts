import { index, route, type RouteConfigEntry } from "@remix-run/route-config";

const base = "secure/providerweb";
const screen = (path: string, name: string, id?: string) =>
  route(path, `features/scheduling/routes/${name}`, id === undefined ? {} : { id });

/** A page that shows, below its own, what a later feature keeps of the appointment. */
const screenWith = (path: string, name: string, record: string) =>
  route(path, `features/scheduling/routes/${name}`, [index(`features/waiting-room/routes/${record}`)]);

/** The page on which staff set a visit, under each of the addresses that lead to it. */
const setting = [
  `${base}/appointments/set_appointment/:service?`,
  `${base}/appointments/set_appointment_patient/clinic/:patientId`,
  `${base}/video_appointments/set_appointment/:service?`,
  `${base}/video_appointments/set_appointment_patient/video/:patientId`,
  `${base}/set_appointment/:service?`,
  "app/appointments/setAppointmentService/:patientId",
].map((path, index) => screen(path, "appointments/set.tsx", `set-appointment-${index}`));

/** The screens of appointments, of staff and patients, and those of a visit's mailed link. */
export const appointmentRoutes: RouteConfigEntry[] = [
  screen(`${base}/appointments`, "appointments/list.tsx"),
  screenWith(`${base}/appointments/view/:appointmentId?`, "appointments/view.tsx", "appointment-record.tsx"),
  screen(`${base}/appointments/confirm/:appointmentId?`, "appointments/confirm.tsx"),
  screen(`${base}/appointments/cancel/:appointmentId?`, "appointments/cancel.tsx"),
  screen(`${base}/appointments/edit/:appointmentId?`, "appointments/edit.tsx"),
  screen(`${base}/appointments/assign/:appointmentId?`, "appointments/assign.tsx"),
  screen(`${base}/appointments/create`, "appointments/create.ts"),
  screen(`${base}/appointments/filter`, "appointments/filter.tsx"),
  screen(`${base}/appointments/why`, "appointments/why.tsx"),
  screen(`${base}/appointments/book_appointment/:service`, "appointments/book.ts", "appointments-book"),
  screen(`${base}/video_appointments`, "appointments/video-list.tsx", "video-appointments"),
  screen(`${base}/video_appointments/list`, "appointments/video-list.tsx", "video-appointments-list"),
  screen(`${base}/video_appointments/book_appointment/:service`, "appointments/book.ts", "video-appointments-book"),
  ...setting,
  screen(`${base}/appointments/walk_in`, "appointments/walk-in.tsx"),
  screen("v/:token", "visit/open-link.tsx"),
  screen(`${base}/appointments/series/new`, "appointments/series-new.tsx"),
  screen(`${base}/appointments/series/view/:seriesId`, "appointments/series.tsx"),
  screen(`${base}/appointments/groups`, "groups/list.tsx", "group-sessions"),
  screen(`${base}/appointments/groups/new`, "groups/new.tsx", "group-session-new"),
  screen(`${base}/appointments/groups/view/:sessionId`, "groups/view.tsx", "group-session"),
  screen(`${base}/appointments/waiting_list`, "appointments/waiting-list.tsx"),
  screen(`${base}/appointments/waiting_list/join`, "appointments/join-waiting-list.tsx"),
  screen("w/:token", "visit/waiting-offer.tsx"),
  screenWith(`${base}/visit`, "visit/visit.tsx", "linked-record.tsx"),
  screen(`${base}/visit/appointment.ics`, "visit/calendar-file.ts"),
  screen("secure/appointments/makePayment/:appointmentId", "visit/pay.tsx"),
  screen(`${base}/visit/cancel`, "visit/cancel.tsx"),
  screen(`${base}/visit/reschedule`, "visit/reschedule.tsx"),
];
