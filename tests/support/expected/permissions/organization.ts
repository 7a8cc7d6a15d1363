import {
  ADMIN_CALL,
  ADMIN_SCREEN,
  INSIDE_CALL,
  INSIDE_SCREEN,
  OF_ORGANIZATION,
  OWN,
  PUBLIC_THING,
  STAFF_CALL,
  STAFF_SCREEN,
  APPOINTMENT_SCREEN,
  desks,
  doctors,
  entry,
  frontDesk,
  screens,
  type Rows,
  type Permissions,
} from "./expectations";

/** Settings that administrators change and all staff see. */
const areas = [
  ...[
    "banner",
    "about",
    "services",
    "front-page",
    "statements",
    "webpatientportal",
    "booking-widget",
    "patient-registration",
  ],
  ...["compliance-settings", "two-factor-authentication", "google-recaptcha-settings", "notification-settings"],
  "laboratory",
  "waiting-room",
].map((name) => `/e/settings/${name}`);

const moreAreas = [
  "accountsettings",
  ...["webpatientportal", "patientregistration", "vp_notificationsettings", "notificationsettings"],
  ...["text_consultation", "third_party_chat", "phrsettings", "frequentmedications", "patientquestions"],
  "prescriptions",
  "credits/rules",
  "invoices",
  ...["remotemonitoringsettings", "monitoringteams", "api_settings/access"],
].map((name) => `/settings/${name}`);

const areasOfAll = ["/settings/unitsettings", "/settings/loadRestrictedView", "/e/patient-briefing"];

/** What the organization consists of, as administrators change it. */
const catalogs = [
  ...[
    "branch",
    "departments",
    "clinic_service_offering",
    "video_service_offering",
    "tax_rates",
    "billableservices",
  ].map((name) => `/settings/${name}`),
  "/e/settings/client-organizations",
  "/settings/payment_method",
];

/** Settings that everyone who works here keeps for themselves. */
const ownAreas = ["hpUnitSettings", "profilesettings", "hpAccountSettings"].map((name) => `/settings/${name}`);

const catalogRoots = ["/branch", "/department", "/serviceOffering", "/serviceOfferingConfig"];

/** One of the organization's things, for all its staff or for administrators. */
const STAFF_THING: Rows = { ...STAFF_CALL, ...doctors(OWN), nurse: OWN, ...frontDesk(OWN), ...desks(OWN), admin: OWN };

const ADMIN_THING: Rows = { ...ADMIN_CALL, admin: OWN };

export const organizationPermissions: Permissions = {
  ...entry(["GET /logo/:fileId", "GET /photo/:fileId", "GET /picture/:fileId"], PUBLIC_THING),
  ...entry(screens("GET", [...areas, ...moreAreas, ...catalogs]), ADMIN_SCREEN),
  ...entry(screens("GET", [...areasOfAll, ...ownAreas]), INSIDE_SCREEN),
  ...entry(screens("POST", [...areas, ...moreAreas, ...areasOfAll, ...catalogs]), ADMIN_SCREEN),
  ...entry(screens("POST", ownAreas), INSIDE_SCREEN),
  // A patient's file: for the patient, for the doctor who sees them, and for whoever sees all records.
  ...entry(screens("GET", ["/files/:fileId"]), { ...APPOINTMENT_SCREEN, unapproved: "not-found" }),
  ...entry(screens("GET", ["/settings/api_settings", "/settings/api_settings/create"]), ADMIN_SCREEN),
  ...entry(screens("POST", ["/settings/api_settings/create", "/settings/api_settings/apps/create"]), ADMIN_SCREEN),
  ...entry(screens("GET", ["/settings/api_settings/apps", "/settings/api_settings/apps/create"]), ADMIN_SCREEN),
  ...entry(screens("POST", ["/settings/api_settings/apps"]), { ...ADMIN_SCREEN, admin: OWN }),
  ...entry(screens("GET", ["/settings/api_settings/view/:keyId?"]), { ...ADMIN_SCREEN, admin: OWN }),
  ...entry(screens("POST", ["/settings/api_settings/view/:keyId?"]), { ...ADMIN_SCREEN, admin: OWN }),
  // A provider's own calendar; a nurse has none here.
  ...entry(screens("GET", ["/settings/google_calendar"]), { ...STAFF_SCREEN, nurse: "not-found" }),
  ...entry(screens("POST", ["/settings/google_calendar"]), { ...STAFF_SCREEN, nurse: "not-found" }),
  ...entry(
    ["notificationSettings", "textConsultationSettings", "thirdPartyChatSettings"].map((name) => `GET /${name}`),
    INSIDE_CALL,
  ),
  ...entry(
    ["notificationSettings", "textConsultationSettings", "thirdPartyChatSettings"].map((name) => `PUT /${name}`),
    ADMIN_CALL,
  ),
  "GET /apiKeys": INSIDE_CALL,
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
  ...entry(
    ["branch", "department", "serviceOffering"].map((name) => `GET /${name}/listByOrganization/:organizationId`),
    OF_ORGANIZATION,
  ),
  "GET /serviceOfferingConfig/organization/:id": OF_ORGANIZATION,
  // Of the whole organization and of its things, for administrators alone.
  ...entry(
    ["GET /taxRate/listByOrganization/:organizationId", "GET /billingPaymentMethod/listByOrganization/:organizationId"],
    {
      ...OF_ORGANIZATION,
      ...doctors(["refused", "not-found", "not-found"]),
      nurse: ["refused", "not-found", "not-found"],
      ...frontDesk(["refused", "not-found", "not-found"]),
      ...desks(["refused", "not-found", "not-found"]),
    },
  ),
  ...entry(["GET /taxRate/:id", "PUT /taxRate", "PUT /taxRate/disable/:id"], ADMIN_THING),
  "POST /taxRate": ADMIN_CALL,
  "POST /billingPaymentMethod": ADMIN_CALL,
  "PUT /billingPaymentMethod": { ...ADMIN_CALL, admin: PUBLIC_THING },
  "GET /organization/currency/list": { ...INSIDE_CALL, ...frontDesk("allowed") },
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
};
