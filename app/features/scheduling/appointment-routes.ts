import { index, layout, route, type RouteConfigEntry } from "@remix-run/route-config";
import { paths } from "../../paths";
import { type Routed, routeOf } from "../../paths/at";

const base = "secure/providerweb";
const screen = (path: Routed, name: string, id?: string) =>
  route(routeOf(path), `features/scheduling/routes/${name}`, id === undefined ? {} : { id });

/** A page that shows, below its own, what a later feature keeps of the appointment. */
const screenWith = (path: Routed, name: string, record: string) =>
  route(routeOf(path), `features/scheduling/routes/${name}`, [index(`features/waiting-room/routes/${record}`)]);

/** The addresses of the specification that lead to the panel in which staff book. */
const leadingToPanel = [
  `${base}/appointments/set_appointment/:service?`,
  `${base}/appointments/set_appointment_patient/clinic/:patientId`,
  `${base}/video_appointments/set_appointment/:service?`,
  `${base}/video_appointments/set_appointment_patient/video/:patientId`,
  `${base}/set_appointment/:service?`,
  "app/appointments/setAppointmentService/:patientId",
  `${base}/appointments/walk_in`,
  `${base}/appointments/series/new`,
].map((path, index) => screen(path, "appointments/to-panel.ts", `to-panel-${index}`));

/** The screens of appointments, of staff and patients, and those of an appointment's mailed link. */
export const appointmentRoutes: RouteConfigEntry[] = [
  screen(paths.appointments, "appointments/list.tsx"),
  screen(paths.appointmentsExport, "appointments/export.ts"),
  route(routeOf(paths.appointment), "features/scheduling/routes/appointments/view.tsx", [
    layout("features/feedback/routes/beside-appointment.tsx", [
      index("features/waiting-room/routes/appointment-record.tsx"),
    ]),
  ]),
  screen(paths.appointmentForCalendar, "appointments/calendar-file.ts"),
  screen(paths.appointmentConfirm, "appointments/confirm.tsx"),
  screen(paths.appointmentCancel, "appointments/cancel.tsx"),
  screen(paths.appointmentEdit, "appointments/edit.tsx"),
  screen(paths.appointmentAssign, "appointments/assign.tsx"),
  screen(`${base}/appointments/create`, "appointments/create.ts"),
  screen(paths.ownCharges, "payments/own-charges.tsx"),
  screen(paths.chargeAdd, "payments/charge-add.tsx"),
  screen(paths.charge, "payments/charge.tsx"),
  screen(paths.appointmentFilter, "appointments/filter.tsx"),
  screen(paths.whyNotOffered, "appointments/why.tsx"),
  screen(`${base}/appointments/book_appointment/:service`, "appointments/book.ts", "appointments-book"),
  screen(`${base}/video_appointments`, "appointments/video-list.tsx", "video-appointments"),
  screen(paths.videoAppointments, "appointments/video-list.tsx", "video-appointments-list"),
  screen(`${base}/video_appointments/book_appointment/:service`, "appointments/book.ts", "video-appointments-book"),
  screen(paths.invoiceCreate, "invoices/create.tsx"),
  screen(paths.deskBoard, "arrivals/desk.tsx"),
  screen(paths.arrival, "arrivals/arrival.tsx"),
  screen(paths.arrivalSettings, "arrivals/arrival-settings.tsx"),
  screen(paths.kiosk, "arrivals/kiosk.tsx"),
  screen(paths.bookingPanel, "appointments/booking-panel.tsx"),
  ...leadingToPanel,
  screen(paths.ownAppointmentLink, "own-appointment/open-link.tsx"),
  screen(paths.series, "appointments/series.tsx"),
  screen(paths.groupSessions, "groups/list.tsx", "group-sessions"),
  screen(paths.newGroupSession, "groups/new.tsx", "group-session-new"),
  screen(paths.groupSession, "groups/view.tsx", "group-session"),
  screen(paths.waitingList, "appointments/waiting-list.tsx"),
  screen(paths.joinWaitingList, "appointments/join-waiting-list.tsx"),
  screen(paths.waitingOffer, "own-appointment/waiting-offer.tsx"),
  screenWith(paths.ownAppointment, "own-appointment/view.tsx", "linked-record.tsx"),
  screen(paths.ownAppointmentPasskey, "own-appointment/passkey-options.ts"),
  screen(paths.ownAppointmentCalendarFile, "own-appointment/calendar-file.ts"),
  screen(paths.makePayment, "own-appointment/pay.tsx"),
  screen(paths.payments, "payments/list.tsx", "payments"),
  screen(paths.paymentsFile, "payments/list-file.ts", "payments-file"),
  screen(paths.paymentCreate, "payments/create.tsx", "payment-create"),
  screen(paths.paymentEdit, "payments/edit.tsx", "payment-edit"),
  screen(paths.paymentView, "payments/view.tsx", "payment-view"),
  screen(paths.paymentReceipt, "payments/receipt.tsx"),
  screen(paths.paymentReceiptPdf, "payments/receipt-pdf.ts"),
  screen(paths.yearReceipts, "payments/year.tsx"),
  screen(paths.yearReceiptsPdf, "payments/year-pdf.ts"),
  screen(paths.ownAppointmentCancel, "own-appointment/cancel.tsx"),
  screen(paths.ownAppointmentReschedule, "own-appointment/reschedule.tsx"),
];
