import type { Translate } from "~/i18n/translator";
import { formatMinutes } from "~/kernel/time/minutes";
import type { OfferRule } from "../../domain/timings/why-not-offered";

/** The numbers of an organization's rules, as the explanation of a time carries them. */
export interface RuleLimits {
  noticeMinutes: number;
  horizonDays: number;
  dayStartMinutes: number;
  dayEndMinutes: number;
  slotMinutes: number;
  dailyMaximum: number | null;
}

const NAMES = {
  "not-given": "notGiven",
  "offering-disabled": "offeringDisabled",
  "online-booking-off": "onlineBookingOff",
  "call-to-book": "callToBook",
  "not-for-new-patients": "notForNewPatients",
  "only-for-new-patients": "onlyForNewPatients",
  "profile-hidden": "profileHidden",
  "only-any-doctor": "onlyAnyDoctor",
  "in-past": "inPast",
  "minimum-notice": "minimumNotice",
  "beyond-horizon": "beyondHorizon",
  "before-minimum-date": "beforeMinimumDate",
  "excluded-date": "excludedDate",
  "other-offering-type": "otherOfferingType",
  "other-place": "otherPlace",
  "no-timing": "noTiming",
  "outside-day": "outsideDay",
  "excluded-slot": "excludedSlot",
  "off-grid": "offGrid",
  "skipped-by-dst": "skippedByDst",
  busy: "busy",
  "no-session": "noSession",
  full: "full",
  "daily-maximum": "dailyMaximum",
} as const satisfies Record<OfferRule, string>;

/** A rule by its name. */
export const ruleName = (t: Translate, rule: OfferRule): string => t(`why:rules.${NAMES[rule]}.name`);

/** What a rule says, with the numbers that are set. */
export function ruleText(t: Translate, rule: OfferRule, limits: RuleLimits): string {
  switch (rule) {
    case "minimum-notice":
      return t("why:rules.minimumNotice.text", { minutes: limits.noticeMinutes });
    case "beyond-horizon":
      return t("why:rules.beyondHorizon.text", { days: limits.horizonDays });
    case "off-grid":
      return t("why:rules.offGrid.text", { minutes: limits.slotMinutes });
    case "daily-maximum":
      return t("why:rules.dailyMaximum.text", { most: limits.dailyMaximum ?? 0 });
    case "outside-day": {
      const { dayStartMinutes, dayEndMinutes } = limits;
      return t("why:rules.outsideDay.text", {
        from: formatMinutes(dayStartMinutes),
        until: formatMinutes(dayEndMinutes),
      });
    }
    default:
      return t(`why:rules.${NAMES[rule]}.text`);
  }
}
