import {
  ADULT_FROM,
  ALIKE_INJECTED,
  BY_WEIGHT,
  DAILY_MAXIMUM_MG,
  INHALED_MAXIMUM_MG,
  NARROW_RANGE,
  ONCE_MAXIMUM_MG,
} from "./daily-maxima";
import { intervalFinding } from "./intervals";
import { namedSubstances, substancesAndClasses } from "./named-substances";
import type { DoseFinding, TakenDose } from "./taken-dose";

/** The substances and classes of the tables, for a test that compares them with the vocabulary. */
export const WORDS_OF_DOSES: readonly string[] = [
  ...[DAILY_MAXIMUM_MG, INHALED_MAXIMUM_MG, ONCE_MAXIMUM_MG, ADULT_FROM, BY_WEIGHT].flatMap((table) =>
    Object.keys(table),
  ),
  ...[...ALIKE_INJECTED, ...NARROW_RANGE],
];

/** Who takes it: in whole years, and their last weight where it is recent. */
interface Taker {
  age: number | null;
  weightKg: number | null;
}

/**
 * What the checks say of a dose. `unchecked` says why it was not compared with a usual maximum: there is none, it cannot be
 * computed, or a warning says so. Null where it was compared.
 */
export interface DoseCheck {
  findings: readonly DoseFinding[];
  unchecked: "noMaximum" | "noAmount" | "warned" | null;
}

/** From this multiple of the usual maximum a dose is dangerous; below it and above the maximum it is a caution. */
const DANGEROUS_TIMES = 2;

/** Severity of a dose compared with the usual maximum, both in mg; null if it is not above it. */
export function doseLevel(dose: number, most: number): DoseFinding["level"] | null {
  if (dose <= most) return null;
  return dose >= most * DANGEROUS_TIMES ? "stop" : "warn";
}

/** The one substance that words name; null where they name none or several: a strength says nothing of each. */
function substanceOf(name: string): string | null {
  const [substance, ...others] = namedSubstances(name).substances;
  return substance === undefined || others.length > 0 ? null : substance;
}

/** What adults usually take of a substance in a day at most, in mg; null where that is not known. */
function adultMaximum(substance: string | null, { place, everyDays }: TakenDose): number | null {
  if (substance === null || place === "outside") return null;
  if (place === "inhaled") return INHALED_MAXIMUM_MG[substance] ?? null;
  const once = everyDays === Infinity ? ONCE_MAXIMUM_MG[substance] : undefined;
  return once ?? DAILY_MAXIMUM_MG[substance] ?? null;
}

/** Decimals of a computer's arithmetic are none of the dose. */
const rounded = (mg: number): number => Number(mg.toPrecision(6));

const over = (check: string, dose: number | null, most: number | null, level?: "stop"): DoseFinding[] => {
  const found = dose === null || most === null ? null : doseLevel(dose, most);
  if (found === null || dose === null || most === null) return [];
  return [{ check, level: level ?? found, about: `${rounded(dose)} / ${rounded(most)} mg` }];
};

/** Under this age even a maximum by weight is another one. */
const BABY = 1;
/** Under this age every dose goes by weight. */
const SMALL = 12;

/** That nobody compared a child's dose: the maximum is one for adults, or none is known. */
const childsDose = (age: number): DoseFinding =>
  age < BABY
    ? { check: "DOSE.baby", level: "warn", about: "" }
    : { check: "DOSE.child", level: "warn", about: `${age}` };

/** The dose of a child, by weight where that is known. More than adults take is dangerous, whatever they weigh. */
function childsCheck(
  substance: string,
  taken: TakenDose,
  most: number | null,
  age: number,
  kg: number | null,
): DoseCheck {
  const each = kg === null || taken.place !== "inside" ? undefined : BY_WEIGHT[substance];
  const { dayMg, onceMg } = taken;
  if (!each || kg === null || dayMg === null) {
    const findings = over("DOSE", dayMg, most, "stop");
    return { findings: findings.length > 0 ? findings : [childsDose(age)], unchecked: "warned" };
  }
  const findings = [
    ...over("DOSE", dayMg, Math.min(each.day * kg, most ?? Infinity)),
    ...over("DOSE.once", onceMg, each.once === undefined ? null : each.once * kg),
  ];
  if (age >= BABY) return { findings, unchecked: null };
  return { findings: [...findings, childsDose(age)], unchecked: "warned" };
}

/** The dose of an adult, or of one whom the maximum of adults is usual for. */
function adultsCheck(substance: string, taken: TakenDose, most: number | null): DoseCheck {
  const { dayMg, eachMg, place } = taken;
  if (most === null) return { findings: [], unchecked: "noMaximum" };
  if (dayMg !== null) {
    const isCompared = place !== "injected" || ALIKE_INJECTED.includes(substance);
    return { findings: over("DOSE", dayMg, most), unchecked: isCompared ? null : "noMaximum" };
  }
  // However often it is taken: one alone is more than that.
  const findings = eachMg !== null && place === "inside" ? over("DOSE", eachMg, most) : [];
  return { findings, unchecked: findings.length > 0 ? "warned" : "noAmount" };
}

function comparedDose(name: string, taken: TakenDose, { age, weightKg }: Taker): DoseCheck {
  const substance = substanceOf(name);
  const most = adultMaximum(substance, taken);
  const isChild = age !== null && age < (ADULT_FROM[substance ?? ""] ?? 18);
  const isInBody = taken.place !== "outside" && taken.place !== "inhaled";
  if (isChild && isInBody && (most !== null || age < SMALL))
    return childsCheck(substance ?? "", taken, most, age, weightKg);
  if (isChild && most !== null) return { findings: over("DOSE", taken.dayMg, most, "stop"), unchecked: "noMaximum" };
  return adultsCheck(substance ?? "", taken, most);
}

/**
 * Compares how much of a medicine is taken, and how often, with what is usual. A name that is not known has nothing: that
 * is a warning of its own.
 */
export function doseCheck(name: string, taken: TakenDose, taker: Taker): DoseCheck {
  const all = substancesAndClasses(name);
  if (all.length === 0) return { findings: [], unchecked: null };
  const { findings, unchecked } = comparedDose(name, taken, taker);
  const isNarrow = all.some((each) => NARROW_RANGE.includes(each)) && taken.place !== "outside";
  const untold = isNarrow && (unchecked === "noMaximum" || unchecked === "noAmount");
  return {
    findings: [
      ...intervalFinding(name, taken),
      ...findings,
      ...(untold ? [{ check: "DOSE.unchecked", level: "warn", about: "" } as const] : []),
    ],
    unchecked: untold ? "warned" : unchecked,
  };
}
