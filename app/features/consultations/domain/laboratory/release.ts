import { DAY_MS } from "~/kernel/time/dates";

/** When results reach the patient: once their provider has reviewed them, at once, or some hours after they are final. */
export const RELEASE_RULES = ["ON_REVIEW", "AT_ONCE", "AFTER_HOURS"] as const;
export type ReleaseRule = (typeof RELEASE_RULES)[number];

/** So long a critical value waits for somebody to say that they have seen it, before more people are told. */
export const ESCALATES_AFTER_MS = 1_800_000;

/** It is not told of for ever: after a day it still stands on every desk, and no mail goes out any more. */
export const ESCALATES_FOR_MS = DAY_MS;

/**
 * When results that are final now reach the patient (UTC ms): null while a provider has not looked at them.
 * @param rule as the organization has set it
 */
export function releaseTime(rule: { releaseResults: ReleaseRule; releaseHours: number }, now: number): number | null {
  if (rule.releaseResults === "AT_ONCE") return now;
  return rule.releaseResults === "AFTER_HOURS" ? now + rule.releaseHours * 3_600_000 : null;
}
