import { useT } from "~/i18n/use-t";
import type { LabRange } from "../../domain/laboratory/lab-test";

const DAYS_A_YEAR = 365.25;

/** For which ages a range holds, in years where it has whole ones. */
export function useAgesText() {
  const { t } = useT();
  const age = (days: number) => {
    const years = Math.round(days / DAYS_A_YEAR);
    const whole = years >= 1 && Math.abs(years * DAYS_A_YEAR - days) <= 1;
    return whole ? t("laboratory:ageYears", { count: years }) : t("laboratory:ageDays", { count: days });
  };
  return ({ fromDays, toDays }: Pick<LabRange, "fromDays" | "toDays">) => {
    if (toDays !== null) return t("laboratory:ages.between", { from: age(fromDays), to: age(toDays) });
    return fromDays === 0 ? t("laboratory:ages.any") : t("laboratory:ages.from", { from: age(fromDays) });
  };
}
