import { DAY_MS } from "~/kernel/time/dates";
import type { Breach, Limits, Measured, Severity } from "./thresholds";

export const ALERT_STATES = ["OPEN", "ACKNOWLEDGED", "RESOLVED", "FALSE_READING", "WITHDRAWN"] as const;
export type AlertState = (typeof ALERT_STATES)[number];

export const ALERT_ACTS = ["join", "worsen", "acknowledge", "resolve", "markFalse", "withdraw"] as const;
export type AlertAct = (typeof ALERT_ACTS)[number];

/** What each act makes of each state; what is left out is not possible. */
export const ALERT_TRANSITIONS: Readonly<Record<AlertState, Readonly<Partial<Record<AlertAct, AlertState>>>>> = {
  OPEN: {
    ...{ join: "OPEN", worsen: "OPEN", acknowledge: "ACKNOWLEDGED" },
    ...{ resolve: "RESOLVED", markFalse: "FALSE_READING", withdraw: "WITHDRAWN" },
  },
  ACKNOWLEDGED: {
    ...{ join: "ACKNOWLEDGED", worsen: "OPEN", acknowledge: "ACKNOWLEDGED" },
    ...{ resolve: "RESOLVED", markFalse: "FALSE_READING", withdraw: "WITHDRAWN" },
  },
  RESOLVED: {},
  FALSE_READING: {},
  WITHDRAWN: {},
};

/** What readings say of one rule, taken together. Instants in UTC ms. */
export interface AlertFacts {
  readonly severity: Severity;
  readonly count: number;
  readonly firstAt: number;
  readonly lastAt: number;
  /** The worst value, and by how much it is beyond its limit. */
  readonly worst: number;
  readonly excess: number;
}

/** All that broke a rule, as one; null where nothing did. */
export function factsOf(breaches: readonly Breach[]): AlertFacts | null {
  const [first] = breaches;
  const last = breaches.at(-1);
  if (!first || !last) return null;
  const [worst = first] = breaches.toSorted(
    (one, other) =>
      Number(other.severity === "CRITICAL") - Number(one.severity === "CRITICAL") || other.excess - one.excess,
  );
  const { severity, value, excess } = worst;
  return { severity, count: breaches.length, firstAt: first.at, lastAt: last.at, worst: value, excess };
}

const FACTS = ["severity", "count", "firstAt", "lastAt", "worst", "excess"] as const;

/**
 * What becomes of the alert of a rule. It opens once, others join it quietly, and it is told of again only when it is
 * worse: more dangerous, or further beyond the limit than what somebody has acknowledged. Without a reading that breaks
 * the rule it is withdrawn.
 */
export function nextAct(
  alert: (AlertFacts & { readonly state: AlertState }) | null,
  facts: AlertFacts | null,
): "open" | Extract<AlertAct, "join" | "worsen" | "withdraw"> | null {
  if (!alert) return facts ? "open" : null;
  if (!facts) return "withdraw";
  if (FACTS.every((name) => alert[name] === facts[name])) return null;
  if (facts.severity === "CRITICAL" && alert.severity === "WARN") return "worsen";
  const isCalmer = facts.severity === "WARN" && alert.severity === "CRITICAL";
  return alert.state === "ACKNOWLEDGED" && !isCalmer && facts.excess > alert.excess ? "worsen" : "join";
}

interface Window {
  /** The readings that were read, the oldest first. */
  readonly readings: readonly Measured[];
  /** Whether there may be older ones. */
  readonly isCut: boolean;
}

/**
 * Whether the readings that were read hold all that an alert is about: those from its first on, and as many before it as
 * its rule looks at.
 */
export function reachesBack(
  { readings, isCut }: Window,
  firstAt: number,
  { inRow, changeDays, averageDays }: Pick<Limits, "inRow" | "changeDays" | "averageDays">,
): boolean {
  const from = firstAt - (Math.max(changeDays, averageDays) + 1) * DAY_MS;
  return !isCut || readings.filter(({ at }) => at < from).length >= inRow;
}

/**
 * What is said of a rule whose alert is about readings that are older than those that were read: what was found before
 * holds, and the worse of both. It cannot be told that one of them was corrected, so that nothing is withdrawn.
 */
export function joinedFacts(before: AlertFacts, facts: AlertFacts | null): AlertFacts {
  if (!facts) return before;
  const isWorse = facts.severity === before.severity ? facts.excess > before.excess : facts.severity === "CRITICAL";
  const { severity, worst, excess } = isWorse ? facts : before;
  return {
    ...{ severity, worst, excess, firstAt: Math.min(before.firstAt, facts.firstAt) },
    ...{ lastAt: Math.max(before.lastAt, facts.lastAt), count: Math.max(before.count, facts.count) },
  };
}

/** Nobody has acknowledged a dangerous reading for so long: the next of the team is told. */
export const ESCALATE_MS = 30 * 60_000;
