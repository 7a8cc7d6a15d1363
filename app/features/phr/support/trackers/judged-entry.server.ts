import { createTranslator } from "~/i18n/translator.server";
import { createFormat } from "~/i18n/format";
import { fromDayNumber } from "~/kernel/time/dates";
import type { RequestContext } from "~/platform/context.server";
import type { FieldError } from "~/platform/http/errors.server";
import { listReadings } from "../../data/trackers/readings-read.server";
import { judgeReading, type Judgement } from "../../domain/trackers/judge-reading";
import { isLongAgo, readEntry, type EntryFrame, type TypedEntry } from "../../domain/trackers/read-entry";
import { readNumber } from "../../domain/trackers/read-number";
import type { ReadingFacts } from "../../domain/trackers/reading";
import { ageOn } from "~/kernel/time/age";
import type { TrackerName } from "../../domain/trackers/trackers";
import { fromCanonical, UNITS, type UnitName } from "../../domain/trackers/units";

/** The judgment of an entry: its problems or a question about it, in the reader's language. */
export type JudgedEntry =
  | { facts: ReadingFacts; asked: FieldError | null; refused?: never }
  | { refused: FieldError[]; facts?: never; asked?: never };

/** A number with its unit in the reader's language. */
export function withUnit(context: RequestContext, value: number, unit: UnitName): string {
  const { t, bcp47 } = createTranslator(context.locale);
  const said = createFormat(bcp47).number(value, { maximumFractionDigits: UNITS[unit].decimals });
  return t(`trackers:withUnit`, { value: said, unit: t(`trackers:unit.${unit}`) });
}

/** An end of a range in a unit, rounded inward, so that every value that the message calls possible is accepted. */
function endIn(value: number, unit: UnitName, inward: "ceil" | "floor"): number {
  const power = 10 ** UNITS[unit].decimals;
  return Math[inward](Math.round(fromCanonical(value, unit) * power * 1e6) / 1e6) / power;
}

type Doubted = Exclude<Judgement, { verdict: "fine" }>;

function worded(context: RequestContext, tracker: TrackerName, { typed }: ReadingFacts, doubt: Doubted): FieldError {
  const { field } = doubt;
  const number = readNumber(typed[field] ?? "", typed.unit) ?? 0;
  const value = withUnit(context, number, typed.unit);
  const other = doubt.otherUnit && withUnit(context, number, doubt.otherUnit);
  const meant: Record<string, string> = doubt.otherUnit && other ? { other, otherUnit: doubt.otherUnit } : {};
  if (doubt.verdict === "asked") {
    const message = `trackers:ask.${doubt.why}`;
    return { field, message, values: { value, ...meant } };
  }
  if (field === "value2" && doubt.max < (tracker === "bloodPressure" ? 200 : Infinity))
    return { field, message: "trackers:refused.second", values: { value } };
  const min = withUnit(context, endIn(doubt.min, typed.unit, "ceil"), typed.unit);
  const max = withUnit(context, endIn(doubt.max, typed.unit, "floor"), typed.unit);
  return { field, message: other ? "trackers:refused.unit" : "trackers:refused.range", values: { min, max, ...meant } };
}

/** The last reading at an instant or before it, other than the one that is corrected. */
async function lastBefore(
  { db }: RequestContext,
  { patientId, tracker, at, corrected }: { patientId: string; tracker: TrackerName; at: number; corrected?: string },
) {
  const last = await listReadings(db, { patientId, tracker, to: at, most: 2 });
  return last.find(({ id }) => id !== corrected);
}

interface Whose {
  id: string;
  birthDate: string;
}

/** Judges the numbers of an entry; `last` is the reading before them. */
export function judgeFacts(
  context: RequestContext,
  tracker: TrackerName,
  facts: ReadingFacts,
  { birthDate, last }: { birthDate: string; last?: { value: number; at: number } | undefined },
): FieldError | { asked: FieldError | null } {
  const { typed, at } = facts;
  const [value, value2] = [typed.value, typed.value2].map((text) =>
    text === undefined ? undefined : (readNumber(text, typed.unit) ?? 0),
  );
  const judgement = judgeReading(
    { tracker, at, unit: typed.unit, value: value ?? 0, ...(value2 !== undefined && { value2 }) },
    { age: ageOn(birthDate, fromDayNumber(facts.day)), last },
  );
  if (judgement.verdict === "refused") return worded(context, tracker, facts, judgement);
  if (judgement.verdict === "asked") return { asked: worded(context, tracker, facts, judgement) };
  return { asked: isLongAgo(at, context.now) ? { field: "date", message: "trackers:ask.longAgo" } : null };
}

interface AskedEntry {
  patient: Whose;
  typed: TypedEntry;
  frame: Omit<EntryFrame, "now" | "birthDate">;
  /** The reading that it corrects. */
  corrected?: string;
}

/** Reads and judges an entry of a patient. */
export async function judgeEntry(
  context: RequestContext,
  tracker: TrackerName,
  { patient, typed, frame, corrected }: AskedEntry,
): Promise<JudgedEntry> {
  const { birthDate } = patient;
  const { facts, problems } = readEntry(tracker, typed, { ...frame, now: context.now, birthDate });
  if (!facts) return { refused: problems };
  const last = await lastBefore(context, {
    patientId: patient.id,
    tracker,
    at: facts.at,
    ...(corrected && { corrected }),
  });
  const judged = judgeFacts(context, tracker, facts, { birthDate, last });
  return "field" in judged ? { refused: [judged] } : { facts, asked: judged.asked };
}

/** The answer to 'are you sure' holds only for the numbers that were asked about. Others are asked about again. */
export const sureOf = ({ value, value2, unit, date }: Pick<TypedEntry, "value" | "value2" | "unit" | "date">): string =>
  [value.trim(), value2.trim(), unit, date].join("|");

/** The question, with what the answer must send back. */
export const sureAbout = (doubt: FieldError, sure: string): FieldError => ({
  ...doubt,
  values: { ...doubt.values, sure },
});
