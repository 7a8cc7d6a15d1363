import { isSite } from "../../../domain/settings/framing-sites";
import { organizationArea } from "../setting-area";
import { address, choice, email, entries, line, onOff, text } from "../setting-fields";

/** How people reach the practice, as it was opened. */
const contactIn = (settings: object): object =>
  "contact" in settings && typeof settings.contact === "object" ? { ...settings.contact } : {};

/** How a field of the registration is asked for. */
const RULES = ["HIDDEN", "OPTIONAL", "REQUIRED"] as const;

const sites = entries(50, { hint: "settings:fields.widgetSitesHint", latin: true });

/** What visitors and patients see of the practice. */
export const portalAreas = {
  banner: organizationArea("portal", {
    words: "settings:areas.banner",
    reader: "app/pages/shell/portal-banner.tsx",
    fields: {
      shown: onOff(false, { reader: "app/pages/shell/shell-data.server.ts#banner" }),
      title: line(120),
      text: text(600),
      link: address(),
    },
    rule: { holds: ({ shown, title }) => !shown || title !== "", at: "title", message: "errors:field.mandatory" },
    copy: ({ shown, ...banner }) => ({ settings: { banner: shown ? banner : null } }),
  }),
  about: organizationArea("portal", {
    words: "settings:areas.about",
    reader: "app/features/scheduling/routes/public/booking-entry.tsx",
    fields: {
      text: text(4000, { reader: "app/features/scheduling/routes/public/booking-entry.tsx#about" }),
      website: address({ reader: "app/platform/print/sheet-frame.server.ts" }),
      email: email({ reader: "app/features/scheduling/support/feeds/calendar-organizer.server.ts" }),
      phone: line(40, { latin: true, reader: "app/features/waiting-room/services/rooms/view-room.server.ts" }),
      address: line(200, { reader: "app/pages/shell/shell-data.server.ts" }),
    },
    copy: ({ text, ...contact }) => ({ settings: { contact }, about: text }),
    start: ({ about, settings }) => ({ ...contactIn(settings), text: about }),
  }),
  "front-page": organizationArea("portal", {
    words: "settings:areas.frontPage",
    reader: "app/features/scheduling/services/front-page/read-front-page.server.ts",
    fields: {
      insurers: entries(100, { hint: "settings:fields.insurersHint" }),
      directions: choice(["OPENSTREETMAP", "GOOGLE_MAPS", "APPLE_MAPS", "NONE"], "OPENSTREETMAP", {
        hint: "settings:fields.directionsHint",
      }),
      showTeam: onOff(true, { hint: "settings:fields.showTeamHint" }),
    },
  }),
  statements: organizationArea("portal", {
    words: "settings:areas.statements",
    reader: "app/pages/statement.tsx",
    fields: {
      privacyText: text(20_000, { hint: "settings:fields.privacyTextHint" }),
      termsText: text(20_000, { hint: "settings:fields.termsTextHint" }),
      accessibilityText: text(20_000, { hint: "settings:fields.accessibilityTextHint" }),
    },
  }),
  services: organizationArea("portal", {
    words: "settings:areas.services",
    reader: "app/features/scheduling/support/booking/provider-cards.server.ts",
    fields: {
      introduction: text(1000, {
        hint: "settings:fields.introductionHint",
        reader: "app/features/scheduling/routes/public/list-service.tsx#servicesIntroduction",
      }),
      showPrices: onOff(true, { hint: "settings:fields.showPricesHint" }),
    },
    copy: ({ introduction, ...shown }) => ({ settings: { servicesIntroduction: introduction, ...shown } }),
  }),
  "web-patient-portal": organizationArea("portal", {
    words: "settings:areas.portal",
    sections: {
      accounts: ["patientSignupEnabled", "hpSignupEnabled", "hpSignupMessage"],
      pages: ["showQueueEstimate", "languageShown"],
    },
    reader: "app/pages/shell/shell-data.server.ts",
    fields: {
      patientSignupEnabled: onOff(true, {
        hint: "settings:fields.patientSignupEnabledHint",
        reader: "app/features/patients/services/registration/register-patient.server.ts",
      }),
      hpSignupEnabled: onOff(true, {
        hint: "settings:fields.hpSignupEnabledHint",
        reader: "app/features/identity/services/team/register-professional.server.ts",
      }),
      hpSignupMessage: text(500, {
        hint: "settings:fields.hpSignupMessageHint",
        reader: "app/features/identity/routes/hp-signup-success.tsx",
      }),
      showQueueEstimate: onOff(true, {
        reader: "app/features/waiting-room/services/appointments/read-appointment-length.server.ts",
      }),
      languageShown: onOff(true, { hint: "settings:fields.languageShownHint" }),
    },
    copy: ({ hpSignupMessage, ...flags }) => ({ settings: flags, hpSignupMessage }),
    start: ({ settings, hpSignupMessage }) => ({ ...settings, hpSignupMessage }),
  }),
  "booking-widget": organizationArea("portal", {
    words: "settings:areas.widget",
    reader: "workers/serve-request.ts",
    fields: {
      widgetSites: {
        ...sites,
        schema: sites.schema
          .transform((typed) => typed.toLowerCase())
          .refine((typed) => typed === "" || typed.split("\n").every(isSite), "settings:widget.notASite"),
      },
    },
    copy: (settings) => ({ settings }),
    start: ({ settings }) => settings,
  }),
  "patient-registration": organizationArea("portal", {
    words: "settings:areas.registration",
    sections: {
      details: ["birthDate", "gender", "bloodGroup", "address", "identification", "insurance"],
      terms: ["terms"],
    },
    reader: "app/features/patients/domain/registration/registration-rules.ts",
    fields: {
      birthDate: choice(RULES, "REQUIRED"),
      gender: choice(RULES, "OPTIONAL"),
      bloodGroup: choice(RULES, "HIDDEN"),
      address: choice(RULES, "OPTIONAL"),
      identification: choice(RULES, "HIDDEN"),
      insurance: choice(RULES, "HIDDEN"),
      terms: text(10_000, { hint: "settings:fields.termsHint" }),
    },
  }),
};
