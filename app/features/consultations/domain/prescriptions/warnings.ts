import type { OverruledCheck } from "./prescribed-medicine";

/** Something that speaks against a line. */
export interface LineWarning {
  /** `ALLERGY.sameClass`, `DOSE` and the like. */
  check: string;
  level: "stop" | "warn";
  /** What it is about: the names of records, or an amount. */
  about: string;
}

const isSame = (warning: LineWarning) => (overruled: OverruledCheck) =>
  overruled.check === warning.check && overruled.about === warning.about;

/** Each warning with the reason why it is prescribed all the same; an empty one where nobody gave any. */
export const answeredWarnings = (warnings: readonly LineWarning[], overruled: readonly OverruledCheck[]) =>
  warnings.map((warning) => ({ ...warning, reason: overruled.find(isSame(warning))?.reason ?? "" }));

/** What is kept of the reasons: those of warnings that there still are, with the given reason for those named by it. */
export const overruledWith = (
  warnings: readonly LineWarning[],
  overruled: readonly OverruledCheck[],
  reason: string,
): OverruledCheck[] =>
  answeredWarnings(warnings, overruled).map(({ check, about, reason: before }) => ({
    ...{ check, about },
    reason: before || reason,
  }));
