import type { RemovalRule } from "./explain-time";
import type { SessionRule } from "../groups/group-times";

/** What keeps an offering's times from the public altogether, whatever the time is. */
export const PUBLIC_ACCESS_RULES = [
  "not-given",
  "offering-disabled",
  "online-booking-off",
  "call-to-book",
  "not-for-new-patients",
  "only-for-new-patients",
  "profile-hidden",
  "only-any-doctor",
] as const;
export type PublicAccessRule = (typeof PUBLIC_ACCESS_RULES)[number];

/** Everything that can keep a time from being offered to patients. */
export type OfferRule = RemovalRule | SessionRule | PublicAccessRule;

/** What of doctor, offering and place decides whether patients see them at all. */
export interface PublicAccess {
  /** The doctor gives the offering, and it is given at the place. */
  readonly given: boolean;
  readonly enabled: boolean;
  readonly onlineBookingOption: "ENABLED" | "DISABLED" | "CALL_TO_BOOK";
  readonly availableToNewPatients: boolean;
  readonly newPatientsOnly: boolean;
  readonly profileShown: boolean;
  /** Patients may choose their doctor (healthCareProviderBasedBooking). */
  readonly doctorCanBeChosen: boolean;
}

/** The rules that keep every time of this doctor, offering and place from patients. */
export function publicAccessRules(doors: PublicAccess): PublicAccessRule[] {
  const rules: PublicAccessRule[] = [];
  const require = (holds: boolean, rule: PublicAccessRule) => void (holds || rules.push(rule));
  require(doors.given, "not-given");
  require(doors.enabled, "offering-disabled");
  require(doors.onlineBookingOption !== "DISABLED", "online-booking-off");
  require(doors.onlineBookingOption !== "CALL_TO_BOOK", "call-to-book");
  require(doors.availableToNewPatients, "not-for-new-patients");
  require(!doors.newPatientsOnly, "only-for-new-patients");
  require(doors.profileShown, "profile-hidden");
  require(doors.doctorCanBeChosen, "only-any-doctor");
  return rules;
}

/** All that keeps a time from patients: first what holds for every time, then what is in the way of this one. */
export function rulesAgainst(
  doors: readonly PublicAccessRule[],
  explained: "offered" | readonly (RemovalRule | SessionRule)[],
): OfferRule[] {
  // That the place is not among the doctor's is said by 'not-given' already.
  const own = explained === "offered" ? [] : explained;
  return [...doors, ...own.filter((rule) => rule !== "other-place" || !doors.includes("not-given"))];
}

/** Where each rule is changed. */
export type RuleHome = "timings" | "rules" | "calendar" | "offerings" | "team" | "appointments" | "nowhere";

const HOMES: Readonly<Record<OfferRule, RuleHome>> = {
  "not-given": "offerings",
  "offering-disabled": "offerings",
  "online-booking-off": "offerings",
  "call-to-book": "offerings",
  "not-for-new-patients": "offerings",
  "only-for-new-patients": "offerings",
  "profile-hidden": "team",
  "only-any-doctor": "calendar",
  "in-past": "nowhere",
  "minimum-notice": "rules",
  "beyond-horizon": "rules",
  "before-minimum-date": "rules",
  "excluded-date": "rules",
  "other-offering-type": "offerings",
  "other-place": "offerings",
  "no-timing": "timings",
  "outside-day": "calendar",
  "excluded-slot": "timings",
  "off-grid": "calendar",
  "skipped-by-dst": "nowhere",
  busy: "appointments",
  "no-session": "appointments",
  full: "appointments",
  "daily-maximum": "rules",
};

export const homeOf = (rule: OfferRule): RuleHome => HOMES[rule];
