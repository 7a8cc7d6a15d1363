import { PUSHED_EVENTS, TEXTED_EVENTS, TOLD_TO_PATIENTS, TOLD_TO_STAFF } from "~/kernel/told-events";
import { paths } from "~/paths";
import { CHAT_SERVICES } from "../domain/settings/chat-service";
import { FIELD_RULES, SECOND_FACTOR_OF } from "../schemas/settings/setting-areas";
import { SETTING_READERS, USER_SETTING_READERS } from "../schemas/settings/setting-readers";
import {
  text,
  lines,
  secret,
  number,
  onOff,
  options,
  coded,
  choice,
  channelTable,
  screenOf,
  ownScreenOf,
} from "./area-fields";
import type { AreaScreen } from "./area-screen";

const UNITS = [
  choice("height", coded(["centimetre", "inch", "foot", "metre"])),
  choice("weight", coded(["kilo", "pound"])),
  choice("temperature", coded(["celsius", "fahrenheit"])),
  choice("bloodSugar", coded(["mg", "mmol"])),
];

const SEEN_BY_ALL = { seenByAll: true, authority: "settings.read" } as const;
const RULES = options(FIELD_RULES);
const LINK = { hint: "settings:fields.linkHint", latin: true } as const;

/** Every screen of settings that is one form over one area. */
export const AREA_SCREENS: readonly AreaScreen[] = [
  {
    of: { whose: "organization", area: "account" },
    title: "organization:account.title",
    text: "organization:account.text",
    group: "organization",
    authority: "settings.change",
    href: paths.setting("accountsettings"),
    fields: [
      { name: "name", kind: "text", label: "organization:account.name" },
      { name: "locales", kind: "checks", label: "organization:account.locales", listed: "languages" },
      { name: "defaultLocale", kind: "choice", label: "organization:account.defaultLocale", listed: "languages" },
      { name: "timeZone", kind: "choice", label: "organization:create.timeZone", listed: "timeZones" },
      { name: "currencyCode", kind: "choice", label: "organization:account.currencyCode", listed: "currencies" },
      {
        name: "phoneCallingCode",
        kind: "choice",
        label: "organization:account.phoneCallingCode",
        listed: "callingCodes",
      },
      {
        name: "brandColour",
        kind: "colour",
        label: "organization:account.brandColour",
        hint: "organization:account.brandColourHint",
        latin: true,
      },
    ],
  },
  screenOf(
    "banner",
    "banner",
    "portal",
    [paths.adminSetting("banner")],
    [onOff("shown"), text("title"), lines("text"), text("link", LINK)],
  ),
  screenOf(
    "about",
    "about",
    "portal",
    [paths.adminSetting("about")],
    [lines("text"), text("website", LINK), text("email", { latin: true }), text("phone", { latin: true })],
  ),
  screenOf(
    "services",
    "services",
    "portal",
    [paths.adminSetting("services")],
    [lines("introduction"), onOff("showPrices")],
  ),
  screenOf(
    "web-patient-portal",
    "portal",
    "portal",
    [paths.adminSetting("webpatientportal"), paths.setting("webpatientportal")],
    [
      onOff("patientSignupEnabled"),
      onOff("hpSignupEnabled"),
      lines("hpSignupMessage"),
      onOff("showQueueEstimate"),
      onOff("languageShown"),
    ],
  ),
  screenOf(
    "booking-widget",
    "widget",
    "portal",
    [paths.adminSetting("booking-widget")],
    [lines("widgetSites", { hint: "settings:fields.widgetSitesHint", latin: true })],
  ),
  screenOf(
    "patient-registration",
    "registration",
    "portal",
    [paths.adminSetting("patient-registration"), paths.setting("patientregistration")],
    [
      choice("birthDate", RULES),
      choice("gender", RULES),
      choice("bloodGroup", RULES),
      choice("address", RULES),
      choice("identification", RULES),
      choice("insurance", RULES),
      lines("terms", { hint: "settings:fields.termsHint" }),
    ],
  ),
  screenOf(
    "compliance",
    "compliance",
    "security",
    [paths.adminSetting("compliance-settings")],
    [onOff("adminsMayReadRecords", { hint: "settings:fields.adminsMayReadRecordsHint" })],
  ),
  screenOf(
    "two-factor",
    "twoFactor",
    "security",
    [paths.adminSetting("two-factor-authentication")],
    [choice("required", options(SECOND_FACTOR_OF)), number("idleMinutes")],
  ),
  screenOf(
    "recaptcha",
    "recaptcha",
    "security",
    [paths.adminSetting("google-recaptcha-settings")],
    [text("siteKey", { latin: true }), secret("secretKey", { hint: "settings:fields.secretKeyHint" })],
  ),
  { ...screenOf("units", "units", "records", [paths.setting("unitsettings")], UNITS), ...SEEN_BY_ALL },
  screenOf(
    "notifications",
    "notifications",
    "messages",
    [
      paths.setting("vp_notificationsettings"),
      paths.setting("notificationsettings"),
      paths.adminSetting("notification-settings"),
    ],
    [
      onOff("staffOfRequests"),
      onOff("patientOfConfirmations"),
      onOff("patientOfChanges"),
      number("reminderHours", { hint: "settings:fields.reminderHint" }),
      number("secondReminderHours", { hint: "settings:fields.reminderHint" }),
      number("feedbackHours", { hint: "settings:fields.feedbackHint" }),
      number("followUpDays", { hint: "settings:fields.followUpHint" }),
      text("replyTo", { latin: true }),
      onOff("smsToPatients", { hint: "settings:fields.phoneChannelHint" }),
      onOff("whatsappToPatients", { hint: "settings:fields.phoneChannelHint" }),
      channelTable(
        [...TOLD_TO_PATIENTS, ...TOLD_TO_STAFF],
        [
          { name: "smsEvents", label: "channels:channel.SMS", values: TEXTED_EVENTS },
          { name: "whatsappEvents", label: "channels:channel.WHATSAPP", values: TEXTED_EVENTS },
          { name: "pushEvents", label: "channels:channel.PUSH", values: PUSHED_EVENTS },
        ],
      ),
      text("quietFrom", { hint: "settings:fields.quietHint", latin: true }),
      text("quietUntil", { latin: true }),
    ],
  ),
  screenOf(
    "text-consultation",
    "textConsultation",
    "booking",
    [paths.setting("text_consultation")],
    [onOff("enabled"), number("answerWithinHours"), number("mostCharacters"), lines("instructions")],
  ),
  screenOf(
    "waiting-room",
    "waitingRoom",
    "booking",
    [paths.adminSetting("waiting-room")],
    [lines("readyReplies", { hint: "settings:fields.readyRepliesHint" })],
  ),
  {
    ...screenOf(
      "patient-briefing",
      "patientBriefing",
      "booking",
      [paths.patientBriefing()],
      [
        onOff("patientBriefingEnabled"),
        lines("briefing", { hint: "settings:fields.briefingHint" }),
        lines("briefingQuestions", { hint: "settings:fields.briefingQuestionsHint" }),
      ],
    ),
    ...SEEN_BY_ALL,
  },
  screenOf(
    "third-party-chat",
    "thirdPartyChat",
    "connections",
    [paths.setting("third_party_chat")],
    [choice("service", options(CHAT_SERVICES)), text("account", { hint: "settings:fields.accountHint", latin: true })],
  ),
  screenOf(
    "records",
    "records",
    "records",
    [paths.setting("phrsettings")],
    [
      onOff("allergies"),
      onOff("conditions"),
      onOff("medications"),
      onOff("vaccinations"),
      onOff("surgeries"),
      onOff("hospitalizations"),
      onOff("familyHistory"),
      onOff("socialHistory"),
      onOff("goals"),
      onOff("reports"),
    ],
  ),
  screenOf(
    "frequent-medications",
    "frequentMedications",
    "records",
    [paths.setting("frequentmedications")],
    [lines("names")],
  ),
  screenOf(
    "patient-questions",
    "patientQuestions",
    "booking",
    [paths.setting("patientquestions")],
    [onOff("enabled"), lines("instructions"), lines("topics")],
  ),
  screenOf(
    "remote-monitoring",
    "remoteMonitoring",
    "records",
    [paths.setting("remotemonitoringsettings")],
    [
      onOff("enabled"),
      number("reminderHours", { label: "settings:fields.measureHours", hint: "settings:fields.reminderHint" }),
      lines("instructions"),
    ],
  ),
  screenOf("monitoring-teams", "monitoringTeams", "records", [paths.setting("monitoringteams")], [lines("names")]),
  {
    ...screenOf("restricted", "restricted", "people", [paths.setting("loadRestrictedView")], [onOff("restrictedMode")]),
    ...SEEN_BY_ALL,
  },
  screenOf(
    "api-access",
    "apiAccess",
    "connections",
    [paths.setting("api_settings/access")],
    [onOff("apiSettingsEnabled"), onOff("routeHandlerEnabled", { hint: "settings:fields.routeHandlerHint" })],
  ),
  ownScreenOf("units", "ownUnits", [paths.setting("hpUnitSettings")], UNITS),
  ownScreenOf(
    "account",
    "ownAccount",
    [paths.setting("profilesettings"), paths.setting("hpAccountSettings")],
    [
      choice("startPage", options(["HOME", "APPOINTMENTS", "WAITING_ROOM"])),
      lines("signature", { hint: "settings:fields.signatureHint" }),
    ],
  ),
];

/** What somebody needs to see a screen. */
export const authorityToSee = ({ of, seenByAll }: AreaScreen): "settings.read" | "settings.change" =>
  of.whose === "user" || seenByAll ? "settings.read" : "settings.change";

/** Whether something goes by the area of a screen; until it does, the screen is in no list. */
export const isOffered = ({ of }: Pick<AreaScreen, "of">): boolean =>
  (of.whose === "user" ? USER_SETTING_READERS[of.area] : SETTING_READERS[of.area]) !== null;

/** The screen at an address. */
export const areaScreenAt = (pathname: string): AreaScreen | undefined =>
  AREA_SCREENS.find(({ href, also }) => href === pathname || also?.includes(pathname));
