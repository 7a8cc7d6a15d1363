import type { RemovalRule } from "./explain-time";
import type { SessionRule } from "../groups/group-times";

/**
 * A rule that a wanted time can break: those of the slot engine and of group sessions, and that the patient is
 * elsewhere at the time. Staff may override all but those of SESSION_RULES.
 */
export type BookingRule = RemovalRule | SessionRule | "patient-busy";

/** What nobody overrides: a seat that there is not. */
export const SESSION_RULES: ReadonlySet<BookingRule> = new Set<BookingRule>(["no-session", "full"]);

const MESSAGES = {
  "in-past": "booking:rules.inPast",
  "minimum-notice": "booking:rules.tooSoon",
  "beyond-horizon": "booking:rules.tooFar",
  "before-minimum-date": "booking:rules.tooSoon",
  "excluded-date": "booking:rules.excludedDate",
  "other-offering-type": "booking:rules.outsideHours",
  "other-place": "booking:rules.otherPlace",
  "no-timing": "booking:rules.outsideHours",
  "outside-day": "booking:rules.outsideHours",
  "excluded-slot": "booking:rules.outsideHours",
  "off-grid": "booking:rules.outsideHours",
  "skipped-by-dst": "booking:rules.outsideHours",
  busy: "booking:rules.alreadyTaken",
  "daily-maximum": "booking:rules.dailyMaximum",
  "no-session": "booking:rules.noSession",
  full: "booking:rules.full",
  "patient-busy": "scheduling:set.patientBusy",
} as const satisfies Record<BookingRule, string>;

/** How it is said to the patients themselves, where that is another sentence. */
const TO_PATIENTS = { "patient-busy": "booking:rules.patientBusy" } as const;

export type RemovalMessage = (typeof MESSAGES)[BookingRule] | (typeof TO_PATIENTS)[keyof typeof TO_PATIENTS];

/** What the rules say to staff or to the patient, each sentence once. */
export function removalMessages(rules: readonly BookingRule[], to: "staff" | "patient" = "staff"): RemovalMessage[] {
  const messages: Readonly<Record<BookingRule, RemovalMessage>> =
    to === "patient" ? { ...MESSAGES, ...TO_PATIENTS } : MESSAGES;
  return [...new Set(rules.map((rule) => messages[rule]))];
}
