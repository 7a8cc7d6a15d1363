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
    timeZone: "app/features/scheduling/services/list-all-appointments.server.ts#timeZone",
    defaultLocale: "app/platform/request-context.server.ts#defaultLocale",
    currencyCode: "app/features/scheduling/domain/list-view.ts#currencyCode",
    phoneCallingCode: "app/features/identity/services/read-employee-form.server.ts#phoneCallingCode",
  },
  banner: {
    ...allIn("pages/shell/portal-banner.tsx", "title", "text", "link"),
    shown: "app/features/organization/services/change-setting.server.ts#shown",
  },
  about: {
    text: "app/features/scheduling/routes/public/booking-entry.tsx#about",
    website: "app/features/scheduling/routes/public/booking-entry.tsx#contact",
    email: "app/features/scheduling/services/visit-calendar-file.server.ts#email",
    phone: "app/features/waiting-room/services/view-room.server.ts#phone",
  },
  services: {
    introduction: "app/features/scheduling/routes/public/list-service.tsx#servicesIntroduction",
    showPrices: "app/features/scheduling/services/provider-cards.server.ts#showPrices",
  },
  "web-patient-portal": {
    patientSignupEnabled: "app/features/patients/services/register-patient.server.ts#patientSignupEnabled",
    hpSignupEnabled: "app/features/identity/services/register-professional.server.ts#hpSignupEnabled",
    hpSignupMessage: "app/features/identity/routes/hp-signup-success.tsx#hpSignupMessage",
    showQueueEstimate: "app/features/waiting-room/services/read-visit-length.server.ts#showQueueEstimate",
  },
  "booking-widget": { widgetSites: "workers/serve-request.ts#widgetSites" },
  "patient-registration": allIn(
    "features/patients/domain/registration-rules.ts",
    "birthDate",
    "gender",
    "bloodGroup",
    "address",
    "identification",
    "insurance",
    "terms",
  ),
  compliance: allIn("features/patients/services/may-read-records.server.ts", "adminsMayReadRecords"),
  "two-factor": {
    required: "app/platform/second-step.server.ts#secondFactorOf",
    idleMinutes: "app/platform/second-step.server.ts#idleMinutes",
  },
  recaptcha: { siteKey: "app/features/identity/services/check-human.server.ts#recaptchaSiteKey" },
  units: null,
  notifications: {
    ...allIn(
      "features/notifications/domain/mail-wish.ts",
      "staffOfRequests",
      "patientOfConfirmations",
      "patientOfChanges",
    ),
    ...allIn(
      "features/notifications/domain/visit-messages.ts",
      "reminderHours",
      "secondReminderHours",
      "feedbackHours",
      "followUpDays",
    ),
    ...allIn("features/notifications/services/open-channels.server.ts", "smsToPatients", "whatsappToPatients"),
    ...allIn("features/notifications/services/wanted-channels.server.ts", "smsEvents", "whatsappEvents", "pushEvents"),
    ...allIn("features/notifications/services/read-wishes.server.ts", "quietFrom", "quietUntil"),
    replyTo: "app/features/notifications/services/deliver-marketing.server.ts#replyTo",
  },
  "text-consultation": null,
  "waiting-room": allIn("features/waiting-room/services/read-ready-replies.server.ts", "readyReplies"),
  "patient-briefing": allIn(
    "features/waiting-room/services/read-briefing.server.ts",
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
  restricted: allIn("features/identity/domain/team-limit.ts", "restrictedMode"),
};

const CHOICES = "app/features/notifications/domain/event-choices.ts";

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
    ...allIn("features/notifications/services/read-wishes.server.ts", "quietFrom", "quietUntil", "timeZone"),
  },
  account: {
    startPage: "app/features/organization/services/start-page.server.ts#startPage",
    signature: "app/features/waiting-room/data/visit-record-read.server.ts#signature",
  },
};
