import {
  ADMIN_CALL,
  ADMIN_SCREEN,
  ANYONES,
  CAPABILITY,
  LINKED_APPOINTMENT,
  INSIDE_CALL,
  INSIDE_SCREEN,
  LIST_SCREEN,
  OWN,
  PATIENT_SCREEN,
  PUBLIC_THING,
  SET_SCREEN,
  STAFF_SCREEN,
  THEIRS,
  APPOINTMENT_SCREEN,
  base,
  doctors,
  entry,
  frontDesk,
  patients,
  screens,
  strangers,
  type Rows,
  type Permissions,
} from "./expectations";

/** An appointment as a file, for whoever may read its page. */
const CALENDAR_FILE = "/appointments/view/:appointmentId/appointment.ics";

/** Where one makes secret addresses of one's own calendar. */
const FEEDS = "/settings/calendar_settings/feeds";

/** The same for a patient. */
const OWN_FEEDS = "/account/calendar";

/** Where the public booking of clinic appointments begins. */
const BOOKING = "/home/consultation";

/** The booking that other sites embed. */
const WIDGET = "/app/appointments/appointmentWidgetUsingReact/:organizationId";

/**
 * A doctor's timings: the doctor's and the administrators' to change. A nurse helps with appointments, not with these.
 */
const TIMINGS_SCREEN: Rows = {
  ...strangers("sign-in"),
  ...patients("not-found"),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: "not-found",
  admin: ANYONES,
};

const TIMINGS_CALL: Rows = {
  ...TIMINGS_SCREEN,
  ...patients("refused"),
  unapproved: "refused",
  nurse: "refused",
};

/** The same without a patient yet: who is chosen comes next. */
const SET_SCREEN_FIRST: Rows = {
  ...SET_SCREEN,
  ...doctors("allowed"),
  nurse: "allowed",
  receptionist: "allowed",
  admin: "allowed",
};

/** What a patient waits for, who found no time for it. */
const WAITING_SCREEN: Rows = { ...PATIENT_SCREEN, ...patients(OWN) };

/** Paying for an appointment: who may see it, and the holder of its link, without signing in. */
const PAID_APPOINTMENT: Rows = { ...APPOINTMENT_SCREEN, linkHolder: OWN, biller: ANYONES };

/** What whoever lists appointments sees, whom they belong to or not. */
const APPOINTMENTS_SCREEN: Rows = { ...LIST_SCREEN, ...frontDesk("allowed") };

/** How far the patient of an appointment is, which staff alone note here. */
const STAFF_APPOINTMENT: Rows = { ...APPOINTMENT_SCREEN, ...patients("not-found") };

const APPOINTMENT_CALL: Rows = { ...APPOINTMENT_SCREEN, unapproved: "refused" };

const STAFF_APPOINTMENT_CALL: Rows = { ...APPOINTMENT_CALL, ...patients("refused") };

const SET_CALL: Rows = { ...SET_SCREEN, ...patients("refused"), unapproved: "refused" };

const LIST_CALL: Rows = { ...APPOINTMENTS_SCREEN, unapproved: "refused" };

/** Who takes money sees what was taken, and a patient what they paid. */
const TAKES_MONEY: Rows = { ...APPOINTMENTS_SCREEN, ...patients("not-found") };
const NOBODYS: Rows = { ...TAKES_MONEY, ...doctors("not-found"), nurse: "not-found", admin: "not-found" };
const paymentScreens: Permissions = {
  ...entry(screens("GET", ["/payments/list"]), APPOINTMENTS_SCREEN),
  // A patient pays; what staff do there names an appointment.
  ...entry(screens("POST", ["/payments/list"]), PATIENT_SCREEN),
  ...entry(
    [...screens("GET", ["/payments/create", "/payments/till", "/payments/till/file", "/payments/list/file"])],
    TAKES_MONEY,
  ),
  ...entry(screens("POST", ["/payments/create"]), TAKES_MONEY),
  // There is no such payment.
  ...entry(
    screens("GET", [
      ...["/payments/edit/:itemId?", "/payments/view/:itemId?"],
      ...["/payments/receipt/:itemId", "/payments/receipt/:itemId/pdf"],
    ]),
    { ...NOBODYS, ...frontDesk("not-found") },
  ),
  ...entry(screens("POST", ["/payments/edit/:itemId?"]), {
    ...NOBODYS,
    ...frontDesk("not-found", "not-found"),
    admin: "not-found",
  }),
  ...entry(screens("GET", ["/payments/receipts/:year", "/payments/receipts/:year/pdf"]), PATIENT_SCREEN),
};

const lists = (path: string) =>
  ["", "/provider", "/service", "/department", "/practiceLocation"].map((by) => path + by);

const bookings = [
  "/videoAppointments/:id/bookAppointment",
  `${BOOKING}/clinicAppointments/:id/bookAppointment`,
  "/home/video-appointments/book_appointment/:service",
  "/home/video-appointments/book_appointment/:service/:id",
  `${BOOKING}/book_appointment/:service`,
  `${BOOKING}/book_appointment/:service/:id`,
  "/healthcare_provider/:id/bookAppointment",
  "/healthcare_provider/:id/bookAppointment/:service",
];

/** Addresses that lead to the panel in which staff book. */
const leadingToPanel = [
  ...["/appointments/set_appointment", "/video_appointments/set_appointment", "/set_appointment"].map(
    (path) => `${path}/:service?`,
  ),
  "/appointments/walk_in",
  "/appointments/series/new",
];

const settingsOfPatient = [
  `${base}/appointments/set_appointment_patient/clinic/:patientId`,
  `${base}/video_appointments/set_appointment_patient/video/:patientId`,
  "/app/appointments/setAppointmentService/:patientId",
];

const appointmentScreens = ["view", "confirm", "cancel", "edit"].map((name) => `/appointments/${name}/:appointmentId?`);

const appointmentCalls = (method: string, names: readonly string[]) =>
  names.map((name) => `${method} /appointments/${name}`);

export const schedulingPermissions: Permissions = {
  ...entry(
    screens("GET", ["/home/consultation", "/home/video-appointments", ...lists("/videoAppointments")]),
    "allowed",
  ),
  ...entry(screens("GET", lists(`${BOOKING}/clinicAppointments`)), "allowed"),
  // The widget of an organization is found at that one's host and nowhere else.
  ...entry(
    ["GET", "POST"].map((method) => `${method} ${WIDGET}`),
    PUBLIC_THING,
  ),
  [`GET ${WIDGET}/booked`]: "not-found",
  ...entry(screens("GET", bookings), PUBLIC_THING),
  ...entry(screens("POST", bookings), PUBLIC_THING),
  ...entry(screens("GET", ["/healthcare_provider/:uuid", "/healthcare_provider/type/:service"]), PUBLIC_THING),
  // A reference that was not signed here opens nothing.
  ...entry(screens("GET", [`${BOOKING}/booked`, `${BOOKING}/booked/appointment.ics`]), "not-found"),
  ...entry(
    ["GET", "POST"].map((method) => `${method} /secure/appointments/makePayment/:appointmentId`),
    PAID_APPOINTMENT,
  ),
  ...entry(["GET /v/:token", "GET /w/:token", "POST /w/:token"], CAPABILITY),
  ...entry(screens("GET", ["/appointments", "/appointments/create", "/appointments/filter"]), APPOINTMENTS_SCREEN),
  ...paymentScreens,
  // The file of staff's lists.
  ...entry(screens("GET", ["/appointments/export"]), { ...APPOINTMENTS_SCREEN, ...patients("not-found") }),
  ...entry(screens("GET", ["/video_appointments", "/video_appointments/list"]), APPOINTMENTS_SCREEN),
  ...entry(
    screens("GET", ["/appointments/book_appointment/:service", "/video_appointments/book_appointment/:service"]),
    APPOINTMENTS_SCREEN,
  ),
  // What the calendar asks for, of one appointment.
  [`POST ${base}/appointments`]: APPOINTMENT_SCREEN,
  // Each shows the appointment; what can be done there is another matter.
  ...entry(screens("GET", [...appointmentScreens, CALENDAR_FILE]), { ...APPOINTMENT_SCREEN, biller: ANYONES }),
  // It asks for free times, which a biller has nothing to do with.
  ...entry(screens("GET", ["/appointments/edit/:appointmentId?"]), APPOINTMENT_SCREEN),
  ...entry(screens("POST", appointmentScreens), APPOINTMENT_SCREEN),
  // Giving an appointment away is for those who work with everybody's.
  ...entry(
    [
      ...screens("GET", ["/appointments/assign/:appointmentId?"]),
      ...screens("POST", ["/appointments/assign/:appointmentId?"]),
    ],
    { ...APPOINTMENT_SCREEN, ...patients("not-found"), ...doctors("not-found") },
  ),
  ...entry(screens("GET", leadingToPanel), SET_SCREEN_FIRST),
  ...entry(screens("GET", ["/appointments/booking_panel"]), SET_SCREEN),
  ...entry(screens("POST", ["/appointments/booking_panel"]), SET_SCREEN),
  // A doctor asks about their own times alone, which the address of the page does not say yet.
  ...entry(screens("GET", ["/appointments/why"]), { ...STAFF_SCREEN, receptionist: "allowed" }),
  ...entry(screens("GET", ["/appointments/waiting_list"]), { ...LIST_SCREEN, receptionist: "allowed" }),
  ...entry(screens("POST", ["/appointments/waiting_list"]), APPOINTMENT_SCREEN),
  ...entry(screens("GET", ["/appointments/waiting_list/join"]), WAITING_SCREEN),
  ...entry(screens("POST", ["/appointments/waiting_list/join"]), WAITING_SCREEN),
  ...entry(screens("GET", ["/appointments/series/view/:seriesId"]), SET_SCREEN),
  // A doctor sees the sessions that are theirs, and the form for one of their own.
  ...entry(screens("GET", ["/appointments/groups", "/appointments/groups/new"]), SET_SCREEN_FIRST),
  ...entry(screens("POST", ["/appointments/groups/new"]), SET_SCREEN),
  ...entry(screens("GET", ["/appointments/groups/view/:sessionId"]), SET_SCREEN),
  ...entry(screens("POST", ["/appointments/groups/view/:sessionId"]), SET_SCREEN),
  // The desk's board shows a doctor their own patients.
  ...entry(screens("GET", ["/appointments/desk"]), { ...STAFF_SCREEN, ...frontDesk("allowed") }),
  ...entry(screens("GET", ["/appointments/arrival/:appointmentId"]), STAFF_APPOINTMENT),
  ...entry(screens("POST", ["/appointments/arrival/:appointmentId"]), STAFF_APPOINTMENT),
  ...entry(screens("GET", ["/settings/arrivals"]), ADMIN_SCREEN),
  ...entry(screens("POST", ["/settings/arrivals"]), { ...ADMIN_SCREEN, admin: ANYONES }),
  // The kiosk of a location stands open to everybody, where it is on.
  ...entry(["GET /arrive/:branchId?", "POST /arrive/:branchId?"], PUBLIC_THING),
  ...entry([...settingsOfPatient.map((path) => `GET ${path}`)], SET_SCREEN),
  ...entry(
    screens("GET", ["/visit", "/visit/appointment.ics", "/visit/cancel", "/visit/reschedule"]),
    LINKED_APPOINTMENT,
  ),
  // This holder's patient has an account: there is none to make a passkey for.
  ...entry(screens("GET", ["/visit/passkey"]), { ...LINKED_APPOINTMENT, linkHolder: "not-found" }),
  ...entry(screens("POST", ["/visit", "/visit/cancel", "/visit/reschedule"]), LINKED_APPOINTMENT),
  // The questions before booking of an offering of the organization.
  ...entry(screens("GET", ["/settings/booking_questions/:offeringId"]), { ...ADMIN_SCREEN, admin: ANYONES }),
  ...entry(screens("POST", ["/settings/booking_questions/:offeringId"]), { ...ADMIN_SCREEN, admin: ANYONES }),
  ...entry(screens("GET", ["/settings/calendar_settings"]), INSIDE_SCREEN),
  ...entry(screens("POST", ["/settings/calendar_settings", "/e/settings/appointment"]), ADMIN_SCREEN),
  ...entry(screens("GET", ["/e/settings/appointment", "/settings/demo_data"]), ADMIN_SCREEN),
  ...entry(screens("POST", ["/settings/demo_data"]), ADMIN_SCREEN),
  ...entry(screens("GET", ["/settings/employeeMgmt/timings/:teamUserId?"]), TIMINGS_SCREEN),
  ...entry(screens("POST", ["/settings/employeeMgmt/timings/:teamUserId?"]), TIMINGS_SCREEN),
  ...entry([...screens("GET", [OWN_FEEDS]), ...screens("POST", [OWN_FEEDS])], PATIENT_SCREEN),
  ...entry(screens("GET", [FEEDS]), { ...STAFF_SCREEN, nurse: "not-found" }),
  // An address ends by its own page alone; the token of an address is its permission, and one not known here is gone.
  [`POST ${base}${FEEDS}`]: { ...STAFF_SCREEN, nurse: "not-found" },
  "GET /calendar/:file": "gone",
  ...entry(["POST /appointments/makePayment", "POST /servicesClientApi/makePayment"], {
    ...PAID_APPOINTMENT,
    unapproved: "refused",
  }),
  "GET /appointmentWidgetUsingReact": "allowed",
  ...entry(["POST /appointments/checkForExistingUser", "POST /servicesClientApi/checkForExistingUser"], "allowed"),
  "GET /appointments/getAvailableSlots": PUBLIC_THING,
  "POST /servicesClientApi/bookAppointment": PUBLIC_THING,
  "POST /appointments/bookAppointment": {
    ...strangers("sign-in"),
    ...patients(PUBLIC_THING),
    ...doctors(PUBLIC_THING),
    unapproved: PUBLIC_THING,
    nurse: PUBLIC_THING,
    admin: PUBLIC_THING,
  },
  ...entry(
    appointmentCalls("GET", ["listAllAppointments", "getAllAppointments", "getAllVideoAppointments"]),
    LIST_CALL,
  ),
  "POST /employee/inclusionSlot": TIMINGS_CALL,
  "GET /calendarSettings": INSIDE_CALL,
  "PUT /calendarSettings": ADMIN_CALL,
  "GET /appointments/getAppointmentHistory": { ...APPOINTMENT_CALL, biller: ANYONES },
  ...entry(appointmentCalls("POST", ["addAppointment", "setAppointment", "blockTime"]), SET_CALL),
  "PUT /appointments/moveBlockedTime": STAFF_APPOINTMENT_CALL,
  ...entry(
    appointmentCalls("PUT", ["updateAppointment", "rescheduleAppointment", "cancelAppointment", "confirmAppointment"]),
    APPOINTMENT_CALL,
  ),
  // Whoever writes down payments takes them back too.
  "PUT /appointments/undoAppointment": { ...APPOINTMENT_CALL, biller: ANYONES },
  // Confirming for the clinic; from a patient it is their own confirmation, which the state then refuses.
  "PUT /appointments/adminConfirmAppointment": APPOINTMENT_CALL,
  ...entry(appointmentCalls("PUT", ["rejectAppointment", "adminMakeNoShowAppointment"]), STAFF_APPOINTMENT_CALL),
  ...entry(["PUT /appointments/adminMarkPaidAtClinic", "POST /appointments/chargeConsultation"], {
    ...STAFF_APPOINTMENT_CALL,
    biller: ANYONES,
  }),
  "GET /appointments/listGroupSessions": { ...SET_SCREEN_FIRST, ...patients("refused"), unapproved: "refused" },
  "GET /appointments/getGroupSession": SET_CALL,
  "POST /appointments/addGroupSession": SET_CALL,
  ...entry(
    appointmentCalls("PUT", [
      "updateGroupSession",
      "rescheduleGroupSession",
      "cancelGroupSession",
      "undoGroupSession",
      "startGroupSession",
      "concludeGroupSession",
    ]),
    SET_CALL,
  ),
  // To whom an appointment goes is neither its patient's nor its doctor's to say.
  "PUT /appointments/assignProvider": { ...STAFF_APPOINTMENT_CALL, ...doctors("refused") },
  // Who helps neither ends an appointment as its doctor nor takes it out of the list.
  ...entry(appointmentCalls("PUT", ["concludeVideoSessionInInprogressState", "disableAppointment"]), {
    ...STAFF_APPOINTMENT_CALL,
    nurse: "refused",
    receptionist: "refused",
  }),
};
