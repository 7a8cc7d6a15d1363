import { z } from "zod";
import { CHAT_SERVICES, isChatAccount } from "../../domain/settings/chat-service";
import { optionalEmailField } from "~/kernel/contact/email";
import { isCallingCode } from "~/kernel/codes/countries";
import { currencyByCode } from "~/kernel/codes/currencies";
import { lineText, nameText, writtenText } from "~/kernel/text-fields";
import { timeZones } from "~/kernel/time/time-zones";
import { PUSHED_EVENTS, TEXTED_EVENTS } from "~/kernel/told-events";
import { isSite } from "../../domain/settings/framing-sites";

const line = (max: number) => lineText(max).default("");
const text = (max: number) => writtenText(max).default("");
const on = (byDefault: boolean) => z.boolean().default(byDefault);
const whole = (min: number, max: number, byDefault: number) =>
  z.int("errors:field.number").min(min, "errors:field.atLeast").max(max, "errors:field.atMost").default(byDefault);
const choice = <const Options extends readonly [string, ...string[]]>(options: Options, byDefault: Options[number]) =>
  z.enum(options, "errors:field.chooseOne").default(byDefault);
const address = z
  .union([z.literal(""), z.url({ protocol: /^https$/, error: "errors:field.secureAddress" })])
  .default("");
const email = optionalEmailField.default("");
/** Several of a list: all of them until somebody chooses. */
const someOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.array(z.enum(options, "errors:field.chooseOne")).default([...options]);
/** A list that is typed one entry a line. */
const lines = (most: number) =>
  writtenText(most * 500)
    .default("")
    .transform((typed) =>
      [
        ...new Set(
          typed
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean),
        ),
      ].join("\n"),
    )
    .refine((typed) => typed.split("\n").length <= most, "errors:field.tooManyLines");

/** How a field of the registration is asked for. */
export const FIELD_RULES = ["HIDDEN", "OPTIONAL", "REQUIRED"] as const;
/** Of whom a second factor is required. */
export const SECOND_FACTOR_OF = ["NOBODY", "ADMINISTRATORS", "EMPLOYEES", "EVERYONE"] as const;
/** A time of day as a clock shows it, or none. */
const clockTime = z
  .string()
  .trim()
  .default("")
  .refine((time) => time === "" || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time), "settings:fields.notATime");
/** From when to when nothing that rings goes out; where one of the two is empty, there is no such time. */
const quietHours = { quietFrom: clockTime, quietUntil: clockTime };

/**
 * What a user turned off on one channel; none where they chose by kinds alone. An event that only a later version knows
 * is kept.
 */
const eventsOff = z.array(z.string().max(40)).max(100).optional();

const units = z.object({
  /** Codes of the specification, section 4. */
  height: choice(["1", "2", "3", "4"], "1"),
  weight: choice(["1", "2"], "1"),
  temperature: choice(["1", "2"], "1"),
  bloodSugar: choice(["1", "2"], "1"),
});

/** The areas of settings of an organization, each with the values that hold until somebody changes them. */
export const SETTING_AREAS = {
  account: z
    .object({
      name: nameText(120),
      timeZone: z.string().refine((zone) => timeZones().includes(zone), "errors:field.chooseOne"),
      locales: z.array(z.string().max(10)).min(1, "errors:field.chooseOne"),
      defaultLocale: z.string().max(10),
      currencyCode: z.string().refine((code) => currencyByCode(code) !== undefined, "errors:field.chooseOne"),
      phoneCallingCode: z.string().refine(isCallingCode, "errors:field.chooseOne"),
      brandColour: z
        .union([z.literal(""), z.string().regex(/^#[0-9a-fA-F]{6}$/, "organization:account.colour")])
        .default(""),
    })
    .refine(({ locales, defaultLocale }) => locales.includes(defaultLocale), {
      path: ["defaultLocale"],
      message: "organization:account.defaultLocaleMissing",
    }),
  banner: z
    .object({ shown: on(false), title: line(120), text: text(600), link: address })
    .refine(({ shown, title }) => !shown || title !== "", { path: ["title"], message: "errors:field.mandatory" }),
  about: z.object({ text: text(4000), website: address, email, phone: line(40) }),
  services: z.object({ introduction: text(1000), showPrices: on(true) }),
  "web-patient-portal": z.object({
    patientSignupEnabled: on(true),
    hpSignupEnabled: on(true),
    hpSignupMessage: text(500),
    showQueueEstimate: on(true),
    languageShown: on(true),
  }),
  "booking-widget": z.object({
    widgetSites: lines(50)
      .transform((typed) => typed.toLowerCase())
      .refine((typed) => typed === "" || typed.split("\n").every(isSite), "settings:widget.notASite"),
  }),
  "patient-registration": z.object({
    birthDate: choice(FIELD_RULES, "REQUIRED"),
    gender: choice(FIELD_RULES, "REQUIRED"),
    bloodGroup: choice(FIELD_RULES, "HIDDEN"),
    address: choice(FIELD_RULES, "OPTIONAL"),
    identification: choice(FIELD_RULES, "HIDDEN"),
    insurance: choice(FIELD_RULES, "HIDDEN"),
    terms: text(10_000),
  }),
  compliance: z.object({ adminsMayReadRecords: on(false) }),
  "two-factor": z.object({ required: choice(SECOND_FACTOR_OF, "NOBODY"), idleMinutes: whole(5, 720, 60) }),
  recaptcha: z.object({ siteKey: line(200) }),
  units,
  notifications: z
    .object({
      staffOfRequests: on(true),
      patientOfConfirmations: on(true),
      patientOfChanges: on(true),
      /** A week at most: the clock looks at a visit that long before it (appointment-conditions.ts). */
      reminderHours: whole(0, 168, 24),
      secondReminderHours: whole(0, 168, 1),
      feedbackHours: whole(0, 720, 0),
      followUpDays: whole(0, 365, 0),
      replyTo: email,
      smsToPatients: on(false),
      whatsappToPatients: on(false),
      /** Which events go by which channel, besides the mail. */
      smsEvents: someOf(TEXTED_EVENTS),
      whatsappEvents: someOf(TEXTED_EVENTS),
      pushEvents: someOf(PUSHED_EVENTS),
      ...quietHours,
    })
    .refine(({ feedbackHours, replyTo }) => feedbackHours === 0 || replyTo !== "", {
      path: ["replyTo"],
      message: "settings:fields.feedbackNeedsReply",
    }),
  "text-consultation": z.object({
    enabled: on(false),
    answerWithinHours: whole(1, 336, 48),
    mostCharacters: whole(100, 5000, 1000),
    instructions: text(1000),
  }),
  "waiting-room": z.object({ readyReplies: lines(50) }),
  "patient-briefing": z.object({
    patientBriefingEnabled: on(false),
    briefing: text(4000),
    briefingQuestions: lines(20),
  }),
  "third-party-chat": z
    .object({ service: choice(CHAT_SERVICES, "NONE"), account: line(120) })
    .refine(({ service, account }) => service === "NONE" || isChatAccount(service, account), {
      path: ["account"],
      message: "settings:fields.notAChatAccount",
    }),
  records: z.object({
    allergies: on(true),
    conditions: on(true),
    medications: on(true),
    vaccinations: on(true),
    surgeries: on(true),
    hospitalizations: on(true),
    familyHistory: on(true),
    socialHistory: on(true),
    goals: on(true),
    reports: on(true),
  }),
  "frequent-medications": z.object({ names: lines(200) }),
  "patient-questions": z.object({ enabled: on(true), instructions: text(1000), topics: lines(50) }),
  "remote-monitoring": z.object({ enabled: on(false), reminderHours: whole(0, 168, 24), instructions: text(1000) }),
  "monitoring-teams": z.object({ names: lines(50) }),
  "api-access": z.object({ apiSettingsEnabled: on(true), routeHandlerEnabled: on(false) }),
  restricted: z.object({ restrictedMode: on(false) }),
} as const;

export type SettingArea = keyof typeof SETTING_AREAS;
export type SettingOf<Area extends SettingArea> = z.infer<(typeof SETTING_AREAS)[Area]>;

/** What a user keeps for themselves. */
export const USER_SETTING_AREAS = {
  units,
  /** Of each kind the mail, then the other ways that are told apart by their names; and the events turned off on each. */
  notifications: z.object({
    requests: on(true),
    requestsPush: on(true),
    changes: on(true),
    changesSms: on(true),
    changesWhatsapp: on(true),
    changesPush: on(true),
    reminders: on(true),
    remindersSms: on(true),
    remindersWhatsapp: on(true),
    remindersPush: on(true),
    imports: on(true),
    mailOff: eventsOff,
    smsOff: eventsOff,
    whatsappOff: eventsOff,
    pushOff: eventsOff,
    ...quietHours,
    /** Of the quiet hours; empty: the practice's. */
    timeZone: z
      .string()
      .default("")
      .refine((zone) => zone === "" || timeZones().includes(zone), "errors:field.chooseOne"),
  }),
  account: z.object({ startPage: choice(["HOME", "APPOINTMENTS", "WAITING_ROOM"], "HOME"), signature: text(500) }),
} as const;

export type UserSettingArea = keyof typeof USER_SETTING_AREAS;
export type UserSettingOf<Area extends UserSettingArea> = z.infer<(typeof USER_SETTING_AREAS)[Area]>;

/** What comes in with every change: the version that the form was made from; 0 where nothing was stored yet. */
export const versionSchema = z.object({ version: z.coerce.number().int().min(0).optional() });

type FormShape = Record<string, z.ZodType>;

/** A form that asks for a credential besides, which is sealed and never shown again. */
export const withSecret = (form: z.ZodObject<FormShape>): z.ZodObject<FormShape> =>
  form.extend({ secretKey: z.string().optional() });

/**
 * An area as its form sends it: a switch that is off is not sent at all, nor is a list of which nothing is chosen. What
 * refuses is the area's own schema.
 */
export function areaFormSchema(schema: z.ZodObject): z.ZodObject<FormShape> {
  const shape: FormShape = { version: z.coerce.number().int().min(0) };
  for (const [name, field] of Object.entries(schema.shape)) {
    const inner = field instanceof z.ZodDefault ? field.def.innerType : undefined;
    if (inner instanceof z.ZodBoolean) shape[name] = z.boolean().default(false);
    else if (inner instanceof z.ZodArray) shape[name] = inner.default([]);
    else shape[name] = field as z.ZodType;
  }
  return z.object(shape);
}
