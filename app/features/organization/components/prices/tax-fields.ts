import { useT } from "~/i18n/use-t";
import type { FormFieldSpec } from "~/screens/form-field";
import { useTaxWords } from "~/screens/taxes-in";
import type { TaxRate } from "../../domain/prices/tax-choice";

/**
 * The choice of the taxes of something that has a price; no field where the organization has no taxes.
 * @param chosen those that it has, offered even if they are disabled by now
 */
export function useTaxFields(rates: readonly TaxRate[], chosen: readonly string[]): FormFieldSpec[] {
  const { t, format } = useT();
  const { named } = useTaxWords();
  const offered = rates.filter(({ id, enabled }) => enabled || chosen.includes(id));
  if (offered.length === 0) return [];
  const defaults = offered.filter(({ enabled, isDefault }) => enabled && isDefault).map(named);
  const byDefault =
    defaults.length === 0 ? t("prices:choice.DEFAULT") : t("prices:choice.defaults", { taxes: format.list(defaults) });
  return [
    {
      ...{ name: "taxMode", kind: "radios", label: t("prices:choice.label"), opens: "OWN" },
      options: [
        { value: "DEFAULT", label: byDefault },
        { value: "OWN", label: t("prices:choice.OWN") },
      ],
    },
    {
      ...{ name: "taxRateIds", kind: "checks", label: t("prices:choice.own"), opened: true },
      options: offered.map((rate) => ({ value: rate.id, label: named(rate) })),
    },
  ];
}
