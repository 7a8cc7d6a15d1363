/** Addresses of a screen below `SETTING_SCREENS`; links name the first. */
type Addresses = readonly [string, ...string[]];

export const SETTING_SCREENS = "/secure/providerweb/";

/** Where the screen of each area of the organization's settings is. */
export const organizationAreaPaths = {
  account: ["settings/accountsettings"],
  banner: ["e/settings/banner"],
  about: ["e/settings/about"],
  "front-page": ["e/settings/front-page"],
  statements: ["e/settings/statements"],
  services: ["e/settings/services"],
  "web-patient-portal": ["e/settings/webpatientportal", "settings/webpatientportal"],
  "booking-widget": ["e/settings/booking-widget"],
  "patient-registration": ["e/settings/patient-registration", "settings/patientregistration"],
  credits: ["settings/credits/rules"],
  invoices: ["settings/invoices"],
  compliance: ["e/settings/compliance-settings"],
  "two-factor": ["e/settings/two-factor-authentication"],
  recaptcha: ["e/settings/google-recaptcha-settings"],
  units: ["settings/unitsettings"],
  notifications: [
    "settings/vp_notificationsettings",
    "settings/notificationsettings",
    "e/settings/notification-settings",
  ],
  "text-consultation": ["settings/text_consultation"],
  "waiting-room": ["e/settings/waiting-room"],
  "patient-briefing": ["e/patient-briefing"],
  "patient-feedback": ["e/patient-feedback/settings"],
  "third-party-chat": ["settings/third_party_chat"],
  records: ["settings/phrsettings"],
  laboratory: ["e/settings/laboratory"],
  prescriptions: ["settings/prescriptions"],
  "frequent-medications": ["settings/frequentmedications"],
  "patient-questions": ["settings/patientquestions"],
  "remote-monitoring": ["settings/remotemonitoringsettings"],
  "monitoring-teams": ["settings/monitoringteams"],
  restricted: ["settings/loadRestrictedView"],
  "api-access": ["settings/api_settings/access"],
} as const satisfies Record<string, Addresses>;

/** Where the screen of each area is that a user keeps for themselves. */
export const ownAreaPaths = {
  units: ["settings/hpUnitSettings"],
  account: ["settings/profilesettings", "settings/hpAccountSettings"],
} as const satisfies Record<string, Addresses>;
