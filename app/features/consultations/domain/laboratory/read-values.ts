import type { Problem } from "~/kernel/problem";
import { fail, ok, type Result } from "~/kernel/result";
import { amountText, storedAmountText } from "~/kernel/text/measured-amount";
import { criticalFor, flagOf, rangeFor, type SampledPerson } from "./flags";
import type { LabResult } from "./lab-order";
import type { LabComponent, LabFlag } from "./lab-test";
import { doubtOf } from "./plausible";
import { inUnitOf, isolatedAmount, numericText, readNumeric } from "./result-value";

/** A value of a component as it was typed. */
export interface TypedValue {
  value: string;
  /** The unit it was typed in; the component's own where it is empty. */
  unit: string;
  comment: string;
}

/** What a value is, without who entered it when. */
export type ReadValue = Pick<
  LabResult,
  | "name"
  | "loinc"
  | "kind"
  | "value"
  | "comparator"
  | "number"
  | "unit"
  | "low"
  | "high"
  | "criticalLow"
  | "criticalHigh"
  | "flag"
  | "comment"
  | "unlikely"
  | "entered"
>;

/** Whose sample it was, and on which day it was taken. */
export interface Sampled {
  person: SampledPerson;
  /** YYYY-MM-DD. */
  day: string;
  /** The laboratory put a file to the test. */
  hasFile: boolean;
}

const plain = (
  { name, loinc, kind }: LabComponent,
  said: { value: string; flag: LabFlag | null; comment: string },
) => ({
  ...{ name, loinc, kind, ...said, comparator: "" as const, number: null, unit: "" },
  ...{ low: null, high: null, criticalLow: null, criticalHigh: null, unlikely: false, entered: "" },
});

function readNumber(component: LabComponent, typed: TypedValue, { person, day }: Sampled): Result<ReadValue, Problem> {
  const number = readNumeric(typed.value);
  if (!number.ok) return fail(number.error);
  const converted = inUnitOf(component, number.value, typed.unit || component.unit);
  if (!converted.ok) return fail({ message: "laboratory:refused.unit" });
  const doubt = doubtOf(component, converted.value);
  if (doubt === "impossible") return fail({ message: "laboratory:refused.belowZero" });
  const range = rangeFor(component, person, day);
  const limits = criticalFor(component, person, range);
  const { comparator, number: value } = converted.value;
  const unitTyped = typed.unit || component.unit;
  const { name, loinc, kind, unit, decimals } = component;
  return ok({
    ...{ name, loinc, kind, unit, comparator, number: value, comment: typed.comment },
    value: numericText(converted.value, decimals),
    ...{ low: range?.low ?? null, high: range?.high ?? null },
    ...{ criticalLow: limits.criticalLow, criticalHigh: limits.criticalHigh },
    ...{ flag: flagOf(converted.value, range, limits), unlikely: doubt === "unlikely" },
    entered: unitTyped === component.unit ? "" : `${numericText(number.value, 0)} ${unitTyped}`,
  });
}

/**
 * Reads one value; null where nothing was entered.
 * @returns what is wrong with it, as it is said at its field
 */
export function readValue(
  component: LabComponent,
  typed: TypedValue,
  sampled: Sampled,
): Result<ReadValue | null, Problem> {
  const { comment } = typed;
  const text = typed.value.trim();
  if (component.kind === "ATTACHMENT") {
    if (text !== "") return ok(plain(component, { value: text.slice(0, 4000), flag: null, comment }));
    return ok(sampled.hasFile ? plain(component, { value: "", flag: null, comment }) : null);
  }
  if (text === "") return ok(null);
  if (component.kind === "TEXT") return ok(plain(component, { value: text.slice(0, 4000), flag: null, comment }));
  if (component.kind === "NUMERIC") return readNumber(component, typed, sampled);
  const answer = component.answers.find((each) => each.text === text);
  return answer
    ? ok(plain(component, { value: answer.text, flag: answer.flag, comment }))
    : fail({ message: "errors:field.chooseOne" });
}

/** Whether a value says something else than the one before it. */
export const saysOther = (before: LabResult | undefined, next: ReadValue): boolean =>
  before === undefined ||
  before.value !== next.value ||
  before.comment !== next.comment ||
  before.unit !== next.unit ||
  before.entered !== next.entered;

/** What a confirmation of an unlikely value says: it holds for this value alone. */
export const sureOf = ({ value, unit }: Pick<ReadValue, "value" | "unit">): string =>
  `${value} ${unit === "1" ? "" : unit}`.trim();

/** What is asked about an unlikely value: as it was typed, and in the test's own unit. */
export const askedAmount = (value: Pick<ReadValue, "value" | "unit" | "entered">): string =>
  isolatedAmount(
    value.entered === "" ? amountText(value) : `${storedAmountText(value.entered)} (${amountText(value)})`,
  );
