import type { RemovalRule } from "./explain-time";

/** A rule that staff may override: those of the slot engine, and that the patient is elsewhere at the time. */
export type BookingRule = RemovalRule | "patient-busy";

const MESSAGES = {
  "in-past": "booking:rules.inPast",
  "minimum-notice": "booking:rules.tooSoon",
  "beyond-horizon": "booking:rules.tooFar",
  "before-minimum-date": "booking:rules.tooSoon",
  "excluded-date": "booking:rules.excludedDate",
  "other-offering-type": "booking:rules.outsideHours",
  "other-place": "booking:rules.outsideHours",
  "no-timing": "booking:rules.outsideHours",
  "outside-day": "booking:rules.outsideHours",
  "excluded-slot": "booking:rules.outsideHours",
  "off-grid": "booking:rules.outsideHours",
  "skipped-by-dst": "booking:rules.outsideHours",
  busy: "booking:rules.alreadyTaken",
  "daily-maximum": "booking:rules.dailyMaximum",
  "patient-busy": "booking:rules.patientBusy",
} as const satisfies Record<BookingRule, string>;

export type RemovalMessage = (typeof MESSAGES)[BookingRule];

/** What the rules say, each sentence once. */
export function removalMessages(rules: readonly BookingRule[]): RemovalMessage[] {
  return [...new Set(rules.map((rule) => MESSAGES[rule]))];
}
