import type { SettingArea, SettingOf, UserSettingArea, UserSettingOf } from "./setting-areas";

/** A file of the code, and the word in it by which it reads a field. */
type Reader = `${"app" | "workers"}/${string}#${string}`;
type ReadersOf<Fields> = { readonly [Field in keyof Required<Fields>]: Reader };

/** Several fields that one file reads, each by its own name. */
const allIn = <const Name extends string>(file: string, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, `app/${file}#${name}`])) as { readonly [Each in Name]: Reader };

/**
 * Which code goes by each field of an area; null for an area that no feature reads yet: its screen is not offered. A
 * test holds that each named file is there and reads the field.
 */
export const SETTING_READERS: { readonly [Area in SettingArea]: ReadersOf<SettingOf<Area>> | null } = {
  account: {
    ...allIn("pages/shell/shell-data.server.ts", "locales", "brandColour"),
    name: "app/pages/shell/shell-data.server.ts#organizationName",
    timeZone: "app/features/scheduling/services/lists/list-all-appointments.server.ts#timeZone",
    defaultLocale: "app/platform/request-context.server.ts#defaultLocale",
    currencyCode: "app/features/scheduling/domain/lists/list-view.ts#currencyCode",
    phoneCallingCode: "app/features/identity/services/team/read-employee-form.server.ts#phoneCallingCode",
  },
  banner: {
    ...allIn("pages/shell/portal-banner.tsx", "title", "text", "link"),
    shown: "app/features/organization/services/settings/change-setting.server.ts#shown",
  },
  about: {
    text: "app/features/scheduling/routes/public/booking-entry.tsx#about",
    website: "app/features/scheduling/routes/public/booking-entry.tsx#contact",
    email: "app/features/scheduling/services/feeds/visit-calendar-file.server.ts#email",
    phone: "app/features/waiting-room/services/rooms/view-room.server.ts#phone",
  },
  services: {
    introduction: "app/features/scheduling/routes/public/list-service.tsx#servicesIntroduction",
    showPrices: "app/features/scheduling/support/booking/provider-cards.server.ts#showPrices",
  },
  "web-patient-portal": {
    patientSignupEnabled: "app/features/patients/services/registration/register-patient.server.ts#patientSignupEnabled",
    hpSignupEnabled: "app/features/identity/services/team/register-professional.server.ts#hpSignupEnabled",
    hpSignupMessage: "app/features/identity/routes/hp-signup-success.tsx#hpSignupMessage",
    showQueueEstimate: "app/features/waiting-room/services/visits/read-visit-length.server.ts#showQueueEstimate",
    languageShown: "app/pages/shell/shell-data.server.ts#languageShown",
  },
  "booking-widget": { widgetSites: "workers/serve-request.ts#widgetSites" },
  "patient-registration": allIn(
    "features/patients/domain/registration/registration-rules.ts",
    "birthDate",
    "gender",
    "bloodGroup",
    "address",
    "identification",
    "insurance",
    "terms",
  ),
  compliance: allIn("features/patients/support/patients/may-read-records.server.ts", "adminsMayReadRecords"),
  "two-factor": {
    required: "app/platform/access/second-step.server.ts#secondFactorOf",
    idleMinutes: "app/platform/access/second-step.server.ts#idleMinutes",
  },
  recaptcha: { siteKey: "app/features/identity/services/protection/check-human.server.ts#recaptchaSiteKey" },
  units: null,
  notifications: {
    staffOfRequests: "app/features/notifications/kinds/staff/staff-request.ts#staffOfRequests",
    patientOfConfirmations: "app/features/notifications/kinds/visits/appointment-confirmed.ts#patientOfConfirmations",
    patientOfChanges: "app/features/notifications/kinds/visits/appointment-reassigned.ts#patientOfChanges",
    ...allIn(
      "features/notifications/domain/mail/visit-messages.ts",
      "reminderHours",
      "secondReminderHours",
      "feedbackHours",
      "followUpDays",
    ),
    ...allIn(
      "features/notifications/services/preferences/open-channels.server.ts",
      "smsToPatients",
      "whatsappToPatients",
    ),
    ...allIn(
      "features/notifications/support/preferences/wanted-channels.server.ts",
      "smsEvents",
      "whatsappEvents",
      "pushEvents",
    ),
    ...allIn("features/notifications/services/preferences/read-wishes.server.ts", "quietFrom", "quietUntil"),
    replyTo: "app/features/notifications/services/marketing/deliver-marketing.server.ts#replyTo",
  },
  "text-consultation": null,
  "waiting-room": allIn("features/waiting-room/services/chat/read-ready-replies.server.ts", "readyReplies"),
  "patient-briefing": allIn(
    "features/waiting-room/services/record/read-briefing.server.ts",
    "patientBriefingEnabled",
    "briefing",
    "briefingQuestions",
  ),
  "third-party-chat": allIn("pages/third-party-chat.tsx", "service", "account"),
  records: null,
  "frequent-medications": null,
  "patient-questions": null,
  "remote-monitoring": null,
  "monitoring-teams": null,
  "api-access": {
    ...allIn("platform/request-context.server.ts", "apiSettingsEnabled"),
    ...allIn("pages/shell/shell-data.server.ts", "routeHandlerEnabled"),
  },
  restricted: allIn("features/identity/domain/team/team-limit.ts", "restrictedMode"),
};

const CHOICES = "app/features/notifications/domain/preferences/event-choices.ts";

/** The same of what a user keeps for themselves. */
export const USER_SETTING_READERS: { readonly [Area in UserSettingArea]: ReadersOf<UserSettingOf<Area>> | null } = {
  units: null,
  notifications: {
    requests: `${CHOICES}#kindName`,
    requestsPush: `${CHOICES}#Push`,
    changes: `${CHOICES}#kindName`,
    changesSms: `${CHOICES}#Sms`,
    changesWhatsapp: `${CHOICES}#Whatsapp`,
    changesPush: `${CHOICES}#Push`,
    reminders: `${CHOICES}#kindName`,
    remindersSms: `${CHOICES}#Sms`,
    remindersWhatsapp: `${CHOICES}#Whatsapp`,
    remindersPush: `${CHOICES}#Push`,
    imports: `${CHOICES}#kindName`,
    mailOff: `${CHOICES}#offName`,
    smsOff: `${CHOICES}#offName`,
    whatsappOff: `${CHOICES}#offName`,
    pushOff: `${CHOICES}#offName`,
    ...allIn(
      "features/notifications/services/preferences/read-wishes.server.ts",
      "quietFrom",
      "quietUntil",
      "timeZone",
    ),
  },
  account: {
    startPage: "app/features/organization/services/settings/start-page.server.ts#startPage",
    signature: "app/features/waiting-room/data/record/visit-record-read.server.ts#signature",
  },
};
