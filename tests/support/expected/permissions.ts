/** Everyone who may stand at a door of the product. */
export const PRINCIPALS = [
  "anonymous",
  // Has given the password, and owes the second step.
  "halfOpen",
  "patient",
  "otherPatient",
  "disabledPatient",
  "unapproved",
  "doctor",
  "otherDoctor",
  "nurse",
  "admin",
  "roomGuest",
  "linkHolder",
  "foreignDoctor",
  "foreignBearer",
] as const;
export type Principal = (typeof PRINCIPALS)[number];

/**
 * What comes of asking. `sign-in`: 401, or a redirect to sign-out or login. `refused`: 403, by calls; a screen answers
 * somebody signed in who may not open it like one that does not exist. `not-found`: 404. `gone`: 410.
 * `error-page`: the 500 page by its own address. `allowed`: anything past the door, a refused input too.
 */
export type Outcome = "allowed" | "sign-in" | "refused" | "not-found" | "gone" | "error-page";

/** Whose the thing is that a request names. */
export type Whose = "own" | "others" | "foreign" | "absent";

/** About a thing of one's own, of somebody else in the organization, and one that does not exist (here). */
export type Row = Outcome | readonly [own: Outcome, others: Outcome, absent: Outcome];

/** One row for everybody, or one for each. */
export type Expectation = Row | Readonly<Record<Principal, Row>>;

/**
 * Whoever has no part in the organization's inside is met by one row: no session, only a link, or a session elsewhere.
 */
const strangers = (row: Row) =>
  ({
    anonymous: row,
    halfOpen: row,
    disabledPatient: row,
    roomGuest: row,
    linkHolder: row,
    foreignDoctor: row,
    foreignBearer: row,
  }) as const;
const patients = (row: Row, other: Row = row) => ({ patient: row, otherPatient: other }) as const;
const doctors = (row: Row, other: Row = row) => ({ doctor: row, otherDoctor: other }) as const;

const OWN = ["allowed", "not-found", "not-found"] as const;
const THEIRS = ["not-found", "allowed", "not-found"] as const;
/** Theirs to find, yet not to act upon. */
const FOUND_BUT_REFUSED = ["refused", "refused", "not-found"] as const;
const ANYONES = ["allowed", "allowed", "not-found"] as const;

/** Things that the whole world may see, such as a provider's public profile. */
const PUBLIC_THING = ["allowed", "not-found", "not-found"] as const;
/** A link's token is its own permission; one that is not known here is told to be gone. */
const CAPABILITY = ["allowed", "not-found", "gone"] as const;

/** Where one looks after one's own account. */
const ACCOUNT = "/account/security";
/** Where one makes secret addresses of one's own calendar. */
const FEEDS = "/settings/calendar_settings/feeds";
/** Where the public booking of clinic visits begins. */
const BOOKING = "/home/consultation";
/** The booking that other sites embed. */
const WIDGET = "/app/appointments/appointmentWidgetUsingReact/:organizationId";

/** Screens lead strangers to sign-in; to whom a role keeps out they do not exist. Of a visit: its patient, its doctor and an administrator. */
const VISIT_SCREEN: Expectation = {
  ...strangers("sign-in"),
  ...patients(OWN, THEIRS),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};
/** Screens for patients alone, about nobody in particular. */
const PATIENT_SCREEN: Expectation = {
  ...strangers("sign-in"),
  ...patients("allowed"),
  ...doctors("not-found"),
  unapproved: "not-found",
  nurse: "not-found",
  admin: "not-found",
};
const LIST_SCREEN: Expectation = {
  ...strangers("sign-in"),
  ...patients("allowed"),
  ...doctors("allowed"),
  unapproved: "not-found",
  nurse: "allowed",
  admin: "allowed",
};
/** One answer for whoever comes with a session of this organization, a half-open one too, and one for the others. */
const WITH_SESSION = (own: Row, none: Row): Expectation => ({
  ...strangers(none),
  halfOpen: own,
  ...patients(own),
  ...doctors(own),
  unapproved: own,
  nurse: own,
  admin: own,
});
const SET_SCREEN: Expectation = {
  ...strangers("sign-in"),
  ...patients("not-found"),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: ANYONES,
  admin: ANYONES,
};
/** A doctor's timings: the doctor's and the administrators' to change. A nurse helps with visits, not with these. */
const TIMINGS_SCREEN: Expectation = {
  ...strangers("sign-in"),
  ...patients("not-found"),
  ...doctors(OWN, THEIRS),
  unapproved: "not-found",
  nurse: "not-found",
  admin: ANYONES,
};
const TIMINGS_CALL: Expectation = {
  ...TIMINGS_SCREEN,
  ...patients("refused"),
  unapproved: "refused",
  nurse: "refused",
};
/** The same without a patient yet: who is chosen comes next. */
const SET_SCREEN_FIRST: Expectation = { ...SET_SCREEN, ...doctors("allowed"), nurse: "allowed", admin: "allowed" };
/** What everyone who works here may see. */
const STAFF_SCREEN: Expectation = { ...LIST_SCREEN, ...patients("not-found") };
/** What administrators alone may change. */
const ADMIN_SCREEN: Expectation = { ...STAFF_SCREEN, ...doctors("not-found"), nurse: "not-found" };
const STAFF_CALL: Expectation = { ...STAFF_SCREEN, ...patients("refused"), unapproved: "refused" };
const ADMIN_CALL: Expectation = { ...STAFF_CALL, ...doctors("refused"), nurse: "refused" };
/** What everybody who is signed in keeps for themselves, whoever they are here. */
const OWN_ACCOUNT = (row: Row): Readonly<Record<Principal, Row>> => ({
  ...strangers("sign-in"),
  ...patients(row),
  ...doctors(row),
  unapproved: row,
  nurse: row,
  admin: row,
});
/** What a patient waits for, who found no time for it. */
const WAITING_SCREEN: Expectation = { ...PATIENT_SCREEN, ...patients(OWN) };
/** The visit of a mailed link: the link says which, so a session alone opens none. */
const LINKED_VISIT: Expectation = {
  ...strangers("sign-in"),
  ...patients("not-found"),
  ...doctors("not-found"),
  unapproved: "not-found",
  nurse: "not-found",
  admin: "not-found",
  linkHolder: "allowed",
};
/** Paying for a visit: who may see it, and the holder of its link, without signing in. */
const PAID_VISIT: Expectation = { ...VISIT_SCREEN, linkHolder: OWN };
/** A room: its doctor, an administrator, a patient with a visit there, and the guest of a link into it. */
const ROOM_SCREEN: Expectation = { ...VISIT_SCREEN, roomGuest: ["allowed", "sign-in", "sign-in"] };

/** A patient's page: for who looks after them, nurses and administrators; patients have pages of their own. */
const PATIENT_PAGE: Expectation = SET_SCREEN;
/** A relative of the patient's own. */
const RELATIVE_SCREEN: Expectation = { ...PATIENT_SCREEN, ...patients(OWN, THEIRS) };
const FAMILY_CALL: Expectation = {
  ...PATIENT_SCREEN,
  ...doctors("refused"),
  unapproved: "refused",
  nurse: "refused",
  admin: "refused",
};

const VISIT_CALL: Expectation = { ...VISIT_SCREEN, unapproved: "refused" };
const STAFF_VISIT_CALL: Expectation = { ...VISIT_CALL, ...patients("refused") };
const SET_CALL: Expectation = { ...SET_SCREEN, ...patients("refused"), unapproved: "refused" };
const LIST_CALL: Expectation = { ...LIST_SCREEN, unapproved: "refused" };
const ROOM_CALL: Expectation = { ...ROOM_SCREEN, unapproved: "refused" };

const base = "/secure/providerweb";
const entry = (keys: readonly string[], expectation: Expectation): Record<string, Expectation> =>
  Object.fromEntries(keys.map((key) => [key, expectation]));
const screens = (method: "GET" | "POST", paths: readonly string[]) => paths.map((path) => `${method} ${base}${path}`);
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
const settings = ["/appointments/set_appointment", "/video_appointments/set_appointment", "/set_appointment"].map(
  (path) => `${path}/:service?`,
);
const settingsOfPatient = [
  `${base}/appointments/set_appointment_patient/clinic/:patientId`,
  `${base}/video_appointments/set_appointment_patient/video/:patientId`,
  "/app/appointments/setAppointmentService/:patientId",
];
const TEAM = "/settings/employeeMgmt";
/** About one of the team: administration's alone. */
const MEMBER_SCREEN: Expectation = { ...ADMIN_SCREEN, admin: ANYONES };
const MEMBER_CALL: Expectation = { ...ADMIN_CALL, admin: ANYONES };
/**
 * About one of the team, whom they themselves may see and change too. A nurse has what is theirs, which these are not.
 */
const OWN_MEMBER_SCREEN: Expectation = { ...MEMBER_SCREEN, ...doctors(OWN, THEIRS), nurse: "not-found" };
const membersOwn = ["userAccount", "profile"].map((name) => `${TEAM}/employeeSettings/:teamUserId/:profileId/${name}`);
/** Settings that administrators change and all staff see. */
const areas = [
  ...["banner", "about", "services", "webpatientportal", "booking-widget", "patient-registration"],
  ...["compliance-settings", "two-factor-authentication", "google-recaptcha-settings", "notification-settings"],
  "waiting-room",
].map((name) => `/e/settings/${name}`);
const moreAreas = [
  "accountsettings",
  ...["webpatientportal", "patientregistration", "vp_notificationsettings", "notificationsettings"],
  ...[
    "paymentsettings",
    "text_consultation",
    "third_party_chat",
    "phrsettings",
    "frequentmedications",
    "patientquestions",
  ],
  ...["remotemonitoringsettings", "monitoringteams", "api_settings/access"],
].map((name) => `/settings/${name}`);
const areasOfAll = ["/settings/unitsettings", "/settings/loadRestrictedView", "/e/patient-briefing"];
/** What the organization consists of, as administrators change it. */
const catalogs = [
  ...["branch", "departments", "clinic_service_offering", "video_service_offering"].map((name) => `/settings/${name}`),
  "/e/settings/client-organizations",
  "/e/waiting-room/shared",
];
/** Settings that everyone who works here keeps for themselves. */
const ownAreas = ["hpUnitSettings", "profilesettings", "hpAccountSettings"].map((name) => `/settings/${name}`);
const visitScreens = ["view", "confirm", "cancel", "edit"].map((name) => `/appointments/${name}/:appointmentId?`);
const roomLinkOfVisit = ["/waitingRoom/link/:appointmentId"];
const rooms = [
  "/waitingRoom/:waitingRoomId/chat/:chatRoomId/files",
  "/waitingRoom/:waitingRoomId/join",
  "/waitingRoom/:waitingRoomId",
  "/waitingRoom/:waitingRoomId/chat/:chatRoomId",
  "/waitingRoom/:waitingRoomId/chat/:chatRoomId/video",
];
const videoSessions = [
  "/video_appointments/video_session/:appointmentId?",
  "/appointment/vSessionReact/:appointmentId?",
];
const appointmentCalls = (method: string, names: readonly string[]) =>
  names.map((name) => `${method} /appointments/${name}`);

const SCREENS: Readonly<Record<string, Expectation>> = {
  ...entry(["GET /", "GET /development/outbox"], "allowed"),
  ...entry(["GET /create-organization", "POST /create-organization"], "allowed"),
  ...entry(screens("GET", ["", "/signup", "/login", "/login/forgetpassword"]), "allowed"),
  ...entry(screens("POST", ["/signup", "/login", "/login/forgetpassword"]), "allowed"),
  ...entry(screens("GET", ["/register/hpsignup", "/register/hpsignup/success", "/hp_registration/create"]), "allowed"),
  ...entry(screens("POST", ["/register/hpsignup", "/hp_registration/create"]), "allowed"),
  ...entry(
    screens("GET", ["/home/consultation", "/home/chat", "/home/video-appointments", ...lists("/videoAppointments")]),
    "allowed",
  ),
  ...entry(screens("GET", lists(`${BOOKING}/clinicAppointments`)), "allowed"),
  ...entry(
    screens(
      "GET",
      ["", "/video", "/in-person"].map((kind) => `/c/service-based-appointment${kind}`),
    ),
    PATIENT_SCREEN,
  ),
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
  "GET /development/outbox/:id": PUBLIC_THING,
  // Nobody of the matrix has begun a payment.
  ...entry(["GET /development/checkout/:id", "POST /development/checkout/:id"], "not-found"),
  ...entry(
    ["GET /secure/appointments/paynow/:organizationId", "POST /secure/appointments/paynow/:organizationId"],
    PUBLIC_THING,
  ),
  ...entry(
    ["GET", "POST"].map((method) => `${method} /secure/appointments/makePayment/:appointmentId`),
    PAID_VISIT,
  ),
  ...entry(["GET /logo/:fileId", "GET /photo/:fileId"], PUBLIC_THING),
  // Signing out ends at login, for whoever comes; who has a session is asked first.
  "GET /app/logout": WITH_SESSION("allowed", "sign-in"),
  "POST /app/logout": "sign-in",
  ...entry(["GET /404", "POST /404", "GET /*", "POST /*"], "not-found"),
  ...entry(["GET /s/500", "GET /app/static/error"], "error-page"),
  // The page of a sign-in link says itself that the link does not work.
  "GET /s/in/:token": "allowed",
  ...entry(["POST /s/in/:token", "GET /v/:token", "GET /r/:token", "GET /w/:token", "POST /w/:token"], CAPABILITY),
  // Making what is missing with usual values.
  [`POST ${base}/home`]: ADMIN_SCREEN,
  // The page of an invitation says itself what has become of it.
  ...entry(["GET /s/invite/:token", "POST /s/invite/:token"], "allowed"),
  ...entry(["GET /s/email/:token", "POST /s/email/:token"], "allowed"),
  ...entry(screens("GET", [TEAM, `${TEAM}/list`, `${TEAM}/create`, "/ownership_reassign"]), ADMIN_SCREEN),
  ...entry(screens("POST", [`${TEAM}/create`, "/ownership_reassign"]), ADMIN_SCREEN),
  ...entry(screens("POST", [TEAM, `${TEAM}/list`]), MEMBER_SCREEN),
  ...entry(
    screens(
      "GET",
      ["edit", "services", "employeeSettings"].map((name) => `${TEAM}/${name}/:teamUserId?`),
    ),
    MEMBER_SCREEN,
  ),
  ...entry(
    screens(
      "POST",
      ["edit", "services"].map((name) => `${TEAM}/${name}/:teamUserId?`),
    ),
    MEMBER_SCREEN,
  ),
  ...entry(screens("GET", membersOwn), OWN_MEMBER_SCREEN),
  ...entry(screens("POST", membersOwn), OWN_MEMBER_SCREEN),
  [`GET ${base}/home`]: { ...LIST_SCREEN, unapproved: "allowed" },
  ...entry(screens("GET", ["/appointments", "/appointments/create", "/appointments/filter"]), LIST_SCREEN),
  ...entry(screens("GET", ["/video_appointments", "/video_appointments/list"]), LIST_SCREEN),
  // Patients come to a room by their appointment.
  ...entry(screens("GET", ["/e/waiting-room"]), STAFF_SCREEN),
  ...entry(
    screens("GET", ["/appointments/book_appointment/:service", "/video_appointments/book_appointment/:service"]),
    LIST_SCREEN,
  ),
  // What the calendar asks for, of one visit.
  [`POST ${base}/appointments`]: VISIT_SCREEN,
  ...entry(screens("GET", visitScreens), VISIT_SCREEN),
  ...entry(screens("POST", visitScreens), VISIT_SCREEN),
  // Giving a visit away is for those who work with everybody's.
  ...entry(
    [
      ...screens("GET", ["/appointments/assign/:appointmentId?"]),
      ...screens("POST", ["/appointments/assign/:appointmentId?"]),
    ],
    { ...VISIT_SCREEN, ...patients("not-found"), ...doctors("not-found") },
  ),
  ...entry(screens("GET", settings), SET_SCREEN_FIRST),
  ...entry(screens("POST", settings), SET_SCREEN),
  // A doctor asks about their own times alone, which the address of the page does not say yet.
  ...entry(screens("GET", ["/appointments/why"]), STAFF_SCREEN),
  ...entry([...screens("GET", roomLinkOfVisit), ...screens("POST", roomLinkOfVisit)], SET_SCREEN),
  ...entry(screens("GET", ["/appointments/waiting_list"]), LIST_SCREEN),
  ...entry(screens("POST", ["/appointments/waiting_list"]), VISIT_SCREEN),
  ...entry(screens("GET", ["/appointments/waiting_list/join"]), WAITING_SCREEN),
  ...entry(screens("POST", ["/appointments/waiting_list/join"]), WAITING_SCREEN),
  ...entry(screens("GET", ["/appointments/series/new", "/appointments/series/view/:seriesId"]), SET_SCREEN),
  ...entry(screens("POST", ["/appointments/series/new"]), SET_SCREEN),
  // A doctor sees the sessions that are theirs, and the form for one of their own.
  ...entry(screens("GET", ["/appointments/groups", "/appointments/groups/new"]), SET_SCREEN_FIRST),
  ...entry(screens("POST", ["/appointments/groups/new"]), SET_SCREEN),
  ...entry(screens("GET", ["/appointments/groups/view/:sessionId"]), SET_SCREEN),
  ...entry(screens("POST", ["/appointments/groups/view/:sessionId"]), SET_SCREEN),
  ...entry(screens("GET", ["/appointments/walk_in"]), SET_SCREEN_FIRST),
  ...entry(screens("POST", ["/appointments/walk_in"]), SET_SCREEN),
  ...entry([...settingsOfPatient.map((path) => `GET ${path}`)], SET_SCREEN),
  ...entry([...settingsOfPatient.map((path) => `POST ${path}`)], SET_SCREEN),
  ...entry(screens("GET", ["/visit", "/visit/appointment.ics", "/visit/cancel", "/visit/reschedule"]), LINKED_VISIT),
  ...entry(screens("POST", ["/visit", "/visit/cancel", "/visit/reschedule"]), LINKED_VISIT),
  ...entry(screens("GET", ["/settings", "/settings/hpAdminSettingsList"]), STAFF_SCREEN),
  ...entry(screens("GET", [...areas, ...moreAreas, ...catalogs]), ADMIN_SCREEN),
  ...entry(screens("GET", [...areasOfAll, ...ownAreas]), STAFF_SCREEN),
  ...entry(screens("POST", [...areas, ...moreAreas, ...areasOfAll, ...catalogs]), ADMIN_SCREEN),
  ...entry(screens("POST", ownAreas), STAFF_SCREEN),
  // The questions before booking of an offering of the organization.
  ...entry(screens("GET", ["/settings/booking_questions/:offeringId"]), { ...ADMIN_SCREEN, admin: ANYONES }),
  ...entry(screens("POST", ["/settings/booking_questions/:offeringId"]), { ...ADMIN_SCREEN, admin: ANYONES }),
  ...entry(screens("GET", ["/settings/calendar_settings"]), STAFF_SCREEN),
  ...entry(screens("POST", ["/settings/calendar_settings", "/e/settings/appointment"]), ADMIN_SCREEN),
  ...entry(screens("GET", ["/e/settings/appointment", "/settings/demo_data"]), ADMIN_SCREEN),
  ...entry(screens("POST", ["/settings/demo_data"]), ADMIN_SCREEN),
  ...entry(screens("GET", ["/settings/employeeMgmt/timings/:teamUserId?"]), TIMINGS_SCREEN),
  ...entry(screens("POST", ["/settings/employeeMgmt/timings/:teamUserId?"]), TIMINGS_SCREEN),
  // A patient's file: for the patient, for the doctor who sees them, and for whoever sees all records.
  ...entry(screens("GET", ["/files/:fileId"]), { ...VISIT_SCREEN, unapproved: "not-found" }),
  ...entry(screens("GET", ["/settings/api_settings", "/settings/api_settings/create"]), ADMIN_SCREEN),
  ...entry(screens("POST", ["/settings/api_settings/create", "/settings/api_settings/apps/create"]), ADMIN_SCREEN),
  ...entry(screens("GET", ["/settings/api_settings/apps", "/settings/api_settings/apps/create"]), ADMIN_SCREEN),
  ...entry(screens("POST", ["/settings/api_settings/apps"]), { ...ADMIN_SCREEN, admin: OWN }),
  ...entry(screens("GET", ["/settings/api_settings/view/:keyId?"]), { ...ADMIN_SCREEN, admin: OWN }),
  ...entry(screens("POST", ["/settings/api_settings/view/:keyId?"]), { ...ADMIN_SCREEN, admin: OWN }),
  // A provider's own calendar; a nurse has none here.
  ...entry(screens("GET", ["/settings/google_calendar", FEEDS]), { ...STAFF_SCREEN, nurse: "not-found" }),
  // An address ends by its own page alone; the token of an address is its permission, and one not known here is gone.
  [`POST ${base}${FEEDS}`]: { ...STAFF_SCREEN, nurse: "not-found" },
  "GET /calendar/:file": "gone",
  ...entry(screens("POST", ["/settings/google_calendar"]), { ...STAFF_SCREEN, nurse: "not-found" }),
  ...entry(screens("GET", ["/help/api"]), { ...LIST_SCREEN, unapproved: "allowed" }),
  ...entry(
    screens(
      "GET",
      ["", "/password", "/email", "/confirm", "/authenticator", "/passkey", "/recovery-codes"].map(
        (name) => `${ACCOUNT}${name}`,
      ),
    ),
    OWN_ACCOUNT("allowed"),
  ),
  ...entry(
    screens(
      "POST",
      ["/password", "/email", "/confirm", "/authenticator", "/passkey", "/recovery-codes"].map(
        (name) => `${ACCOUNT}${name}`,
      ),
    ),
    OWN_ACCOUNT("allowed"),
  ),
  // A change of nothing that is there.
  ...entry(screens("POST", [ACCOUNT]), OWN_ACCOUNT("not-found")),
  // Confirming one's own address, and asking for the link again.
  ...entry(
    [...screens("GET", ["/account/confirm_email"]), ...screens("POST", ["/account/confirm_email"])],
    OWN_ACCOUNT("allowed"),
  ),
  // What somebody was told of is theirs alone.
  ...entry(screens("GET", ["/notifications"]), OWN_ACCOUNT("allowed")),
  ...entry(screens("GET", ["/e/settings/sent-messages"]), ADMIN_SCREEN),
  // How mails are worded: each has a name that every organization has.
  ...entry(
    screens(
      "GET",
      ["", "/:template"].map((name) => `/e/settings/notification-templates${name}`),
    ),
    ADMIN_SCREEN,
  ),
  ...entry(screens("POST", ["/e/settings/notification-templates/:template"]), ADMIN_SCREEN),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, ["/e/settings/text-templates/:template"])),
    ADMIN_SCREEN,
  ),
  ...entry(screens("POST", ["/e/settings/sent-messages"]), { ...ADMIN_SCREEN, admin: "not-found" }),
  ...entry(screens("POST", ["/notifications"]), OWN_ACCOUNT("allowed")),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) =>
      screens(method, ["/notifications/preferences", "/settings/hpNotifications"]),
    ),
    OWN_ACCOUNT("allowed"),
  ),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) => screens(method, ["/e/settings/whatsapp/account", "/e/marketing"])),
    ADMIN_SCREEN,
  ),
  // Whoever owes no second step is led on.
  ...entry(screens("GET", ["/login/second-step"]), { ...OWN_ACCOUNT("allowed"), halfOpen: "allowed" }),
  ...entry(screens("POST", ["/login/second-step"]), { ...OWN_ACCOUNT("not-found"), halfOpen: "allowed" }),
  ...entry(screens("GET", ["/login/passkey"]), "sign-in"),
  // With it, whoever is signed in shows again who they are.
  ...entry(screens("POST", ["/login/passkey"]), OWN_ACCOUNT("allowed")),
  ...entry(
    [...screens("GET", ["/patients", "/patients/create"]), ...screens("POST", ["/patients/create"])],
    STAFF_SCREEN,
  ),
  ...entry(screens("GET", ["/patients/details/:patientId", "/patients/edit/:patientId"]), PATIENT_PAGE),
  ...entry(screens("POST", ["/patients/edit/:patientId"]), PATIENT_PAGE),
  ...entry(
    (["GET", "POST"] as const).flatMap((method) =>
      screens(method, [
        "/patients/insurance/:patientId/:insuranceId?",
        "/patients/identification/:patientId",
        "/patients/same_person/:patientId",
      ]),
    ),
    PATIENT_PAGE,
  ),
  // Disabling somebody is an administrator's.
  [`POST ${base}/patients/details/:patientId`]: { ...ADMIN_SCREEN, admin: ANYONES },
  [`GET ${base}/settings/patientcategories`]: ADMIN_SCREEN,
  [`POST ${base}/settings/patientcategories`]: { ...ADMIN_SCREEN, admin: PUBLIC_THING },
  ...entry([...screens("GET", ["/patientimport"]), ...screens("POST", ["/patientimport"])], ADMIN_SCREEN),
  ...entry([...screens("GET", ["/patientimport/:importId"]), ...screens("POST", ["/patientimport/:importId"])], {
    ...ADMIN_SCREEN,
    admin: PUBLIC_THING,
  }),
  // Whoever has just registered is a patient.
  ...entry([...screens("GET", ["/signup/:step"]), ...screens("POST", ["/signup/:step"])], PATIENT_SCREEN),
  ...entry(
    screens(
      "GET",
      ["", "/create", "/help"].map((path) => `/family_accounts${path}`),
    ),
    PATIENT_SCREEN,
  ),
  ...entry(screens("POST", ["/family_accounts/create"]), PATIENT_SCREEN),
  ...entry(screens("POST", ["/family_accounts", "/family_accounts/edit/:relatedUserId?"]), RELATIVE_SCREEN),
  ...entry(screens("GET", ["/family_accounts/edit/:relatedUserId?"]), RELATIVE_SCREEN),
  // The page of a consent link says itself that the link does not work.
  // The signed token of a mail is its permission; one not signed here is gone.
  ...entry(["GET /s/unsubscribe/:token", "POST /s/unsubscribe/:token"], "gone"),
  "GET /s/family/:relatedUserId/:token": "allowed",
  "POST /s/family/:relatedUserId/:token": CAPABILITY,
  ...entry(screens("GET", rooms), ROOM_SCREEN),
  ...entry(screens("POST", rooms), ROOM_SCREEN),
  // A file that nobody sent there.
  ...entry(screens("GET", ["/appointments/view/:appointmentId/files/:fileId"]), {
    ...VISIT_SCREEN,
    ...patients("not-found"),
    ...doctors("not-found"),
    nurse: "not-found",
    admin: "not-found",
  }),
  ...entry(screens("GET", ["/visit/files/:fileId"]), { ...LINKED_VISIT, linkHolder: "not-found" }),
  ...entry(screens("GET", ["/waitingRoom/:waitingRoomId/chat/:chatRoomId/files/:fileId"]), {
    ...ROOM_SCREEN,
    ...patients("not-found"),
    ...doctors("not-found"),
    nurse: "not-found",
    admin: "not-found",
    roomGuest: ["not-found", "sign-in", "sign-in"],
  }),
  ...entry(screens("GET", videoSessions), ROOM_SCREEN),
};

const catalogRoots = ["/branch", "/department", "/serviceOffering", "/serviceOfferingConfig"];
/** The whole of the organization's own: another one in the path is found by nobody. */
const OF_ORGANIZATION: Expectation = {
  ...strangers(["sign-in", "not-found", "not-found"]),
  ...patients(["refused", "not-found", "not-found"]),
  ...doctors(OWN),
  unapproved: ["refused", "not-found", "not-found"],
  nurse: OWN,
  admin: OWN,
};
/** One of the organization's things, for all its staff or for administrators. */
const STAFF_THING: Expectation = { ...STAFF_CALL, ...doctors(OWN), nurse: OWN, admin: OWN };
const ADMIN_THING: Expectation = { ...ADMIN_CALL, admin: OWN };

const CALLS: Readonly<Record<string, Expectation>> = {
  ...entry(
    ["notificationSettings", "thirdPartyChatSettings"].map((name) => `GET /${name}`),
    STAFF_CALL,
  ),
  ...entry(
    ["notificationSettings", "thirdPartyChatSettings"].map((name) => `PUT /${name}`),
    ADMIN_CALL,
  ),
  "GET /openapi.json": "allowed",
  "GET /apiKeys": STAFF_CALL,
  ...entry(["POST /apiKeys", "POST /externalApp"], ADMIN_CALL),
  "DELETE /apiKeys/:id": ADMIN_THING,
  // The administrator of the matrix owns the organization.
  "PUT /apiKeys/:id/adopt": ADMIN_THING,
  ...entry(
    ["GET /googleCalendar/getCalendars", "GET /googleCalendar/getAuthUrl", "POST /googleCalendar/authorizeCalendar"],
    { ...STAFF_CALL, nurse: "refused" },
  ),
  // Nobody of the matrix has connected one: what is not there, nobody ends.
  "POST /googleCalendar/deAuthorizeCalendar": {
    ...STAFF_CALL,
    ...doctors("not-found"),
    nurse: "refused",
    admin: "not-found",
  },
  ...entry(["POST /appointments/makePayment", "POST /servicesClientApi/makePayment"], {
    ...PAID_VISIT,
    unapproved: "refused",
  }),
  "POST /appointments/paynow": "allowed",
  ...entry(
    ["GET /paymentGateway/list", "POST /paymentGateway", "GET /paymentSettings", "PUT /paymentSettings"],
    ADMIN_CALL,
  ),
  // There is none to change.
  "PUT /paymentGateway/:id": { ...ADMIN_CALL, admin: "not-found" },
  // Nobody of the matrix holds the service's signature.
  "POST /paymentGateway/:type/webhook": "refused",
  "POST /notificationStatus/:transport": "refused",
  "GET /auth/passkey/signInOptions": "allowed",
  ...entry(
    [
      "GET /api/v4/inapp/notification",
      "PUT /api/v4/inapp/notification/read",
      "PUT /api/v4/inapp/notification/read/all",
      "GET /api/v4/inapp/notification/unreadCount",
      "POST /api/v4/inapp/pushSubscription",
      "DELETE /api/v4/inapp/pushSubscription",
    ],
    OWN_ACCOUNT("allowed"),
  ),
  ...entry(["GET /auth/passkey/registerOptions", "POST /auth/keepSession"], OWN_ACCOUNT("allowed")),
  ...entry(["POST /auth/login", "POST /auth/logout", "GET /secure/login/getoAuthToken"], "allowed"),
  // By GET it ends the session of a token alone.
  "GET /auth/logout": WITH_SESSION("refused", "allowed"),
  ...entry(["GET /locales/:locale.json", "GET /registration/getTimezonesAndCountryList"], "allowed"),
  ...entry(["POST /app/static/javascriptError", "POST /enterpriseHpRegistration/create"], "allowed"),
  ...entry(
    ["isEmailValid", "isPhoneAvailable"].map((name) => `GET /patientSignup/${name}`),
    "allowed",
  ),
  ...entry(["POST /patientSignup/registerV2", "GET /appointmentWidgetUsingReact"], "allowed"),
  ...entry(["POST /appointments/checkForExistingUser", "POST /servicesClientApi/checkForExistingUser"], "allowed"),
  // The steps of signing up are for who has just registered: by session, or by the token that registering answered.
  ...entry(
    ["saveProfile", "uploadIdentificationImageForSignUp", "saveMedicalInsurence"].map(
      (name) => `POST /patientSignup/${name}`,
    ),
    {
      ...PATIENT_SCREEN,
      ...doctors("refused"),
      unapproved: "refused",
      nurse: "refused",
      admin: "refused",
    },
  ),
  ...entry(["GET /patientImport", "POST /patientImport", "POST /patientImport/uploads"], ADMIN_CALL),
  ...entry(["POST /patientImport/uploads/:uploadId", "DELETE /patientImport/uploads/:uploadId"], {
    ...ADMIN_CALL,
    admin: PUBLIC_THING,
  }),
  "PUT /patientImport/uploads/:uploadId/:part": { ...ADMIN_CALL, admin: PUBLIC_THING },
  ...entry(
    ["DELETE /patientImport", "GET /patientImport/download", "GET /patientImport/refused"].map(
      (path) => `${path}/:importId`,
    ),
    { ...ADMIN_CALL, admin: PUBLIC_THING },
  ),
  ...entry(["GET /api/relatedUser/", "POST /api/relatedUser/"], FAMILY_CALL),
  ...entry(["PUT /api/relatedUser/:id", "DELETE /api/relatedUser/:id"], { ...FAMILY_CALL, ...patients(OWN, THEIRS) }),
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
  // The host says which organization this is: another one in the path is found by nobody.
  "GET /metaData/:organizationId": OF_ORGANIZATION,
  ...entry(
    ["branch", "department", "serviceOffering"].map((name) => `GET /${name}/listByOrganization/:organizationId`),
    OF_ORGANIZATION,
  ),
  "GET /serviceOfferingConfig/organization/:id": OF_ORGANIZATION,
  "GET /organization/currency/list": STAFF_CALL,
  ...entry(
    catalogRoots.map((root) => `GET ${root}/:id`),
    STAFF_THING,
  ),
  ...entry(
    catalogRoots.map((root) => `POST ${root}`),
    ADMIN_CALL,
  ),
  ...entry(
    catalogRoots.map((root) => `PUT ${root}`),
    ADMIN_THING,
  ),
  ...entry(
    catalogRoots.map((root) => `PUT ${root}/disable/:id`),
    ADMIN_THING,
  ),
  "PUT /serviceOfferingConfig/enable/:id": ADMIN_THING,
  "GET /employee/listByOrganization/:organizationId": {
    ...strangers(["sign-in", "not-found", "not-found"]),
    ...patients(["refused", "not-found", "not-found"]),
    ...doctors(OWN),
    unapproved: ["refused", "not-found", "not-found"],
    nurse: OWN,
    admin: OWN,
  },
  ...entry(
    ["searchByName", "instantSearch"].map((name) => `GET /employee/${name}`),
    STAFF_CALL,
  ),
  ...entry(["GET /roles", "GET /featureMatrix"], STAFF_CALL),
  "GET /employee/:id": { ...STAFF_CALL, ...doctors(ANYONES), nurse: ANYONES, admin: ANYONES },
  ...entry(["POST /employee", "POST /employee/search"], ADMIN_CALL),
  // The administrator of the matrix owns the organization; a wrong password is told before anything else.
  "POST /employee/reassignVp": ADMIN_CALL,
  ...entry(["PUT /employee", "PUT /employee/enableOrDisableEmployee", "PUT /employee/disable/:id"], MEMBER_CALL),
  ...entry(["PUT /employee/adminApproveEmployee/:id", "PUT /employee/adminRejectEmployee/:id"], MEMBER_CALL),
  "DELETE /employee/deleteEmployee/:id": MEMBER_CALL,
  // An invitation that is not known here.
  "POST /employee/registerEmployeeUser": "gone",
  // The language of a patient: nobody's but theirs.
  "PUT /api/v2/user/languageCode/:userUuid": {
    ...strangers("sign-in"),
    ...patients(OWN, THEIRS),
    ...doctors("not-found"),
    unapproved: "not-found",
    nurse: "not-found",
    admin: "not-found",
  },
  ...entry(
    appointmentCalls("GET", ["listAllAppointments", "getAllAppointments", "getAllVideoAppointments"]),
    LIST_CALL,
  ),
  "POST /employee/inclusionSlot": TIMINGS_CALL,
  "GET /calendarSettings": STAFF_CALL,
  "PUT /calendarSettings": ADMIN_CALL,
  "GET /appointments/getAppointmentHistory": VISIT_CALL,
  ...entry(appointmentCalls("POST", ["addAppointment", "setAppointment", "blockTime"]), SET_CALL),
  "PUT /appointments/moveBlockedTime": STAFF_VISIT_CALL,
  ...entry(
    appointmentCalls("PUT", [
      "updateAppointment",
      "undoAppointment",
      "rescheduleAppointment",
      "cancelAppointment",
      "confirmAppointment",
    ]),
    VISIT_CALL,
  ),
  // Confirming for the clinic; from a patient it is their own confirmation, which the state then refuses.
  "PUT /appointments/adminConfirmAppointment": VISIT_CALL,
  ...entry(
    appointmentCalls("PUT", ["rejectAppointment", "adminMakeNoShowAppointment", "adminMarkPaidAtClinic"]),
    STAFF_VISIT_CALL,
  ),
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
  "POST /appointments/chargeConsultation": STAFF_VISIT_CALL,
  // To whom a visit goes is neither its patient's nor its doctor's to say.
  "PUT /appointments/assignProvider": { ...STAFF_VISIT_CALL, ...doctors("refused") },
  // A nurse neither ends a visit as its doctor nor takes it out of the list.
  ...entry(appointmentCalls("PUT", ["concludeVideoSessionInInprogressState", "disableAppointment"]), {
    ...STAFF_VISIT_CALL,
    nurse: "refused",
  }),
  // For patients the rooms of their own open appointments, for a doctor their own, for an administrator those of whom they name.
  ...entry(["GET /waitingRoom/listByEmployee", "GET /c/api/v1/waitingRoom/listByEmployee"], {
    ...strangers("sign-in"),
    ...patients("allowed"),
    ...doctors(OWN, THEIRS),
    unapproved: "refused",
    nurse: "allowed",
    admin: "allowed",
  }),
  ...entry(["GET /waitingRoom/getByUrl", "GET /waitingRoom/poll", "GET /waitingRoom/videoSessionConfig"], ROOM_CALL),
  ...entry(["GET /videoSession/isStarted", "GET /videoSession/isEnded"], ROOM_CALL),
  ...entry(
    ["start", "live", "alertRemote"].map((name) => `POST /videoSession/${name}`),
    ROOM_CALL,
  ),
  // What staff write of a visit is theirs.
  "POST /videoSession/saveReviewNote": {
    ...ROOM_CALL,
    ...patients(["refused", "not-found", "not-found"], ["not-found", "refused", "not-found"]),
    roomGuest: ["refused", "sign-in", "sign-in"],
  },
  // A nurse does not end a visit as its doctor.
  "POST /videoSession/end": { ...ROOM_CALL, nurse: FOUND_BUT_REFUSED },
  ...entry(
    ["ticket", "sendChatMessage", "leave", "act", "getOrCreateChatRoom", "videoServer"].map(
      (name) => `POST /waitingRoom/${name}`,
    ),
    ROOM_CALL,
  ),
  // Staff do not queue.
  "POST /waitingRoom/checkIn": {
    ...ROOM_CALL,
    ...doctors(["refused", "not-found", "not-found"], ["not-found", "refused", "not-found"]),
    nurse: FOUND_BUT_REFUSED,
    admin: FOUND_BUT_REFUSED,
  },
  // Who waits does not call themselves in.
  "POST /waitingRoom/admit": {
    ...ROOM_CALL,
    ...patients(["refused", "not-found", "not-found"], ["not-found", "refused", "not-found"]),
    roomGuest: ["refused", "sign-in", "sign-in"],
  },
};

/**
 * What every route and every call answers to everyone, by method and path. It stands here by hand: a route or call
 * that is not in it fails the isolation matrix, and so does one that answers otherwise.
 */
export const PERMISSIONS: Readonly<Record<string, Expectation>> = { ...SCREENS, ...CALLS };
