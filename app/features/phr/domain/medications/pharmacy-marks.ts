import type { RecordValues } from "../records/record-kinds";

/** The names of what a prescription says of a medication, beside the fields of the kind. */
const REFUSED_ON = "refusedOn";
const NEVER_DISPENSED = "neverDispensed";
const MARKS: readonly string[] = [REFUSED_ON, NEVER_DISPENSED];

/** The day on which a pharmacist refused it as unsafe, while its prescriber has not answered; null where it is not so. */
export function refusedOn({ status, [REFUSED_ON]: day }: RecordValues): string | null {
  return status === "ON_HOLD" && typeof day === "string" ? day : null;
}

/** On hold from that day (YYYY-MM-DD): nobody takes it before the prescriber has answered. */
export const asRefused = (values: RecordValues, day: string): RecordValues => ({
  ...{ ...values, status: "ON_HOLD" },
  [REFUSED_ON]: day,
});

/** Taken as before. */
export const asAnswered = ({ [REFUSED_ON]: _, ...values }: RecordValues): RecordValues => ({
  ...{ ...values, status: "ACTIVE" },
});

/** Whether its prescription ended before any pharmacy handed it out. */
export const wasNeverDispensed = ({ status, [NEVER_DISPENSED]: never }: RecordValues): boolean =>
  status === "STOPPED" && never === true;

interface Ended {
  /** YYYY-MM-DD; what was to be taken for longer ends on it. */
  today: string;
  /** Why, as the patient reads it. */
  reason: string;
  /** Nothing was handed out since that day, on which it was prescribed; null where some was. */
  unusedSince: string | null;
}

/** Stopped by its prescription. What the patient took before it was prescribed was not left untaken. */
export function asEnded(
  { [REFUSED_ON]: _, ...values }: RecordValues,
  { today, reason, unusedSince }: Ended,
): RecordValues {
  const { start, end } = values;
  const isUnused = unusedSince !== null && typeof start === "string" && start >= unusedSince;
  const endsLater = typeof end !== "string" || end === "" || end > today;
  return {
    ...{ ...values, status: "STOPPED", reasonStopped: reason, end: endsLater ? today : end },
    ...(isUnused && { [NEVER_DISPENSED]: true }),
  };
}

/** The marks go on while the status does that they belong to: whoever changes a detail has not answered the pharmacist. */
export const withMarksOf = <Values extends { status: string }>(
  values: Values,
  before: (Readonly<Record<string, unknown>> & { status: string }) | undefined,
): Values =>
  before?.status === values.status
    ? { ...values, ...Object.fromEntries(MARKS.flatMap((name) => (name in before ? [[name, before[name]]] : []))) }
    : values;
