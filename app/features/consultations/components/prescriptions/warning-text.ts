import type { Speech } from "~/i18n/i18n-provider";
import type { LineWarning } from "../../domain/prescriptions/warnings";

/** What a check warns of, in words. */
export const warningText = (
  { check, about }: Pick<LineWarning, "check" | "about">,
  { t }: Pick<Speech, "t">,
): string =>
  check === "DOSE"
    ? t("prescriptions:warnings.dose", { about })
    : t(`medicine-checks:${check}` as "medicine-checks:CONTRAINDICATION.sameClass", { against: about });
