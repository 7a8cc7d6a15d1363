import type { OverruledCheck } from "./prescribed-medicine";

/** Something that speaks against a line. */
export interface LineWarning {
  /** `ALLERGY.sameClass`, `DOSE` and the like. */
  check: string;
  level: "stop" | "warn";
  /** What it is about: the names of records, or an amount. */
  about: string;
}

/** Why the dose of a line was not compared with a usual daily maximum: none is known, or the dose of a day is not. */
export type UncheckedDose = "noMaximum" | "noAmount";

const isSame = (warning: LineWarning) => (overruled: OverruledCheck) =>
  overruled.check === warning.check && overruled.about === warning.about;

/** Each warning with the reason why it is prescribed all the same; an empty one where nobody gave any. */
export const answeredWarnings = (warnings: readonly LineWarning[], overruled: readonly OverruledCheck[]) =>
  warnings.map((warning) => ({ ...warning, reason: overruled.find(isSame(warning))?.reason ?? "" }));

/** Whether a warning asks for a reason of its own. */
export const isOpenDanger = ({ level, reason }: LineWarning & { reason: string }): boolean =>
  level === "stop" && reason === "";

/** Why a line is prescribed despite its warnings: one reason for all cautions, and of each dangerous one its own. */
interface GivenReasons {
  caution: string;
  dangers: readonly OverruledCheck[];
}

/** What is kept of the reasons: those of warnings that there still are, with the given ones where there was none. */
export const overruledWith = (
  warnings: readonly LineWarning[],
  overruled: readonly OverruledCheck[],
  { caution, dangers }: GivenReasons,
): OverruledCheck[] =>
  answeredWarnings(warnings, overruled).flatMap(({ reason: before, ...warning }) => {
    const given = warning.level === "stop" ? (dangers.find(isSame(warning))?.reason ?? "") : caution;
    const reason = before || given;
    return reason === "" ? [] : [{ ...warning, reason }];
  });

/** From this multiple of the usual daily maximum a dose is dangerous; below it and above the maximum it is a caution. */
const DANGEROUS_TIMES = 2;

/** Severity of a daily dose compared with the usual daily maximum, both in mg; null if it is not above it. */
export function doseLevel(dose: number, most: number): LineWarning["level"] | null {
  if (dose <= most) return null;
  return dose >= most * DANGEROUS_TIMES ? "stop" : "warn";
}
