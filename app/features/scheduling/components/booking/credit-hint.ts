import type { PatientTranslate } from "~/i18n/audiences";
import type { Translate } from "~/i18n/translator";
import type { OfferedCredits } from "../../domain/booking/offered-credits";

/** Beside the choice to pay with a credit: how many there are, and until when one comes back. */
export const creditHint = (t: PatientTranslate, { count, returnHours: hours }: OfferedCredits): string =>
  [
    t("credits:pay.left", { count }),
    hours === 0 ? t("credits:pay.backAlways") : t("credits:pay.backUntil", { count: hours }),
  ].join(" ");

/** The same for staff, of a patient's credits. */
export const creditHintToStaff = (t: Translate, { count, returnHours: hours }: OfferedCredits): string =>
  [
    t("credits:pay.leftOfPatient", { count }),
    hours === 0 ? t("credits:pay.backToPatientAlways") : t("credits:pay.backToPatientUntil", { count: hours }),
  ].join(" ");
