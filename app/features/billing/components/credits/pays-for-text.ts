import type { PatientTranslate } from "~/i18n/audiences";
import type { CreditService } from "../../domain/credits/credit-kinds";

interface PaysFor {
  services: readonly CreditService[];
  serviceOfferingIds: readonly string[];
  /** Names of the single services that there still are. */
  serviceNames: readonly string[];
}

/** What a grant pays for, in words. */
export function paysForText(t: PatientTranslate, { services, serviceOfferingIds, serviceNames }: PaysFor): string {
  if (services.length + serviceOfferingIds.length === 0) return t("credits:services.all");
  const named = [...services.map((service) => t(`credits:services.${service}`)), ...serviceNames];
  return named.length === 0 ? t("credits:services.gone") : named.join(", ");
}
